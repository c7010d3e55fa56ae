import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Identity, ProviderAccount } from '@s4/api-platform/outside-services'

/**
 * Removes the mark of an identity in the transaction that makes its account. The mark at the provider is removed first,
 * so that a restored older database cannot remove the identity.
 */
export async function unmarkHalfMadeAccount(
  tx: Db,
  identity: Identity,
  { uid, known }: { uid: string; known: ProviderAccount | null },
): Promise<void> {
  const [mark] = await tx.query<{ removedAt: string | null }>(
    'select removed_at from half_made_account where uid = $1 for update',
    [uid],
  )
  // The token is still valid, but the identity was removed.
  if (!known || mark?.removedAt) throw new ApiError('identity.invalid')
  if (mark || known.markedBy) await identity.unmark(uid)
  await tx.query('delete from half_made_account where uid = $1', [uid])
}
