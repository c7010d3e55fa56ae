import type { Db } from '@s4/db'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { eachDue } from '@s4/api-platform/sweep'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** At most this many an hour, to limit the damage of a mistake. */
const BATCH_SIZE = 5

/**
 * Removes marked identities that have no account after a day, so that their addresses are free again.
 * The mark at the provider must name this installation, and the database must hold at least as many accounts as marks.
 */
export async function removeHalfMadeAccounts(deps: Deps, now: Date): Promise<void> {
  const { db, identity, log } = deps
  const due = await dueMarks(db, now)
  if (due.length === 0 || !(await identity.ready())) return
  if (await looksNew(db)) {
    log.warn({ due: due.length }, 'no half-made account is removed: this database knows fewer accounts than marks')
    await db.query('update half_made_account set due_at = $2 where uid = any($1)', [
      due.map(({ id }) => id),
      new Date(now.getTime() + DAY),
    ])
    return
  }
  await eachDue({ db, now }, due, (ctx, uid) => remove(deps, ctx, uid))
}

async function dueMarks(db: Db, now: Date): Promise<{ id: string }[]> {
  await db.query('delete from half_made_account where removed_at < $1', [new Date(now.getTime() - DAY)])
  return db.query<{ id: string }>(
    `select uid as id from half_made_account where removed_at is null and due_at <= $1
     and not exists (select from half_made_account where removed_at > $2) order by due_at limit $3`,
    [now, new Date(now.getTime() - HOUR), BATCH_SIZE],
  )
}

async function looksNew(db: Db): Promise<boolean> {
  const [count] = await db.query<{ isNew: boolean }>(
    `select (select count(*) from account) < (select count(*) from half_made_account
       where removed_at is null) as is_new`,
  )
  return count?.isNew ?? true
}

async function remove({ identity, log }: Deps, ctx: CommandContext<null>, uid: string): Promise<void> {
  const { tx, now } = ctx
  const [mark] = await tx.query<{ markedAt: string; isAccount: boolean; installation: string | null }>(
    `select marked_at, exists (select from account where account.uid = half_made_account.uid) as is_account,
       (select id from installation) as installation
     from half_made_account where uid = $1 and removed_at is null for update`,
    [uid],
  )
  if (!mark) return
  const known = await identity.lookup(uid)
  if (mark.isAccount || !mark.installation || known?.markedBy !== mark.installation) {
    await tx.query('delete from half_made_account where uid = $1', [uid])
    if (known)
      log.warn(
        { markedAt: mark.markedAt },
        'a half-made account is left alone: the provider does not have it as this installation’s',
      )
    return
  }
  await tx.query('update half_made_account set removed_at = $2 where uid = $1', [uid, now])
  await ctx.record({
    action: 'identity.removed',
    subject: { kind: 'account', id: uid },
    detail: { markedAt: mark.markedAt },
  })
  await identity.remove(uid)
  log.info({ markedAt: mark.markedAt }, 'an identity that never became an account was removed')
}
