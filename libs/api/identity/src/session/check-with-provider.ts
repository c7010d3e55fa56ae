import { v7 as uuid } from 'uuid'
import { commandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import { endEverySession } from './end-session'
import { followProvider } from './follow-provider'

/** Milliseconds a change must have stood: an emulator given back its accounts says for a moment that all have changed. */
const SETTLED = 10_000

/** As many as the provider answers at once. */
const BATCH_SIZE = 100

/**
 * Asks the provider once a minute about everybody who is signed in or holds a pass to a shift, since it tells nobody of a new password,
 * a changed address, or an account switched off or deleted.
 */
export const checkWithProvider: DueWork = async (deps, now) => {
  const { identity, db, log } = deps
  const round = { actor: null, requestId: uuid() }
  for (;;) {
    const uids = await takeUnchecked(deps, now)
    if (uids.length === 0) return
    const known = await identity.lookupAll(uids).catch(() => null)
    if (!known) return log.warn('the provider could not be asked about sessions')
    const settled = known.map((account) =>
      Date.now() - account.validSince.getTime() < SETTLED ? { ...account, validSince: new Date(0) } : account,
    )
    for (const account of settled)
      await db.transaction((tx) => followProvider(commandContext(tx, { ...round, now }), { known: account }))
    for (const uid of deletedAmong(uids, known))
      await db.transaction((tx) => endEverySession(commandContext(tx, { ...round, now }), { uid }))
    if (uids.length < BATCH_SIZE) return
  }
}

/** Whom the provider no longer knows. One that knows few of those asked about is another, or is restoring its own: then nobody. */
function deletedAmong(uids: readonly string[], known: readonly { uid: string }[]): string[] {
  const knownUids = new Set(known.map(({ uid }) => uid))
  const missing = uids.filter((uid) => !knownUids.has(uid))
  return missing.length > known.length ? [] : missing
}

async function takeUnchecked({ db }: Deps, now: Date): Promise<string[]> {
  const taken = await db.query<{ uid: string }>(
    `with due as (
       select uid from session where provider_checked_at < now() - interval '1 minute'
         and id in (select id from session where expires_at > $1 union select session_id from shift_token where expires_at > $1)
       group by uid limit $2)
     update session set provider_checked_at = now() where uid in (select uid from due) returning uid`,
    [now, BATCH_SIZE],
  )
  return [...new Set(taken.map(({ uid }) => uid))]
}

/** Asks about one person right after the commit, beside the answer; what fails now the minute's round does. */
export function checkSoon(deps: Deps, { email, requestId }: { email: string; requestId: string }): void {
  const check = async () => {
    const known = await deps.identity.lookupByEmail(email)
    if (known) await runCommand(deps, { actor: null, requestId }, (ctx) => followProvider(ctx, { known }))
  }
  deps.db.afterCommit(() => {
    check().catch((error: unknown) => deps.log.warn({ err: error }, 'a person was not checked with the provider'))
  })
}
