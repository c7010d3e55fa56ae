import type { StaffCompany, StaffCompanyDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { vettingRepository } from './vetting-repository'

/** Something undecided, or a company not yet decided about of which something is verified. */
const WAITS = `waiting.since is not null
  or (company.vetting = 'notVerified' and exists (select from company_declaration
    where company_id = company.id and superseded_at is null and status = 'verified'))`

const SELECT = `select company.id, company.company_name, company.vetting as status, waiting.since as waiting_since
  from company left join lateral (select min(declared_at) as since from company_declaration
    where company_id = company.id and superseded_at is null and status in ('declared', 'lookedAt')) waiting on true`

/** The longest waiting first. */
export const companiesToVet = (db: Db): Promise<StaffCompany[]> =>
  db.query<StaffCompany>(
    `${SELECT} where ${WAITS} order by waiting.since nulls first, company.id limit ${STAFF_LIST_LENGTH}`,
  )

export const companiesNamed = (db: Db, name: string): Promise<StaffCompany[]> =>
  db.query<StaffCompany>(
    `${SELECT} where strpos(lower(company.company_name), lower($1)) > 0 order by company.company_name, company.id
     limit ${STAFF_LIST_LENGTH}`,
    [name],
  )

/** Throws `company.missing`. */
export async function companyToVet(db: Db, id: string): Promise<StaffCompanyDetails> {
  type Row = Omit<StaffCompanyDetails, 'declarations' | 'decisions'>
  const [company] = await db.query<Row>(
    `select listed.*, company.address, company.company_email, company.company_contact, company.created_at,
       (select vat_number from company_vat_registration
         where company_id = company.id and ended_on is null) as vat_number
     from (${SELECT}) listed join company using (id) where id = $1`,
    [id],
  )
  if (!company) throw new ApiError('company.missing')
  const decisions = await db.query<StaffCompanyDetails['decisions'][number]>(
    `select decision, reason, decided_at, staff_member.name as by
     from vetting_decision left join staff_member on staff_member.id = staff_id
     where company_id = $1 order by vetting_decision.id desc`,
    [id],
  )
  return { ...company, declarations: await vettingRepository(db, id).declarations(), decisions }
}
