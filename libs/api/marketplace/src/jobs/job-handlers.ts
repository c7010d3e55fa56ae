import type { CompanyJobDetails } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import { implement, pageOf, readCursor } from '@s4/api-platform/http'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { tellKeepers } from './agreed-otherwise'
import { cancellationCost } from './cancellation-cost'
import { breaksOffers, changeShifts } from './change-job'
import { cancelAssignments, rejectApplicants, rescindOffers } from './end-work'
import { siteFor, withSector, withTerms } from './job-input'
import { jobQueries } from './job-queries'
import { jobRepository } from './job-repository'
import type { StoredJob } from './job-rows'
import { plannedShifts } from './planned-shifts'
import { publish } from './publish-job'
import { liveAssignment } from '@s4/api-platform/agreed-work'

interface Written {
  actor: CompanyActor
  id: string
  action: string
  now: Date
  requestId: string
  detail?: Record<string, unknown>
}

export const jobHandlers = ({ db, clock }: Deps) => [
  implement('companyJobs.list', async ({ input, actor }) => {
    const now = clock.now().toISOString()
    const rows = await jobQueries(db).page({
      companyId: actor.companyId,
      list: input.status,
      after: readCursor(input.cursor),
      limit: input.limit + 1,
      now,
      text: input.text,
      state: input.state,
    })
    const { data, nextCursor } = pageOf(rows, input.limit, ({ at, job: { id } }) => ({ at, id }))
    return { data: data.map(({ job }) => job), nextCursor }
  }),

  implement('companyJobs.counts', ({ input, actor }) =>
    jobQueries(db).counts(actor.companyId, clock.now().toISOString(), input.text),
  ),

  implement('companyJobs.show', async ({ input, actor }) => shown(db, actor, input.id, clock.now())),

  implement('jobs.create', async ({ input: { publish: atOnce, ...input }, actor, request }) => {
    const draft = withSector(withTerms(input))
    const now = clock.now()
    return db.transaction(async (tx) => {
      const { zone } = await siteFor(tx, actor.companyId, draft.siteId)
      const shifts = plannedShifts({ schedule: draft.schedule, zone, ...(atOnce && { now }) })
      const jobs = jobRepository(tx)
      const id = await jobs.insert({ companyId: actor.companyId, uid: actor.uid, draft, at: now })
      await jobs.addShifts(id, shifts, draft.positions)
      if (atOnce) await jobs.setStatus(id, 'published', now)
      return written(tx, {
        actor,
        id,
        action: atOnce ? 'job.published' : 'job.drafted',
        now,
        requestId: request.id,
        detail: { shifts: shifts.length },
      })
    })
  }),

  implement('jobs.update', async ({ input: { id, confirmAffected, ...input }, actor, request }) => {
    const draft = withSector(withTerms(input))
    const now = clock.now()
    return db.transaction(async (tx) => {
      const jobs = jobRepository(tx)
      const job = found(await jobs.hold(actor.companyId, id))
      if (job.status === 'cancelled')
        throw new Problem('job.not-open', { message: 'This job is cancelled, so it cannot be changed.' })
      const { zone } = await siteFor(tx, actor.companyId, draft.siteId)
      const standing = (await jobs.shifts(id)).map(({ startsAt }) => startsAt)
      const planned = plannedShifts({
        schedule: draft.schedule,
        zone,
        standing,
        ...(job.status !== 'draft' && { now }),
      })
      const { dropped, added, keepers } = await changeShifts(tx, {
        job,
        draft,
        planned,
        confirmed: confirmAffected,
        actor,
        now,
        requestId: request.id,
      })
      // Nobody may accept less than they were offered.
      if (breaksOffers(job, draft))
        await rescindOffers(tx, {
          jobId: id,
          reason: 'The company changed the pay, the terms or what this job asks for.',
          actor,
          now,
          requestId: request.id,
        })
      await jobs.change(id, draft, now)
      await tellKeepers(tx, job, keepers, now)
      return written(tx, {
        actor,
        id,
        action: 'job.changed',
        now,
        requestId: request.id,
        detail: { dropped: dropped.length, added: added.length },
      })
    })
  }),

  implement('jobs.cancellation', ({ input: { id }, actor }) => cancellationCost(db, actor.companyId, id, clock.now())),

  implement('jobs.publish', async ({ input: { id }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const job = found(await jobRepository(tx).hold(actor.companyId, id))
      if (job.status !== 'draft') throw new Problem('job.not-draft')
      await publish(tx, job, now)
      return written(tx, { actor, id, action: 'job.published', now, requestId: request.id })
    })
  }),

  implement('jobs.close', async ({ input: { id }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const jobs = jobRepository(tx)
      const job = found(await jobs.hold(actor.companyId, id))
      if (job.status !== 'published')
        throw new Problem('job.not-open', { message: 'Only a job that is posted can be closed.' })
      await jobs.setStatus(id, 'closed', now)
      return written(tx, { actor, id, action: 'job.closed', now, requestId: request.id })
    })
  }),

  implement('jobs.cancel', async ({ input: { id, reason }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const jobs = jobRepository(tx)
      const job = found(await jobs.hold(actor.companyId, id))
      if (job.status === 'cancelled') throw new Problem('job.not-open', { message: 'This job is already cancelled.' })
      const coming = (await jobs.shifts(id))
        .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
        .map((shift) => shift.id)
      const ending = { jobId: id, shiftIds: coming, reason, actor, now, requestId: request.id }
      const cancelled = await cancelAssignments(tx, ending)
      await rescindOffers(tx, ending)
      await rejectApplicants(tx, ending)
      await cancelFreeShifts(tx, coming, now)
      await jobs.setStatus(id, 'cancelled', now)
      return written(tx, {
        actor,
        id,
        action: 'job.cancelled',
        now,
        requestId: request.id,
        detail: { assignments: cancelled },
      })
    })
  }),
]

/** Work under way is finished and paid; every other shift is off. */
const cancelFreeShifts = (tx: Db, ids: readonly string[], now: Date) =>
  tx.query(
    `update shift set cancelled_at = $2 where id = any ($1)
     and not exists (select 1 from assignment where shift_id = shift.id and ${liveAssignment()})`,
    [ids, now],
  )

async function written(
  tx: Db,
  { actor, id, action, now, requestId, detail = {} }: Written,
): Promise<CompanyJobDetails> {
  await audit(tx, { at: now, actor, action, subject: { kind: 'job', id }, requestId, detail })
  await signal(tx, await membersOf(tx, actor.companyId), ['companyJobs', 'jobs'])
  return shown(tx, actor, id, now)
}

async function shown(db: Db, { companyId }: CompanyActor, id: string, now: Date): Promise<CompanyJobDetails> {
  const job = await jobQueries(db).details(companyId, id, now.toISOString())
  if (!job) throw new Problem('job.missing')
  return job
}

function found(job: StoredJob | undefined): StoredJob {
  if (!job) throw new Problem('job.missing')
  return job
}
