import { implement, toPage, readCursor, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { assignmentDetails, assignmentRepository } from './assignment-repository'
import { cancelAssignment } from './cancel-assignment'
import { recordNoShow } from './record-no-show'

export const assignmentHandlers = ({ db, clock }: Deps) => [
  implement('assignments.list', async ({ input: { cursor, limit, ...query }, actor }) => {
    const found = await assignmentRepository(db).page(toViewer(actor), {
      ...query,
      after: readCursor(cursor),
      limit: limit + 1,
      now: clock.now(),
    })
    return toPage(found, limit, ({ startsAt: at, id }) => ({ at, id }))
  }),

  implement('assignments.show', ({ input: { id }, actor }) =>
    assignmentDetails(db, id, { viewer: toViewer(actor, id), now: clock.now() }),
  ),

  implement('assignments.cancel', ({ input, transact }) =>
    transact(async (ctx) => {
      await cancelAssignment(ctx, input)
      return assignmentDetails(ctx.tx, input.id, { viewer: toViewer(ctx.actor), now: ctx.now })
    }),
  ),

  implement('assignments.noShow', ({ input, transact }) =>
    transact(async (ctx) => {
      await recordNoShow(ctx, input)
      return assignmentDetails(ctx.tx, input.id, { viewer: toViewer(ctx.actor), now: ctx.now })
    }),
  ),
]
