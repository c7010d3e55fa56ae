import type { Db } from '@s4/db'
import { eraseVetting } from '../vetting/erase-vetting'
import { eraseVatRegistrations } from '../vat/vat-registrations'

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
