import type { FilePurpose } from '@s4/contract'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import type { SeekerContext } from '../own-changes/record-own-change'

interface Replacing {
  purpose: FilePurpose
  fileId: string | null
  heldFileId?: string | null | undefined
}

/** Ties the file just sent to a document and gives up the one before; without a new one the document keeps its own. */
export async function replaceFile(
  { tx, actor, now }: SeekerContext,
  { purpose, fileId, heldFileId }: Replacing,
): Promise<void> {
  if (!fileId || fileId === heldFileId) return
  await claimFile(tx, { id: fileId, ownerUid: actor.uid, purpose }, now)
  await releaseFile(tx, heldFileId, now)
}
