import type { AssignmentStatus, Ratings } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { assignmentRepository, listStatuses } from '../assignments/assignment-repository'
import { implement, type Viewer, viewerOf } from '@s4/api-platform/http'
import { audit, links, membersOf, notify } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'

const isOver = (status: AssignmentStatus) => listStatuses.completed.some((done) => done === status)

async function ratingsOf(db: Db, assignmentId: string, { side }: Viewer): Promise<Ratings> {
  const rows = await db.query<{ bySide: Viewer['side']; stars: number; comment: string; createdAt: string }>(
    'select by_side, stars, comment, created_at from rating where assignment_id = $1',
    [assignmentId],
  )
  const by = (wanted: boolean) => {
    const row = rows.find(({ bySide }) => (bySide === side) === wanted)
    return row ? { stars: row.stars, comment: row.comment, createdAt: row.createdAt } : null
  }
  return { mine: by(true), theirs: by(false) }
}

/** What the two sides of a completed shift say of each other: once, and it stands. */
export const ratingHandlers = ({ db, clock }: Deps) => [
  implement('ratings.show', async ({ input: { id }, actor }) => {
    const viewer = viewerOf(actor)
    if (!(await assignmentRepository(db).isTheirs(id, viewer))) throw new Problem('assignment.missing')
    return ratingsOf(db, id, viewer)
  }),

  implement('ratings.create', ({ input: { id, stars, comment }, actor }) =>
    db.transaction(async (tx) => {
      const viewer = viewerOf(actor)
      const now = clock.now()
      const work = await assignmentRepository(tx).lock(id, viewer)
      if (!isOver(work.status))
        throw new Problem('assignment.wrong-state', { message: 'You can rate each other once the shift is completed.' })
      try {
        await tx.query(
          'insert into rating (id, assignment_id, company_id, seeker_id, by_side, stars, comment, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
          [uuid(), id, work.companyId, work.seekerId, viewer.side, stars, comment, now],
        )
      } catch (error) {
        throw violatedConstraint(error) === 'rated_once'
          ? new Problem('assignment.wrong-state', { message: 'You have already rated this shift.' })
          : error
      }
      await audit(tx, {
        at: now,
        actor,
        action: 'work.rated',
        subject: { kind: 'assignment', id },
        assignmentId: id,
        companyId: work.companyId,
        seekerId: work.seekerId,
        detail: { by: viewer.side },
      })
      const toSeeker = viewer.side === 'company'
      await notify(tx, {
        at: now,
        to: toSeeker ? [work.seekerUid] : await membersOf(tx, work.companyId),
        kind: 'work.rated',
        title: `${stars} of 5 stars for ${work.title}`,
        body: comment,
        link: toSeeker ? links.work(id) : links.assignedJob(work.jobId, work.shiftId),
      })
      return ratingsOf(tx, id, viewer)
    }),
  ),
]
