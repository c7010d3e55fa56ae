import type { Db } from '@s4/db'
import { removeMails } from '@s4/api-platform/mail-queue'

/** Removes references with their links and mails. */
export async function removeReferences(tx: Db, ids: readonly string[]): Promise<void> {
  await removeLinks(tx, ids)
  await tx.query('delete from screening_reference where id = any($1)', [ids])
}

/** Ends the links of references, and removes the mails they were sent in. */
export async function removeLinks(tx: Db, ids: readonly string[]): Promise<void> {
  const links = await tx.query<{ mailId: string }>(
    'delete from screening_reference_link where reference_id = any($1) returning mail_id',
    [ids],
  )
  await removeMails(
    tx,
    links.map(({ mailId }) => mailId),
  )
}
