import type { Deps } from '@s4/api-platform/deps'

const DAY = 24 * 60 * 60_000

/**
 * Marks an identity that was made a moment ago and has no account yet, here and at the provider, so that it can be removed if it stays so.
 * An older one is left alone: perhaps it is this database that does not know it.
 */
export async function markHalfMadeAccount(
  { db, identity, clock }: Pick<Deps, 'db' | 'identity' | 'clock'>,
  uid: string,
): Promise<void> {
  const known = await identity.lookup(uid)
  if (!known?.isNew || known.markedBy) return
  const [installation] = await db.query<{ id: string }>('select id from installation')
  if (!installation) return
  // First there: a mark without a row here does nothing.
  await identity.mark(uid, installation.id)
  const now = clock.now()
  await db.query(
    `insert into half_made_account (uid, marked_at, due_at) select $1, $2, $3
     where not exists (select from account where uid = $1) on conflict do nothing`,
    [uid, now, new Date(now.getTime() + DAY)],
  )
}
