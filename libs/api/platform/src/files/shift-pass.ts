import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LogbookEntry } from '@s4/contract'
import type { Deps } from '../deps/deps'

const TWELVE_HOURS_MS = 12 * 60 * 60_000

interface Pass {
  until: number
  /** The session id of the shift pass that reads the logbook; it gives no access by itself. */
  session: string
  pass: string
}

const sign = ({ settings }: Pick<Deps, 'settings'>, id: string, { until, session }: Omit<Pass, 'pass'>): string =>
  createHmac('sha256', settings.sessionKey).update(`logbook-picture:${id}:${session}:${until}`).digest('base64url')

/**
 * Signs the picture addresses of an entry for 12 hours or until the session ends, because a browser cannot send the
 * shift pass with a picture request.
 */
export const withPasses = (deps: Deps, entry: LogbookEntry, session: string): LogbookEntry => ({
  ...entry,
  pictures: entry.pictures.map((address) => withPass(deps, address, session)),
})

function withPass(deps: Deps, address: string, session: string): string {
  const until = deps.clock.now().getTime() + TWELVE_HOURS_MS
  const pass = sign(deps, address.split('/').at(-1) ?? '', { until, session })
  return `${address}?until=${until}&session=${session}&pass=${pass}`
}

export async function isValidPass(deps: Deps, id: string, { until, session, pass }: Pass): Promise<boolean> {
  const [expected, actual] = [Buffer.from(sign(deps, id, { until, session })), Buffer.from(pass)]
  const now = deps.clock.now()
  if (until <= now.getTime() || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false
  const live = await deps.db.query('select 1 from shift_token where session_id = $1 and expires_at > $2 limit 1', [
    session,
    now,
  ])
  return live.length > 0
}
