import type { Hours } from '@s4/contract'
import type { Db } from '@s4/db'

export interface HoursRow {
  status: Hours['status']
  proposedMinutes: number
  extraMinutes: number
  counterMinutes: number | null
  respondBy: string | null
}

interface Agreed {
  /** Minutes within the shift, and beside it. */
  minutes: number
  extraMinutes: number
  pence: number
  at: Date
}

interface Counter {
  minutes: number
  reason: string
  respondBy: Date
}

/** Read and changed under the lock of their assignment. */
export const hoursRepository = (tx: Db, assignmentId: string) => ({
  /** Null until the worker has booked off. */
  async show(): Promise<HoursRow | null> {
    const [row] = await tx.query<HoursRow>(
      'select status, proposed_minutes, extra_minutes, counter_minutes, respond_by from assignment_hours where assignment_id = $1',
      [assignmentId],
    )
    return row ?? null
  },

  async agree({ minutes, extraMinutes, pence, at }: Agreed): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'agreed', agreed_minutes = $2, agreed_extra_minutes = $3, agreed_pence = $4, agreed_at = $5, respond_by = null
       where assignment_id = $1`,
      [assignmentId, minutes + extraMinutes, extraMinutes, pence, at],
    )
  },

  async counter({ minutes, reason, respondBy }: Counter): Promise<void> {
    await tx.query(
      `update assignment_hours set status = 'countered', counter_minutes = $2, counter_reason = $3, respond_by = $4 where assignment_id = $1`,
      [assignmentId, minutes, reason, respondBy],
    )
  },

  async dispute(reason: string | null): Promise<void> {
    await tx.query(`update assignment_hours set status = 'disputed', dispute_reason = $2, respond_by = null where assignment_id = $1`, [assignmentId, reason])
  },
})
