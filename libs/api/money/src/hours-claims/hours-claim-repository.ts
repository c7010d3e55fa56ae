import type { HoursClaim } from '@s4/contract'
import { violatedConstraint, type Db } from '@s4/db'
import { ApiError } from '@s4/contract/api-error'
import { fileUrl } from '@s4/api-platform/files'
import { v7 as uuid } from 'uuid'

export interface NewClaim extends Pick<HoursClaim, 'side' | 'kind' | 'cameAt' | 'minutes' | 'extraMinutes' | 'reason'> {
  fileIds: readonly string[]
}

/** The caller holds the lock of the assignment, or only reads. */
export const hoursClaimRepository = (db: Db, assignmentId: string) => ({
  /** Newest first. */
  async list(): Promise<HoursClaim[]> {
    const rows = await db.query<Omit<HoursClaim, 'pictures'> & { fileIds: string[] }>(
      `select id, side, kind, came_at, minutes, extra_minutes, reason, file_ids, made_at, status, answer_reason
       from hours_claim where assignment_id = $1 order by made_at desc, id desc`,
      [assignmentId],
    )
    return rows.map(({ fileIds, ...claim }) => ({
      ...claim,
      pictures: fileIds.map((id) => fileUrl(id)).filter((url) => url !== null),
    }))
  },

  /** Throws `hours.claim-open`. */
  async insert({ side, kind, cameAt, minutes, extraMinutes, reason, fileIds }: NewClaim, now: Date): Promise<void> {
    await db
      .query(
        `insert into hours_claim (id, assignment_id, side, kind, came_at, minutes, extra_minutes, reason, file_ids,
           made_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [uuid(), assignmentId, side, kind, cameAt, minutes, extraMinutes, reason, fileIds, now],
      )
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'one_open_hours_claim' ? new ApiError('hours.claim-open') : error
      })
  },

  async answer(id: string, { status, reason, now }: { status: 'accepted' | 'refused'; reason: string; now: Date }) {
    await db.query(
      'update hours_claim set status = $3, answer_reason = $4, answered_at = $5 where assignment_id = $1 and id = $2',
      [assignmentId, id, status, reason, now],
    )
  },

  /** The agreed minutes, as lines; null until the hours are agreed. */
  async agreed(): Promise<{ minutes: number; extraMinutes: number } | null> {
    const [row] = await db.query<{ minutes: number; extraMinutes: number }>(
      `select agreed_minutes - agreed_extra_minutes as minutes, agreed_extra_minutes as extra_minutes
       from assignment_hours where assignment_id = $1 and status = 'agreed'`,
      [assignmentId],
    )
    return row ?? null
  },

  /** The earliest time that an accepted claim gave; null without one. */
  async acceptedFrom(): Promise<string | null> {
    const [row] = await db.query<{ cameAt: string | null }>(
      `select min(came_at) as came_at from hours_claim where assignment_id = $1 and status = 'accepted'`,
      [assignmentId],
    )
    return row?.cameAt ?? null
  },

  async bookedOnAt(): Promise<string | null> {
    const [row] = await db.query<{ bookedOnAt: string }>(
      'select booked_on_at from attendance where assignment_id = $1 and booked_off_at is not null',
      [assignmentId],
    )
    return row?.bookedOnAt ?? null
  },
})
