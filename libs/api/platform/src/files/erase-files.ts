import type { Db } from '@s4/db'

/**
 * Marks a person's files for removal, except logbook pictures, invoices with their receipts, and the logo of a
 * remaining company.
 */
export async function eraseFiles(tx: Db, { uid, now }: { uid: string; now: Date }): Promise<void> {
  await tx.query(
    `update stored_file set deleted_at = $2, name = 'erased'
     where owner_uid = $1 and deleted_at is null and purpose not like 'logbook%'
     and not (purpose = 'invoice' and claimed_at is not null)
     and not exists (select from expense_claim where file_id = stored_file.id and invoice_id is not null)
     and not exists (select from company where logo_file_id = stored_file.id)`,
    [uid, now],
  )
}
