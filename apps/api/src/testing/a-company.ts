import type { MemberRole } from '@s4/contract'
import type { VettingStatus } from '@s4/domain/vetting'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { aPerson, type Account, type Person } from './person'
import type { StandInIdentity } from './stand-ins/stand-in-identity'

export interface Company extends Person {
  companyId: string
  companyName: string
}

export interface CompanyOverrides extends Account {
  companyName?: string
  /** False: the company has no bio and no manager. */
  complete?: boolean
  /** Verified unless said otherwise. */
  vetting?: VettingStatus
}

/** A company with a complete profile, a VAT number and the self-billing terms agreed; its founder is signed in. */
export async function aCompany(
  deps: Deps & { identity: StandInIdentity },
  overrides: CompanyOverrides = {},
): Promise<Company> {
  const { db, clock } = deps
  const person = await aPerson(deps, 'Company', overrides)
  const companyId = uuid()
  const { companyName = 'Harbour Security Ltd', complete = true, vetting = 'verified' } = overrides
  const ifComplete = (value: string) => (complete ? value : '')

  await db.query(
    `insert into company (
       id, firebase_uid, company_name, company_contact, company_email, address,
       bio, manager_name, manager_email, manager_phone, created_at, updated_at, vetting)
     values ($1, $2, $3, '+442079460000', 'office@example.co.uk', '1 Dock Road, London E16 1AA',
       $4, $5, $6, $7, $8, $8, $9)`,
    [
      companyId,
      person.uid,
      companyName,
      ifComplete('Guards for events.'),
      ifComplete('Mo Diallo'),
      ifComplete('mo@example.co.uk'),
      ifComplete('+442079460001'),
      clock.now(),
      vetting,
    ],
  )
  await db.query(
    `insert into company_member (company_id, uid, role, name, created_at) values ($1, $2, 'owner', $4, $3)`,
    [companyId, person.uid, clock.now(), ifComplete('Mo Diallo')],
  )
  await db.query(
    `insert into company_vat_registration (id, company_id, vat_number, registered_on, recorded_at)
     values ($1, $2, '101747696', '2020-01-01', $3)`,
    [uuid(), companyId, clock.now()],
  )
  await db.query(
    'insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at) values ($1, $2, $3, $4)',
    [companyId, SELF_BILLING_VERSION, person.uid, clock.now()],
  )
  return { ...person, companyId, companyName }
}

/** A company account without a profile. */
export const aCompanyAccount = (deps: Deps & { identity: StandInIdentity }, account: Account = {}): Promise<Person> =>
  aPerson(deps, 'Company', account)

export interface Member extends Company {
  role: MemberRole
  name: string
}

interface MemberOverrides extends Account {
  role?: MemberRole
  name?: string
  /** Limits the member to these sites. */
  siteIds?: readonly string[]
  /** An account that is to become a member as well. */
  person?: Person
}

/** Another member of a company, a manager for all sites unless said otherwise, signed in for this company. */
export async function aMember(
  deps: Deps & { identity: StandInIdentity },
  { companyId, companyName }: Pick<Company, 'companyId' | 'companyName'>,
  { role = 'manager', name = 'Pat Quinn', siteIds, person, ...account }: MemberOverrides = {},
): Promise<Member> {
  const { db, clock } = deps
  const member = person ?? (await aPerson(deps, 'Company', account))
  await db.query(
    `insert into company_member (company_id, uid, role, name, all_sites, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [companyId, member.uid, role, name, siteIds === undefined, clock.now()],
  )
  for (const siteId of siteIds ?? [])
    await db.query('insert into company_member_site (company_id, uid, site_id) values ($1, $2, $3)', [
      companyId,
      member.uid,
      siteId,
    ])
  await db.query('update session set company_id = $2 where id = $1', [member.sessionId, companyId])
  return { ...member, companyId, companyName, role, name }
}
