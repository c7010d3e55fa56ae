import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Identity, ProviderAccount } from '@s4/api-platform/outside-services'

/**
 * Takes the mark off an identity that becomes an account, whoever put it there, in the transaction that makes the account;
 * the provider's goes first, so that a copy of the database from before finds nothing to remove.
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
  // The token outlived the identity.
  if (!known || mark?.removedAt) throw new ApiError('identity.invalid')
  if (mark || known.markedBy) await identity.unmark(uid)
  await tx.query('delete from half_made_account where uid = $1', [uid])
}
