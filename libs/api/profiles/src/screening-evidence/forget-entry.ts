import type { EntryKind } from '@s4/domain/screening'
import { releaseFile } from '@s4/api-platform/files'
import type { SeekerContext } from '../own-changes/record-own-change'
import { removeReferences } from '../references/remove-references'

/** Removes the references and the evidence of a removed piece of history. */
export async function forgetEntry(
  { tx, now, actor: { seekerId } }: SeekerContext,
  { entryKind, entryId }: { entryKind: EntryKind; entryId: string },
): Promise<void> {
  const references = await tx.query<{ id: string }>(
    'select id from screening_reference where seeker_id = $1 and entry_kind = $2 and entry_id = $3',
    [seekerId, entryKind, entryId],
  )
  await removeReferences(
    tx,
    references.map(({ id }) => id),
  )
  const evidence = await tx.query<{ fileId: string }>(
    `delete from screening_evidence where seeker_id = $1 and entry_kind = $2 and entry_id = $3 returning file_id`,
    [seekerId, entryKind, entryId],
  )
  for (const { fileId } of evidence) await releaseFile(tx, fileId, now)
}
