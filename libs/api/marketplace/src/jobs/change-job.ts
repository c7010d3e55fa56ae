import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import type { ScheduledShift } from '@s4/domain/schedule-input'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listWorkersOnOldTerms, changedParts, type WorkerOnOldTerms } from './workers-on-old-terms'
import { type AgreedTerms, owedForCancelling } from '../assignments/owed-for-cancelling'
import { assignmentRepository } from '../assignments/assignment-repository'
import { lapseWithoutShifts } from '../applications/lapse-without-shifts'
import { rescindOffers } from '../offers/rescind-offers'
import { cancelAssignments } from './cancel-assignments'
import type { withTerms } from './job-input'
import { jobRepository, type ShiftRow } from './store/job-repository'
import type { StoredJob } from './store/job-rows'
import { liveAssignment } from '@s4/api-platform/agreed-work'

interface Change {
  job: StoredJob
  draft: ReturnType<typeof withTerms>
  planned: readonly ScheduledShift[]
  confirmed: boolean
  /** The sum that was confirmed. */
  read?: number | undefined
}

/** What a change of times or site does to the existing shifts. */
interface ShiftChanges {
  dropped: ShiftRow[]
  kept: ShiftRow[]
  added: ScheduledShift[]
}

interface JobChangeResult extends ShiftChanges {
  /** Notified once the change is stored. */
  workersOnOldTerms: WorkerOnOldTerms[]
}

/**
 * Brings the shifts in line with the changed job. A shift that has begun stays as it is; one with the same times and
 * site is kept with the people on it, who keep what they agreed; any other is cancelled under the terms agreed for it.
 * Either needs a confirmation when people are affected by it, as does taking back an open offer; it is asked for again
 * when more is owed by now than was confirmed.
 */
export async function changeShifts(
  ctx: CommandContext<CompanyActor>,
  { job, draft, planned, confirmed, read }: Change,
): Promise<JobChangeResult> {
  const { tx, now } = ctx
  const jobs = jobRepository(tx)
  const moved = draft.siteId !== job.siteId
  const effect = changeEffect(await jobs.shifts(job.id), { planned, moved, now })
  const { dropped, kept, added } = effect

  const affected = dropped.filter(({ taken }) => taken > 0)
  const falling = await listFallingOffers(tx, {
    jobId: job.id,
    shiftIds: breaksOffers(job, draft) ? null : dropped.map(({ id }) => id),
    now,
  })
  const workersOnOldTerms = await listWorkersOnOldTerms(tx, { job, draft, shiftIds: kept.map(({ id }) => id), now })
  if (affected.length + workersOnOldTerms.length + falling.length > 0) {
    const people = await listPeopleLosing(ctx, affected)
    const isDearer = confirmed && read !== undefined && people.reduce((sum, { owed }) => sum + owed, 0) > read
    if (!confirmed || isDearer) throw peopleAffected({ people, workersOnOldTerms, falling, isDearer })
  }

  const cancellation = {
    jobId: job.id,
    shiftIds: dropped.map(({ id }) => id),
    reason: 'The company changed the times or the place of this job.',
  }
  await cancelAssignments(ctx, cancellation)
  await rescindOffers(ctx, cancellation)
  await jobs.dropShifts(cancellation.shiftIds, now)
  await lapseWithoutShifts(ctx, { jobId: job.id })
  const comingShifts = kept.filter((shift) => Date.parse(shift.startsAt) > now.getTime())
  for (const { id, positions } of comingShifts)
    if (draft.positions < positions) await assignmentRepository(tx).closeGaps(id, draft.positions)
  await jobs
    .setPositions(
      comingShifts.map(({ id }) => id),
      draft.positions,
    )
    .catch(refuseTaken)
  await jobs.addShifts(job.id, added, draft.positions)
  return { ...effect, workersOnOldTerms }
}

/** Somebody whose open offer is taken back by the change, with how many of its shifts are offered. */
interface FallingOffer {
  seekerId: string
  name: string
  shifts: number
}

/** The open offers that include any of these shifts, or all of the job when none are given; by name. */
const listFallingOffers = (
  tx: Db,
  { jobId, shiftIds, now }: { jobId: string; shiftIds: readonly string[] | null; now: Date },
) =>
  tx.query<FallingOffer>(
    `select seeker.id as seeker_id, seeker.fullname as name, count(*)::int as shifts
     from offer join seeker on seeker.id = offer.seeker_id join offer_shift on offer_shift.offer_id = offer.id
     where offer.job_id = $1 and offer.status = 'open' and offer.lapses_at > $3
       and ($2::uuid[] is null
         or exists (select from offer_shift lost where lost.offer_id = offer.id and lost.shift_id = any ($2)))
     group by seeker.id, seeker.fullname order by seeker.fullname, seeker.id`,
    [jobId, shiftIds, now],
  )

/** Whether open offers are no longer true: less pay, unpaid breaks, other terms, or new requirements. */
export function breaksOffers(job: StoredJob, draft: Change['draft']): boolean {
  const changed = new Set(changedParts(job, draft))
  if (draft.payPerHour < job.payPerHour || (job.breaksPaid && !draft.breaksPaid)) return true
  return (
    changed.has('terms') ||
    changed.has('role') ||
    changed.has('requirements') ||
    (changed.has('licence') && draft.siaSector !== null)
  )
}

function changeEffect(
  standing: readonly ShiftRow[],
  { planned, moved, now }: { planned: readonly ScheduledShift[]; moved: boolean; now: Date },
): ShiftChanges {
  const stays = (shift: ShiftRow) =>
    Date.parse(shift.startsAt) <= now.getTime() ||
    (!moved && planned.some(({ startsAt, endsAt }) => startsAt === shift.startsAt && endsAt === shift.endsAt))
  const kept = standing.filter(stays)
  return {
    kept,
    dropped: standing.filter((shift) => !stays(shift)),
    added: planned.filter(({ startsAt }) => !kept.some((shift) => shift.startsAt === startsAt)),
  }
}

/** Who loses agreed work on these shifts, and what each is owed for it now. */
async function listPeopleLosing({ tx, now }: CommandContext, shifts: readonly ShiftRow[]) {
  const agreed = await tx.query<AgreedTerms & { seekerId: string; name: string }>(
    `select seeker.id as seeker_id, seeker.fullname as name, assignment.starts_at, assignment.ends_at, pay_per_hour,
       terms, stretches
     from assignment join seeker on seeker.id = assignment.seeker_id
     where shift_id = any ($1) and ${liveAssignment()} order by assignment.starts_at, seeker.fullname`,
    [shifts.map(({ id }) => id)],
  )
  return agreed.map(({ seekerId, name, ...work }) => ({
    seekerId,
    name,
    startsAt: work.startsAt,
    endsAt: work.endsAt,
    owed: owedForCancelling(work, 'company', now),
  }))
}

interface Affected {
  people: Awaited<ReturnType<typeof listPeopleLosing>>
  workersOnOldTerms: readonly WorkerOnOldTerms[]
  falling: readonly FallingOffer[]
  isDearer: boolean
}

function peopleAffected({ people, workersOnOldTerms, falling, isDearer }: Affected): ApiError {
  const keeping = workersOnOldTerms.map(({ seekerId, name, parts, work }) => ({
    seekerId,
    name,
    parts,
    shifts: work.length,
  }))
  return new ApiError('job.people-affected', { facts: { people, keeping, offers: falling, isDearer } })
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'positions_cover_slots') throw error
  throw new ApiError('job.positions-taken', { fields: { positions: 'More people already have a place than that.' } })
}
