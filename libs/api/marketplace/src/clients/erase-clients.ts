import type { Db } from '@s4/db'

/** Removes the people of clients when their company is erased; names and contracts stay with the work. */
export async function eraseClients(tx: Db, { companyId }: { companyId: string }): Promise<void> {
  await tx.query(
    `update client set contact_name = '', phone = '', billing_email = '', notes = '', version = version + 1
     where company_id = $1`,
    [companyId],
  )
}
