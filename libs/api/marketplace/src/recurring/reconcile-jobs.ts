import { isDeepStrictEqual } from 'node:util'
import type { RecurringDemand } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { occurrencesBetween, type Occurrence } from '@s4/domain/recurring'
import type { CompanyActor } from '@s4/api-platform/actor'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { cancelJob, updateJob } from '../jobs'
import { draftOf, todayAt, type StoredDraft } from './make-jobs'
import { placeOf, type StoredDemand } from './stored-demand'

interface MadeJob {
  date: string
  jobId: string
  draft: StoredDraft
  status: 'draft' | 'published' | 'closed' | 'cancelled'
  begun: boolean
  agreed: boolean
  offered: boolean
}

type Stays = RecurringDemand['stays']

/**
 * Brings the jobs to come in line with the changed pattern. Those with agreed work, an open offer, a change by hand, or
 * closed by hand stay and are returned. Days of which no job could be made are looked at again.
 */
export async function reconcileJobs(ctx: CommandContext<CompanyActor>, demand: StoredDemand): Promise<Stays> {
  const { tx, now } = ctx
  const today = todayAt(demand, now)
  await tx.query('delete from recurring_occurrence where demand_id = $1 and date >= $2 and job_id is null', [
    demand.id,
    today,
  ])
  const made = await madeJobs(tx, demand.id, { today, now })
  const last = made.at(-1)?.date ?? today
  const wanted = new Map(
    occurrencesBetween(demand.pattern, placeOf(demand, today), { first: today, last }).map((day) => [day.date, day]),
  )
  const stays: Stays = []
  for (const job of made) {
    if (job.begun || job.status === 'cancelled') continue
    const why = await bringInLine(ctx, job, { demand, day: wanted.get(job.date) })
    if (why !== null) stays.push({ date: job.date, jobId: job.jobId, why })
  }
  return stays
}

/** Returns why the job stays as it is although the pattern says otherwise. */
async function bringInLine(
  ctx: CommandContext<CompanyActor>,
  job: MadeJob,
  { demand, day }: { demand: StoredDemand; day: Occurrence | undefined },
): Promise<Stays[number]['why'] | null> {
  const needed = day && day.skipped === null && day.problem === null ? day : null
  const draft = needed && draftOf(demand.pattern, needed, job.draft.pin)
  if (draft && isDeepStrictEqual(asStored(draft), asStored(job.draft))) return null
  if (job.agreed) return 'agreed'
  if (job.offered) return 'offered'
  if (job.status === 'closed') return 'closed'
  return draft ? change(ctx, job, draft, demand) : takeBack(ctx, job, demand)
}

async function change(
  ctx: CommandContext<CompanyActor>,
  { jobId, date, draft: before }: MadeJob,
  draft: StoredDraft,
  { id }: StoredDemand,
): Promise<'changed' | null> {
  try {
    // Refused before anything is written when somebody has changed the job by hand.
    await updateJob(ctx, { ...draft, id: jobId, confirmAffected: false, before: asStored(before) })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'record.changed') return 'changed'
    throw error
  }
  await ctx.tx.query('update recurring_occurrence set draft = $3, warning = null where demand_id = $1 and date = $2', [
    id,
    date,
    JSON.stringify(draft),
  ])
  return null
}

async function takeBack(
  ctx: CommandContext<CompanyActor>,
  { jobId, date }: MadeJob,
  { id }: StoredDemand,
): Promise<null> {
  await cancelJob(ctx, { id: jobId, reason: 'The company does not need people on this day any more.' })
  // The day may be wanted again.
  await ctx.tx.query('delete from recurring_occurrence where demand_id = $1 and date = $2', [id, date])
  return null
}

const madeJobs = (tx: Db, demandId: string, { today, now }: { today: string; now: Date }) =>
  tx.query<MadeJob>(
    `select made.date, made.job_id, made.draft, job.status,
       exists (select from shift where shift.job_id = job.id and cancelled_at is null and starts_at <= $3) as begun,
       exists (select from assignment where assignment.job_id = job.id and ${liveAssignment()}) as agreed,
       exists (select from offer where offer.job_id = job.id and offer.status = 'open') as offered
     from recurring_occurrence as made join job on job.id = made.job_id
     where made.demand_id = $1 and made.date >= $2 order by made.date for no key update of job`,
    [demandId, today, now],
  )

const asStored = (draft: StoredDraft): Record<string, unknown> => JSON.parse(JSON.stringify(draft))
