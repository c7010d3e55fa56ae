import type { Actor } from '@s4/api-platform/actor'
import { moveDevices } from '@s4/api-platform/channels'
import type { CommandContext } from '@s4/api-platform/commands'
import { removedSessions } from './store/removed-sessions'
import { sessionRepository } from './store/session-repository'
import { moveShiftTokens } from './shift-token'

/** Ends sessions of one person with their shift passes, and signals their tabs. */
export async function endSessions(
  ctx: CommandContext,
  { uid, ids }: { uid: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    await sessionRepository(ctx.tx).end(uid, id)
    await ctx.record({
      action: 'session.ended',
      subject: { kind: 'session', id },
      signals: [{ to: [uid], resources: ['session'] }],
    })
  }
}

export async function endEverySession(ctx: CommandContext, { uid }: { uid: string }): Promise<void> {
  const ids = (await sessionRepository(ctx.tx).listByPerson(uid)).map(({ id }) => id)
  await endSessions(ctx, { uid, ids })
}

/** Ends every session of somebody who was removed from a company; requests of theirs are told of it. */
export async function endSessionsOfRemoved(
  ctx: CommandContext,
  member: { uid: string; companyId: string },
): Promise<void> {
  await removedSessions(ctx.tx).note(member)
  await endEverySession(ctx, member)
}

/** Ends a session with its shift passes. False when this person has no such session. */
export async function endSession(ctx: CommandContext<Actor>, { id }: { id: string }): Promise<boolean> {
  const { uid } = ctx.actor
  if (!(await sessionRepository(ctx.tx).end(uid, id))) return false
  await ctx.record({
    action: 'session.ended',
    subject: { kind: 'session', id },
    signals: [{ to: [uid], resources: ['session'] }],
  })
  return true
}

/**
 * Ends a session after the same person signed in again in this browser: without a signal, and its shift passes and
 * pushes move to the new session.
 */
export async function replaceSession(
  ctx: CommandContext<Actor>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await ctx.tx.query('select 1 from session where id = $1 for update', [from])
  await moveShiftTokens(ctx.tx, from, to)
  await moveDevices(ctx.tx, { from, to })
  if (await sessionRepository(ctx.tx).end(ctx.actor.uid, from))
    await ctx.record({ action: 'session.ended', subject: { kind: 'session', id: from } })
}
