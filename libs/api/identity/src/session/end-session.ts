import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { sessionRepository } from './store/session-repository'
import { moveShiftTokens } from './shift-token'

/** Ends these sessions of one person in every tab, each with its passes to shifts. */
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

/** Nobody is signed in as this person any more. */
export async function endEverySession(ctx: CommandContext, { uid }: { uid: string }): Promise<void> {
  const ids = (await sessionRepository(ctx.tx).listByPerson(uid)).map(({ id }) => id)
  await endSessions(ctx, { uid, ids })
}

/** Ends a session in every tab, with its passes to shifts. False when this person has no such session. */
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

/** Ends a session the same person goes on from in this browser: nobody is told, and its passes, one asked for just now among them, stay with the browser. */
export async function replaceSession(
  ctx: CommandContext<Actor>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await ctx.tx.query('select 1 from session where id = $1 for update', [from])
  await moveShiftTokens(ctx.tx, from, to)
  if (await sessionRepository(ctx.tx).end(ctx.actor.uid, from))
    await ctx.record({ action: 'session.ended', subject: { kind: 'session', id: from } })
}
