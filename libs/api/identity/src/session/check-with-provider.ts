import { commandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import { currentTraceId } from '@s4/api-platform/tracing'
import { endEverySession } from './end-session'
import { followProvider } from './follow-provider'

/** Newer changes are ignored, because a restarted emulator briefly reports a change for every account. */
const MIN_CHANGE_AGE_MS = 10_000

/** The most accounts in one lookup of the provider. */
const BATCH_SIZE = 100

/**
 * Reads the accounts of all signed-in people and shift passes from the provider once a minute, because the provider
 * does not report a new password, a changed address, or a disabled or deleted account.
 */
export const checkWithProvider: DueWork = async (deps, now) => {
  const { identity, db, log } = deps
  const round = { actor: null, requestId: currentTraceId() }
  for (;;) {
    const uids = await takeUnchecked(deps, now)
    if (uids.length === 0) return
    const known = await identity.lookupAll(uids).catch(() => null)
    if (!known) return log.warn('the provider could not be asked about sessions')
    const settled = known.map((account) =>
      Date.now() - account.validSince.getTime() < MIN_CHANGE_AGE_MS ? { ...account, validSince: new Date(0) } : account,
    )
    for (const account of settled)
      await db.transaction((tx) => followProvider(commandContext(tx, { ...round, now }), { known: account }))
    for (const uid of deletedAmong(uids, known))
      await db.transaction((tx) => endEverySession(commandContext(tx, { ...round, now }), { uid }))
    if (uids.length < BATCH_SIZE) return
  }
}

/**
 * Uids missing at the provider; empty when most are missing, because then it is the wrong provider or one that
 * restarts.
 */
function deletedAmong(uids: readonly string[], known: readonly { uid: string }[]): string[] {
  const knownUids = new Set(known.map(({ uid }) => uid))
  const missing = uids.filter((uid) => !knownUids.has(uid))
  return missing.length > known.length ? [] : missing
}

async function takeUnchecked({ db }: Deps, now: Date): Promise<string[]> {
  const taken = await db.query<{ uid: string }>(
    `with due as (
       select uid from session where provider_checked_at < now() - interval '1 minute'
         and id in (select id from session where expires_at > $1 union select session_id from shift_token
           where expires_at > $1)
       group by uid limit $2)
     update session set provider_checked_at = now() where uid in (select uid from due) returning uid`,
    [now, BATCH_SIZE],
  )
  return [...new Set(taken.map(({ uid }) => uid))]
}

/** Checks one person after the commit without delaying the response; after a failure the next sweep checks again. */
export function checkSoon(deps: Deps, { email, requestId }: { email: string; requestId: string }): void {
  const check = async () => {
    const known = await deps.identity.lookupByEmail(email)
    if (known) await runCommand(deps, { actor: null, requestId }, (ctx) => followProvider(ctx, { known }))
  }
  deps.db.afterCommit(() => {
    check().catch((error: unknown) => deps.log.warn({ err: error }, 'a person was not checked with the provider'))
  })
}
