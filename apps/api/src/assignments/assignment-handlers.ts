import { cursorOf, readCursor } from '../server/cursor'
import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { assignmentDetails, assignmentRepository } from './assignment-repository'
import { cancelAssignment } from './cancel-assignment'
import { recordNoShow } from './record-no-show'
import { viewerOf } from './viewer'

export const assignmentHandlers = ({ db, clock }: Deps) => [
  implement('assignments.list', async ({ input: { cursor, ...query }, actor }) => {
    const data = await assignmentRepository(db).page(viewerOf(actor), { ...query, after: readCursor(cursor) })
    const last = data.length === query.limit ? data.at(-1) : undefined
    return { data, nextCursor: last ? cursorOf({ at: last.startsAt, id: last.id }) : null }
  }),

  implement('assignments.show', ({ input: { id }, actor }) => assignmentDetails(db, id, viewerOf(actor, id), clock.now())),

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
