import type { Deps } from '../server/deps'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
let lookedAt = -Infinity

/** Removes identities that are a day old and never became an account, so that nothing is left behind and the address is free. Looks once an hour. */
export async function removeHalfMadeAccounts({ db, identity }: Deps, now: Date): Promise<void> {
  if (now.getTime() - lookedAt < HOUR || !(await identity.ready())) return
  lookedAt = now.getTime()
  // The provider dates them by its own clock.
  for await (const uid of identity.madeBefore(new Date(Date.now() - DAY))) {
    const [account] = await db.query('select uid from account where uid = $1', [uid])
    if (!account) await identity.remove(uid)
  }
}
