import type { Db } from '@s4/db'
import { agreementDueAt, type Figures } from '@s4/domain/hours'

interface Proposal {
  assignmentId: string
  figures: Figures
}

/** Proposes the hours of work that has just ended. The 72 hours run from now, even when an earlier end was entered. */
export async function proposeHours(tx: Db, { assignmentId, figures }: Proposal, now: Date): Promise<void> {
  const { worker, entered } = figures
  await tx.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, extra_minutes, entered_minutes,
         entered_extra_minutes, respond_by) values ($1, 'proposed', $2, $3, $4, $5, $6)`,
    [
      assignmentId,
      worker.minutes,
      worker.extraMinutes,
      entered?.minutes ?? null,
      entered?.extraMinutes ?? 0,
      agreementDueAt(now.toISOString()),
    ],
  )
}
