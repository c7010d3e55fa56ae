import type { Db } from '@s4/db'
import { audit, signal } from '@s4/api-platform/notices'
import type { ProviderAccount } from '@s4/api-platform/outside-services'
import { sessionRepository } from './session-repository'

interface Following {
  now: Date
  /** The session in which the person has just proved who they are. */
  keptId?: string
}

type Known = Pick<ProviderAccount, 'uid' | 'email' | 'emailVerified'> &
  Partial<Pick<ProviderAccount, 'disabled' | 'validSince'>>

/**
 * Takes over what the provider says of an account: its address, and whose sign-ins still count. An account switched off ends every session,
 * a changed address every other one, a new password those from before it; each with its passes to shifts. Answers those ended.
 */
export async function followProvider(tx: Db, known: Known, { now, keptId }: Following): Promise<string[]> {
  const { uid, email, emailVerified, disabled = false, validSince = new Date(0) } = known
  const sessions = sessionRepository(tx)
  const before = await sessions.emailOf(uid)
  if (!before) return []
  const isMoved = before.email.toLowerCase() !== email.toLowerCase()
  const isOver = ({ id, provedAt }: { id: string; provedAt: string }) =>
    disabled || (id !== keptId && (isMoved || Date.parse(provedAt) < validSince.getTime()))

  const ended = (await sessions.ofPerson(uid)).filter(isOver).map(({ id }) => id)
  await endThose(tx, uid, { ids: ended, now })
  const changed = await sessions.recordEmail(uid, email, emailVerified)
  if (ended.length > 0 || changed) await signal(tx, [uid], ['session'])
  return ended
}

/** For somebody whose account is gone at the provider. */
export async function endEverySession(tx: Db, uid: string, now: Date): Promise<void> {
  const ids = (await sessionRepository(tx).ofPerson(uid)).map(({ id }) => id)
  await endThose(tx, uid, { ids, now })
  if (ids.length > 0) await signal(tx, [uid], ['session'])
}

async function endThose(tx: Db, uid: string, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> {
  for (const id of ids) {
    await sessionRepository(tx).end(uid, id)
    await audit(tx, { at: now, actor: null, action: 'session.ended', subject: { kind: 'session', id } })
  }
}
