import type { HoursClaim } from '@s4/contract'
import { violatedConstraint, type Db } from '@s4/db'
import { ApiError } from '@s4/contract/api-error'
import type { HoursLines } from '@s4/domain/agreed-lines'
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

  async accept(id: string, { minutes, extraMinutes, reason, now }: HoursLines & { reason: string; now: Date }) {
    await db.query(
      `update hours_claim set status = 'accepted', minutes = $3, extra_minutes = $4, answer_reason = $5,
         answered_at = $6 where assignment_id = $1 and id = $2`,
      [assignmentId, id, minutes, extraMinutes, reason, now],
    )
  },

  async refuse(id: string, reason: string, now: Date) {
    await db.query(
      `update hours_claim set status = 'refused', answer_reason = $3, answered_at = $4
       where assignment_id = $1 and id = $2`,
      [assignmentId, id, reason, now],
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

  /**
   * From when the worker's time counts: booking on, or once the hours are agreed the earlier time that they count from.
   * Null before the work has ended.
   */
  async countsFrom(): Promise<string | null> {
    const [row] = await db.query<{ countsFrom: string }>(
      `select least(booked_on_at, case when hours.status = 'agreed' then counts_from end) as counts_from
       from attendance left join assignment_hours hours on hours.assignment_id = attendance.assignment_id
       where attendance.assignment_id = $1 and booked_off_at is not null`,
      [assignmentId],
    )
    return row?.countsFrom ?? null
  },
})
