import { implement, pageOf, readCursor, viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { assignmentDetails, assignmentRepository } from './assignment-repository'
import { cancelAssignment } from './cancel-assignment'
import { recordNoShow } from './record-no-show'

export const assignmentHandlers = ({ db, clock }: Deps) => [
  implement('assignments.list', async ({ input: { cursor, limit, ...query }, actor }) => {
    const found = await assignmentRepository(db).page(viewerOf(actor), {
      ...query,
      after: readCursor(cursor),
      limit: limit + 1,
      now: clock.now(),
    })
    return pageOf(found, limit, ({ startsAt: at, id }) => ({ at, id }))
  }),

  implement('assignments.show', ({ input: { id }, actor }) =>
    assignmentDetails(db, id, viewerOf(actor, id), clock.now()),
  ),

  implement('assignments.cancel', ({ input: { id, reason }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      await cancelAssignment(tx, { id, reason, actor, now })
      return assignmentDetails(tx, id, viewerOf(actor), now)
    }),
  ),

  implement('assignments.noShow', ({ input: { id, reason }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      await recordNoShow(tx, { id, reason, actor, now })
      return assignmentDetails(tx, id, viewerOf(actor), now)
    }),
  ),
]
