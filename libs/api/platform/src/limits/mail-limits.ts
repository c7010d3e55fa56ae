import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import { networkPrefix } from './network'
import { attempt, DAY, HOUR } from './rate-limits'

interface Asked {
  email: string
  /** The person this browser is signed in as, or was a moment ago, when the address is theirs. */
  ownUid: string | null
}

/**
 * Whether one more mail may go to an address. Nobody hears that it may not: told so, anybody could lock another's address out and see it.
 * Strangers share a day's worth, of which one network gets a few; its owner's own browser has its own.
 */
export async function mayMail(deps: Deps, request: FastifyRequest, { email, ownUid }: Asked): Promise<boolean> {
  const address = email.trim().toLowerCase()
  const asking =
    ownUid === null ? `mail:network:${networkPrefix(request.ip)}:${address}` : `mail:own:${ownUid}:${address}`
  const within = async (key: string, most: number, window: number) =>
    !(await attempt(deps, key, { most, window })).isOver
  if (!(await within(`${asking}:hour`, 5, HOUR))) return false
  if (!(await within(`${asking}:day`, 10, DAY))) return false
  return ownUid !== null || within(`mail:strangers:${address}`, 40, DAY)
}
