import { placeResources } from '@s4/contract/changes'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@s4/db'
import { agreedPartsText, type AgreedPart } from '@s4/domain/agreed-parts'
import type { CommandRecord } from '@s4/api-platform/commands'
import { links, shiftsText } from '@s4/api-platform/notices'
import type { withTerms } from './job-input'
import type { StoredJob } from './store/job-rows'

type Draft = ReturnType<typeof withTerms>
type AgreedTerms = Pick<
  StoredJob,
  | 'role'
  | 'payPerHour'
  | 'breaksPaid'
  | 'terms'
  | 'alertDuration'
  | 'siaSector'
  | 'requirements'
  | 'otherRequirements'
  | 'pin'
>

const columns: Record<AgreedPart, readonly (keyof AgreedTerms)[]> = {
  role: ['role'],
  pay: ['payPerHour'],
  breaks: ['breaksPaid'],
  terms: ['terms'],
  checkCalls: ['alertDuration'],
  licence: ['siaSector'],
  requirements: ['requirements', 'otherRequirements'],
  pin: ['pin'],
}

/** The agreed parts in which a job or agreed work differs from a draft. */
export const changedParts = (before: AgreedTerms, after: AgreedTerms): AgreedPart[] =>
  // The keys are the parts themselves.
  (Object.keys(columns) as AgreedPart[]).filter((part) =>
    columns[part].some((column) => !isDeepStrictEqual(before[column], after[column])),
  )

/** A worker whose agreed work keeps the old terms; the job changes only for work agreed later. */
export interface WorkerOnOldTerms {
  seekerId: string
  uid: string
  name: string
  parts: AgreedPart[]
  /** Soonest first. */
  work: [Work, ...Work[]]
}

interface Work {
  id: string
  startsAt: string
  endsAt: string
}

interface ChangedJob {
  job: StoredJob
  draft: Draft
  shiftIds: readonly string[]
  now: Date
}

/** The workers on these shifts whose terms differ from the changed job, by name. */
export async function listWorkersOnOldTerms(
  tx: Db,
  { job, draft, shiftIds, now }: ChangedJob,
): Promise<WorkerOnOldTerms[]> {
  const changed = changedParts(job, draft)
  if (changed.length === 0) return []
  const rows = await tx.query<AgreedTerms & Work & Pick<WorkerOnOldTerms, 'seekerId' | 'uid' | 'name'>>(
    `select assignment.id, seeker.id as seeker_id, seeker.uid, seeker.fullname as name, starts_at, ends_at,
       role, pay_per_hour, breaks_paid, terms, alert_duration, sia_sector, requirements, other_requirements,
       pin
     from assignment join seeker on seeker.id = seeker_id
     where shift_id = any ($1) and (status = 'inProgress' or (status = 'assigned' and ends_at > $2))
     order by seeker.fullname, seeker.id, starts_at`,
    [shiftIds, now],
  )
  const byWorker = new Map<string, WorkerOnOldTerms>()
  for (const { id, startsAt, endsAt, seekerId, uid, name, ...agreed } of rows) {
    const parts = changedParts(agreed, draft).filter((part) => changed.includes(part))
    if (parts.length === 0) continue
    const worker = byWorker.get(seekerId)
    if (!worker) byWorker.set(seekerId, { seekerId, uid, name, parts, work: [{ id, startsAt, endsAt }] })
    else {
      worker.work.push({ id, startsAt, endsAt })
      worker.parts = [...new Set([...worker.parts, ...parts])]
    }
  }
  return [...byWorker.values()]
}

/** Notices to these workers: their agreed work does not change, and what is new for later work. */
export const oldTermsNotices = (
  { title, zone }: Pick<StoredJob, 'title' | 'zone'>,
  workersOnOldTerms: readonly WorkerOnOldTerms[],
): Required<Pick<CommandRecord, 'notices' | 'signals'>> => ({
  notices: workersOnOldTerms.map(({ uid, parts, work }) => ({
    to: [uid],
    kind: 'job.changed',
    title: `Your work stays as agreed: ${title}`,
    body:
      `${shiftsText(work, zone)}: nothing changes for you. For shifts you take on later the company changed ` +
      `${agreedPartsText(parts)}.`,
    link: links.work(work[0].id),
  })),
  signals: [{ to: workersOnOldTerms.map(({ uid }) => uid), resources: placeResources }],
})
