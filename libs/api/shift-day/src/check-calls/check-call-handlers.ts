import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { type Handler, implement, toPage, readCursor, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { answerCheckCall, confirmCheckCall } from './answer-check-call'
import { checkOnMe } from './check-on-me'
import { checkCallRepository } from './check-call-repository'
import { shiftDayOf } from './shift-day-of'

export function checkCallHandlers(deps: Deps): Handler[] {
  const { db, clock, settings } = deps
  const { codeKeys } = settings
  const dayOf = (actor: Actor | ShiftActor, id: string) =>
    shiftDayOf(db, id, { viewer: toViewer(actor, id), now: clock.now() })

  return [
    implement('checkCalls.list', ({ input: { id }, actor }) => dayOf(actor, id)),

    implement('checkCalls.log', async ({ input: { cursor, limit, ...filter }, actor }) => {
      const found = await checkCallRepository(db).log({
        actor,
        filter,
        now: clock.now(),
        after: readCursor(cursor),
        limit: limit + 1,
      })
      return toPage(found, limit, ({ dueAt: at, id }) => ({ at, id }))
    }),

    implement('checkCalls.answer', async ({ input, actor, transact }) => {
      const call = await transact((ctx) => answerCheckCall(ctx, { ...input, codeKeys }))
      return { ...call, day: await dayOf(actor, call.assignmentId) }
    }),
    implement('checkCalls.checkOnMe', ({ input, transact }) => transact((ctx) => checkOnMe(ctx, input))),
    implement('checkCalls.confirm', async ({ input, actor, transact }) => {
      const call = await transact((ctx) => confirmCheckCall(ctx, { ...input, codeKeys }))
      return { ...call, day: await dayOf(actor, call.assignmentId) }
    }),
  ]
}
