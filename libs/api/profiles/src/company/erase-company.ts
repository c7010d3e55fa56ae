import type { Db } from '@s4/db'
import { eraseVetting } from '../vetting/erase-vetting'
import { eraseVatRegistrations } from '../vat/vat-registrations'

/** Removes a person from a company with other members. Returns the company's id when it has no other member. */
export async function leaveCompany(tx: Db, uid: string): Promise<string | null> {
  const [alone] = await tx.query<{ id: string }>(
    `select company_id as id from company_member where uid = $1
     and not exists (select from company_member other
       where other.company_id = company_member.company_id and other.uid <> $1)`,
    [uid],
  )
  if (alone) return alone.id
  // The longest-standing member becomes the new owner.
  await tx.query(
    `with gone as (delete from company_member where uid = $1 returning company_id, role)
     update company_member set role = 'owner' from gone
     where gone.role = 'owner' and company_member.company_id = gone.company_id and company_member.uid = (
       select uid from company_member longest where longest.company_id = gone.company_id and longest.uid <> $1
       order by created_at, uid limit 1)`,
    [uid],
  )
  return null
}

/** Erases the profile of a company; its id stays for the records that law requires. */
export async function eraseCompany(tx: Db, { companyId, now }: { companyId: string; now: Date }): Promise<void> {
  await tx.query(
    `update company set company_name = 'Closed company', company_contact = '', company_email = '', address = '',
       bio = '', manager_name = '',
       manager_email = '', manager_phone = '', lat = null, lng = null, logo_file_id = null,
       service_user_number = '', bacs_sort_code = '', bacs_account_number = '', updated_at = $2
     where id = $1`,
    [companyId, now],
  )
  await eraseVetting(tx, companyId)
  await eraseVatRegistrations(tx, { side: 'company', id: companyId })
}
