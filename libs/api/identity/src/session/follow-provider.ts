import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { signal } from '@s4/api-platform/notices'
import type { ProviderAccount } from '@s4/api-platform/outside-services'
import { lockedEmail, recordEmail } from '../account/store/account-store'
import { endSessions } from './end-session'
import { sessionRepository } from './store/session-repository'

type ProviderState = Pick<ProviderAccount, 'uid' | 'email' | 'emailVerified'> &
  Partial<Pick<ProviderAccount, 'disabled' | 'validSince'>>

interface ProviderChange {
  known: ProviderState
  /** The session of the current sign-in, which stays. */
  keptId?: string
}

/**
 * Applies the provider's state of an account. A disabled account ends every session, a changed address all other
 * sessions, and a new password all earlier ones, each with its shift passes. Returns the ended sessions.
 */
export async function followProvider(ctx: CommandContext, { known, keptId }: ProviderChange): Promise<string[]> {
  const { tx } = ctx
  const { uid, email, disabled = false, validSince = new Date(0) } = known
  const before = await lockedEmail(tx, uid)
  if (before === undefined) return []
  const isMoved = before.toLowerCase() !== email.toLowerCase()
  const isOver = ({ id, provedAt }: { id: string; provedAt: string }) =>
    disabled || (id !== keptId && (isMoved || Date.parse(provedAt) < validSince.getTime()))

  const ended = (await sessionRepository(tx).listByPerson(uid)).filter(isOver).map(({ id }) => id)
  await endSessions(asS4(ctx), { uid, ids: ended })
  if (await recordEmail(tx, known)) await signal(tx, [uid], ['session'])
  return ended
}
