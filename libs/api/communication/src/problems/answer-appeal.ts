import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import type { KeptProblem } from './problem-repository'

interface Answer {
  noShow: 'stands' | 'withdrawn' | undefined
  actor: Actor
  now: Date
}

/** The company keeps or takes back a no-show (PRODUCT rule 9). Taken back, the work is agreed again, so that it can be booked on by hand. */
export async function answerAppeal(
  tx: Db,
  { assignmentId, companyId, seekerId, seekerUid }: KeptProblem,
  { noShow, actor, now }: Answer,
): Promise<void> {
  if (!assignmentId) return
  const work = await assignmentRepository(tx).lockForSweep(assignmentId)
  if (work.status !== 'noShow') return
  if (!noShow) throw new Problem('input.invalid', { fields: { noShow: 'Say whether the no-show stays.' } })
  if (noShow === 'stands') return

  await agreeAgain(tx, assignmentId, now)
  await audit(tx, {
    at: now,
    actor,
    action: 'assignment.no-show-withdrawn',
    subject: { kind: 'assignment', id: assignmentId },
    assignmentId,
    companyId,
    seekerId,
  })
  await signal(tx, [seekerUid, ...(await membersOf(tx, companyId))], ['assignments', 'companyJobs', 'liveWork'])
}

const placeGone: ReadonlySet<string | undefined> = new Set([
  'no_overlapping_work',
  'one_person_a_slot',
  'slot_within_positions',
])

/** Where somebody else has the place by now, or the worker other work at that time, the work ends as cancelled, and nothing is owed. */
async function agreeAgain(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('savepoint no_show')
  try {
    await tx.query(
      `update assignment set status = 'assigned', ended_at = null, ended_by = null, end_reason = null, owed_pence = null where id = $1`,
      [id],
    )
  } catch (error) {
    if (!placeGone.has(violatedConstraint(error))) throw error
    await tx.query('rollback to savepoint no_show')
    await tx.query(
      `update assignment set status = 'cancelled', ended_at = $2, ended_by = 'company', end_reason = 'The no-show was taken back.', owed_pence = 0 where id = $1`,
      [id, now],
    )
  }
}
