import type { Ratings } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '@s4/api-platform/http'

interface NewRating {
  assignmentId: string
  companyId: string
  seekerId: string
  side: Viewer['side']
  stars: number
  comment: string
  now: Date
}

export const ratingRepository = (db: Db) => ({
  /** Throws `assignment.wrong-state` when this side has rated the work already. */
  async insert({ assignmentId, companyId, seekerId, side, stars, comment, now }: NewRating): Promise<void> {
    try {
      await db.query(
        `insert into rating (id, assignment_id, company_id, seeker_id, by_side, stars, comment, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [uuid(), assignmentId, companyId, seekerId, side, stars, comment, now],
      )
    } catch (error) {
      throw violatedConstraint(error) === 'rated_once'
        ? new ApiError('assignment.wrong-state', { message: 'You have already rated this shift.' })
        : error
    }
  },

  async findByWork(assignmentId: string, { side }: Viewer): Promise<Ratings> {
    const rows = await db.query<{ bySide: Viewer['side']; stars: number; comment: string; createdAt: string }>(
      'select by_side, stars, comment, created_at from rating where assignment_id = $1',
      [assignmentId],
    )
    const by = (wanted: boolean) => {
      const row = rows.find(({ bySide }) => (bySide === side) === wanted)
      return row ? { stars: row.stars, comment: row.comment, createdAt: row.createdAt } : null
    }
    return { mine: by(true), theirs: by(false) }
  },

  /** Erases the comments of both sides in the ratings of a seeker's work; the stars stay. */
  async eraseComments(seekerId: string): Promise<void> {
    await db.query(`update rating set comment = '' where seeker_id = $1`, [seekerId])
  },
})
