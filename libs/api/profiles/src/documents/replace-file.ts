import type { FilePurpose } from '@s4/contract'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import type { SeekerContext } from '../own-changes/record-own-change'

interface ReplaceFileInput {
  purpose: FilePurpose
  fileId: string | null
  heldFileId?: string | null | undefined
}

/** Links a new file to a document and releases the old one; without a new file nothing changes. */
export async function replaceFile(
  { tx, actor, now }: SeekerContext,
  { purpose, fileId, heldFileId }: ReplaceFileInput,
): Promise<void> {
  if (!fileId || fileId === heldFileId) return
  await claimFile(tx, { id: fileId, ownerUid: actor.uid, purpose }, now)
  await releaseFile(tx, heldFileId, now)
}
