import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { asSentence } from '@s4/domain/sentence'
import { audit, links, membersOf, notify, signal, workText } from '@s4/api-platform/notices'
import type { CompanyActor } from '@s4/api-platform/actor'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'

interface NoShow {
  id: string
  reason: string
  actor: CompanyActor
  now: Date
}

/** The company says that the worker did not come: a person's decision with a reason, open to appeal (PRODUCT rule 9). */
export async function recordNoShow(tx: Db, { id, reason, actor, now }: NoShow): Promise<void> {
  const work = await assignmentRepository(tx).lock(id, { side: 'company', id: actor.companyId })
  refuse(work, now)
  await tx.query(
    `update assignment set status = 'noShow', ended_at = $2, ended_by = 'company', end_reason = $3, owed_pence = 0 where id = $1`,
    [id, now, reason],
  )
  await audit(tx, {
    at: now,
    actor,
    action: 'assignment.no-show',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    seekerId: work.seekerId,
  })
  await notify(tx, {
    at: now,
    to: [work.seekerUid],
    kind: 'assignment.no-show',
    title: `Recorded as a no-show: ${workText(work)}`,
    body: `The company says: ${asSentence(reason)} If that is wrong, appeal on the record of this work: they must look at it again.`,
    link: links.work(id),
    critical: true,
  })
  await signal(
    tx,
    [work.seekerUid, ...(await membersOf(tx, actor.companyId))],
    ['assignments', 'companyJobs', 'liveWork'],
  )
}

function refuse({ status, startsAt }: LockedAssignment, now: Date): void {
  if (status !== 'assigned')
    throw new Problem('assignment.wrong-state', { message: 'Only work that nobody has booked on to can be a no-show.' })
  if (now.getTime() < Date.parse(startsAt))
    throw new Problem('assignment.wrong-state', { message: 'The shift has not started yet. Cancel it instead.' })
}
