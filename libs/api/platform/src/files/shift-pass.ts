import type { LogbookEntry } from '@s4/contract'
import type { Deps } from '../deps/deps'
import { isSigned, sign } from '../settings/signing-keys'

const TWELVE_HOURS_MS = 12 * 60 * 60_000

interface Pass {
  until: number
  /** The session id of the shift pass that reads the logbook; it gives no access by itself. */
  session: string
  pass: string
}

const passText = (id: string, { until, session }: Omit<Pass, 'pass'>) => `logbook-picture:${id}:${session}:${until}`

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
  const text = passText(address.split('/').at(-1) ?? '', { until, session })
  const pass = sign(deps.settings.sessionKeys, text).toString('base64url')
  return `${address}?until=${until}&session=${session}&pass=${pass}`
}

export async function isValidPass(deps: Deps, id: string, { until, session, pass }: Pass): Promise<boolean> {
  const now = deps.clock.now()
  if (until <= now.getTime()) return false
  const given = Buffer.from(pass, 'base64url')
  if (!isSigned(deps.settings.sessionKeys, passText(id, { until, session }), given)) return false
  const live = await deps.db.query('select 1 from shift_token where session_id = $1 and expires_at > $2 limit 1', [
    session,
    now,
  ])
  return live.length > 0
}
