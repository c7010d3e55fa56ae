import type { StaffDisputeDetails } from '@s4/contract'
import type { Db } from '@s4/db'
import { companysFigure, hoursRepository } from '@s4/api-money/hours'
import { assignmentDetails } from '@s4/api-marketplace/assignments'
import { problemThread } from '@s4/api-communication/problems'
import type { Dispute } from './dispute-list'

/** Both figures, and what the records of the day say. */
export async function disputeDetails(db: Db, dispute: Dispute, now: Date): Promise<StaffDisputeDetails> {
  const { id, companyId } = dispute
  const work = await assignmentDetails(db, id, { viewer: { side: 'company', id: companyId }, now })
  const hours = await hoursRepository(db, id).show()
  return {
    ...dispute,
    payPerHour: work.payPerHour,
    terms: work.terms,
    stretches: work.stretches,
    figures:
      dispute.kind === 'noShow' || !hours || !work.hours
        ? null
        : {
            worker: { minutes: hours.proposedMinutes, extraMinutes: hours.extraMinutes },
            company: companysFigure(hours),
            companyReason: work.hours.counterReason,
            workerReason: work.hours.disputeReason ?? work.hours.given?.reason ?? null,
            invoiced: hours.invoiced,
          },
    noShowReason: dispute.kind === 'noShow' ? (work.ended?.reason ?? null) : null,
    attendance: work.events,
    sentLater: work.sentLater,
    trail: await trailSummary(db, id),
    checkCalls: await db.query<StaffDisputeDetails['checkCalls'][number]>(
      `select id, assignment_id, status, due_at, miss_at, answered_at, missed_at, arrived_at, planned_at from check_call
       where assignment_id = $1 order by due_at`,
      [id],
    ),
    logbook: await db.query<StaffDisputeDetails['logbook'][number]>(
      'select id, created_at as at, text, form from logbook_entry where assignment_id = $1 order by created_at, id',
      [id],
    ),
    thread: await problemThread(db, dispute.problemId),
  }
}

async function trailSummary(db: Db, id: string): Promise<StaffDisputeDetails['trail']> {
  const [trail] = await db.query<NonNullable<StaffDisputeDetails['trail']>>(
    `select count(*)::int as count, (count(*) filter (where inside = 'inside'))::int as inside,
       (count(*) filter (where inside = 'outside'))::int as outside, min(server_at) as first_at,
       max(server_at) as last_at
     from position_fix where assignment_id = $1 having count(*) > 0`,
    [id],
  )
  return trail ?? null
}
