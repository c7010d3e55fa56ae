import type { Deps } from '@s4/api-platform/deps'

const DAY = 24 * 60 * 60_000

/**
 * Marks a new identity without an account, here and at the provider, so that it can be removed when no account follows.
 * An older identity is not marked, because its account may be missing only in this database.
 */
export async function markHalfMadeAccount(
  { db, identity, clock }: Pick<Deps, 'db' | 'identity' | 'clock'>,
  uid: string,
): Promise<void> {
  const known = await identity.lookup(uid)
  if (!known?.isNew || known.markedBy) return
  const [installation] = await db.query<{ id: string }>('select id from installation')
  if (!installation) return
  // The provider first: its mark has no effect without a row here.
  await identity.mark(uid, installation.id)
  const now = clock.now()
  await db.query(
    `insert into half_made_account (uid, marked_at, due_at) select $1, $2, $3
     where not exists (select from account where uid = $1) on conflict do nothing`,
    [uid, now, new Date(now.getTime() + DAY)],
  )
}
