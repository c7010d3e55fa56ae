import type { Db } from '@s4/db'
import { attendedStretches } from '@s4/domain/attended-stretches'
import { agreementDueAt, type Figures } from '@s4/domain/hours'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'

interface Proposal {
  work: Pick<LockedAssignment, 'id' | 'startsAt' | 'endsAt' | 'stretches'>
  figures: Figures
}

/** Proposes the hours of work that has just ended. The 72 hours run from now, even when an earlier end was entered. */
export async function proposeHours(tx: Db, { work, figures }: Proposal, now: Date): Promise<void> {
  const { worker, workerSpans, workerCounts, entered } = figures
  await tx.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, extra_minutes, entered_minutes,
         entered_extra_minutes, respond_by, stretches, counts_from, counts_until)
       values ($1, 'proposed', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      work.id,
      worker.minutes,
      worker.extraMinutes,
      entered?.minutes ?? null,
      entered?.extraMinutes ?? 0,
      agreementDueAt(now.toISOString()),
      JSON.stringify(attendedStretches(work.stretches, work, workerSpans)),
      workerCounts.startsAt,
      workerCounts.endsAt,
    ],
  )
}
