import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import { networkPrefix } from './network'
import { countAttempt, DAY, HOUR } from './rate-limits'

interface MailRequest {
  email: string
  /** The person of this browser's session, when the address is theirs. */
  ownUid: string | null
}

/**
 * Counts a mail to an address and returns whether it may be sent. Callers must not show the result, or a stranger could
 * block an address and see it. Strangers share one daily limit for each address, with a lower one for each network; the
 * owner's browser has a limit of its own.
 */
export async function mayMail(deps: Deps, request: FastifyRequest, { email, ownUid }: MailRequest): Promise<boolean> {
  const address = email.trim().toLowerCase()
  const keyPrefix =
    ownUid === null ? `mail:network:${networkPrefix(request.ip)}:${address}` : `mail:own:${ownUid}:${address}`
  const within = async (key: string, max: number, window: number) =>
    !(await countAttempt(deps, key, { max, window })).isOver
  if (!(await within(`${keyPrefix}:hour`, 5, HOUR))) return false
  if (!(await within(`${keyPrefix}:day`, 10, DAY))) return false
  return ownUid !== null || within(`mail:strangers:${address}`, 40, DAY)
}
