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
  await db.query(`insert into company_member (company_id, uid, role, created_at) values ($1, $2, 'owner', $3)`, [
    companyId,
    person.uid,
    clock.now(),
  ])
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
