import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { audit, membersOf, notify, signal } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import type { Work } from './work-repository'

/** What the two parties' screens show of a working day. */
export const DAY_RESOURCES: readonly Resource[] = [
  'assignments',
  'liveWork',
  'checkCalls',
  'alerts',
  'reports',
  'companyJobs',
  'completedWork',
]

interface Happening {
  now: Date
  work: Work
  actor: Actor | null
  /** Past tense, subject first. */
  action: string
  requestId?: string
  detail?: Record<string, unknown>
}

/** Appends to the audit log and wakes the open screens of both parties. */
export async function recordDay(
  tx: Db,
  { now, work, actor, action, requestId, detail = {} }: Happening,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor,
    action,
    subject: { kind: 'assignment', id: work.id },
    assignmentId: work.id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    ...(requestId && { requestId }),
    detail,
  })
  await signal(tx, [work.seekerUid, ...(await membersOf(tx, work.companyId))], DAY_RESOURCES)
}

interface Notice {
  now: Date
  kind: string
  title: string
  body?: string
  critical?: boolean
}

export const liveLink = ({ jobId, shiftId }: Pick<Work, 'jobId' | 'shiftId'>) =>
  `/inProgress-jobDetail/${jobId}?shift=${shiftId}`

/** Tells everybody who acts for the company. */
export async function tellCompany(
  tx: Db,
  work: Work,
  { now, ...notice }: Notice,
  link = liveLink(work),
): Promise<void> {
  await notify(tx, {
    at: now,
    to: await membersOf(tx, work.companyId),
    body: `${work.title}, ${work.siteName}`,
    link,
    ...notice,
  })
}
