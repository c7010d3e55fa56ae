import type { RecurringDemand, RecurringFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { recurringResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { weeklyProblems } from '@s4/domain/recurring'
import type { CompanyActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { listMemberUids } from '@s4/api-platform/notices'
import { v7 as uuid } from 'uuid'
import { jobQueries, siteFor, withSector, withTerms } from '../jobs'
import { makeAhead, todayAt } from './make-jobs'
import { reconcileJobs } from './reconcile-jobs'
import { findDemand, type Pattern, type StoredDemand } from './stored-demand'

type CompanyContext = CommandContext<CompanyActor>

/** Returns the new demand's id. Throws `site.missing` and `input.invalid`. */
export async function createDemand(ctx: CompanyContext, fields: RecurringFields): Promise<string> {
  const { tx, actor, now } = ctx
  const pattern = await checked(tx, actor, fields)
  const id = uuid()
  await tx.query(
    `insert into recurring_demand (id, company_id, site_id, pattern, from_date, until_date, weeks_ahead, changed_by,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, actor.companyId, ...columns(pattern), actor.uid, now],
  )
  await recordDemand(ctx, { id, action: 'recurring.created' })
  await makeAhead(asS4(ctx), await findDemand(tx, actor, { id, lock: true }))
  return id
}

interface Change extends RecurringFields {
  id: string
  version: number
  before?: Record<string, unknown> | undefined
}

/**
 * Returns the jobs that stay as they are. Throws `recurring.missing`, and `record.changed` for a field that is no
 * longer as in `before`, with who saved last; without `before`, for an older `version`.
 */
export async function changeDemand(
  ctx: CompanyContext,
  { id, version, before, ...fields }: Change,
): Promise<RecurringDemand['stays']> {
  const { tx, actor } = ctx
  const demand = before ? await findDemand(tx, actor, { id, lock: true }) : await locked(ctx, { id, version })
  const pattern = await checked(tx, actor, { ...fields, terms: fields.terms ?? demand.pattern.terms })
  refuseChangedMeanwhile({ before, now: demand.pattern, yours: pattern, by: await savedBy(tx, demand) })
  return writePattern(ctx, id, pattern)
}

/**
 * Ends it after a day. Returns the jobs after it that stay. Throws `recurring.missing`, and `record.changed` as a
 * change does, also for fields that ending leaves as they are: whoever ends it has read something else.
 */
export async function endDemand(
  ctx: CompanyContext,
  { id, version, until, before }: Pick<Change, 'id' | 'version' | 'before'> & { until: string },
): Promise<RecurringDemand['stays']> {
  const { tx, actor } = ctx
  const demand = before ? await findDemand(tx, actor, { id, lock: true }) : await locked(ctx, { id, version })
  const { pattern } = demand
  refuseChangedMeanwhile({ before, now: pattern, yours: { ...before, until }, by: await savedBy(tx, demand) })
  if (until < pattern.from) throw new ApiError('input.invalid', { fields: { until: 'It begins after that day.' } })
  return writePattern(ctx, id, { ...pattern, until })
}

/** Throws `recurring.missing`. */
export async function pauseDemand(ctx: CompanyContext, { id }: { id: string }): Promise<void> {
  const demand = await findDemand(ctx.tx, ctx.actor, { id, lock: true })
  if (demand.pausedAt !== null) return
  await ctx.tx.query('update recurring_demand set paused_at = $2, version = version + 1 where id = $1', [id, ctx.now])
  await recordDemand(ctx, { id, action: 'recurring.paused' })
}

/** Throws `recurring.missing`. */
export async function resumeDemand(ctx: CompanyContext, { id }: { id: string }): Promise<void> {
  const { tx, actor } = ctx
  const demand = await findDemand(tx, actor, { id, lock: true })
  if (demand.pausedAt === null) return
  await tx.query('update recurring_demand set paused_at = null, made_to = null, version = version + 1 where id = $1', [
    id,
  ])
  await recordDemand(ctx, { id, action: 'recurring.resumed' })
  await makeAhead(asS4(ctx), { ...demand, pausedAt: null })
}

/** Throws `recurring.missing`. */
export async function retryDemand(ctx: CompanyContext, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const demand = await findDemand(tx, actor, { id, lock: true })
  await tx.query('delete from recurring_occurrence where demand_id = $1 and job_id is null and date >= $2', [
    id,
    todayAt(demand, now),
  ])
  await recordDemand(ctx, { id, action: 'recurring.retried' })
  if (demand.pausedAt === null) await makeAhead(asS4(ctx), demand)
}

async function locked(ctx: CompanyContext, { id, version }: { id: string; version: number }): Promise<StoredDemand> {
  const demand = await findDemand(ctx.tx, ctx.actor, { id, lock: true })
  if (demand.version !== version) throw new ApiError('record.changed')
  return demand
}

/** Who saved the pattern last, also when they have left since; null when nobody is known. */
async function savedBy(tx: Db, { companyId, changedBy }: StoredDemand): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>("select nullif(member_name($1, $2), '') as name", [
    companyId,
    changedBy,
  ])
  return row?.name ?? null
}

async function writePattern(ctx: CompanyContext, id: string, pattern: Pattern): Promise<RecurringDemand['stays']> {
  const { tx, actor } = ctx
  await tx.query(
    `update recurring_demand set site_id = $2, pattern = $3, from_date = $4, until_date = $5, weeks_ahead = $6,
       changed_by = $7, made_to = null, version = version + 1 where id = $1`,
    [id, ...columns(pattern), actor.uid],
  )
  const demand = await findDemand(tx, actor, { id, lock: true })
  const stays = await reconcileJobs(ctx, demand)
  await recordDemand(ctx, { id, action: 'recurring.changed', detail: { stays: stays.length } })
  if (demand.pausedAt === null) await makeAhead(asS4(ctx), demand)
  return stays
}

const columns = (pattern: Pattern) => [
  pattern.siteId,
  JSON.stringify(pattern),
  pattern.from,
  pattern.until,
  pattern.weeksAhead,
]

/** The pattern with terms and sector as a job of it has them. Terms left out are those of the company's last job. */
async function checked(tx: Db, actor: CompanyActor, fields: RecurringFields): Promise<Pattern> {
  const terms = fields.terms ?? (await jobQueries(tx).lastJob(actor.companyId)).terms ?? undefined
  const problems = fieldProblems(fields)
  if (Object.keys(problems).length > 0) throw new ApiError('input.invalid', { fields: problems })
  const site = await siteFor(tx, actor.companyId, fields.siteId)
  if (actor.siteIds !== null && !actor.siteIds.includes(site.id)) throw new ApiError('site.missing')
  // A job's schedule and PIN take no part in these checks.
  const { schedule: _schedule, pin: _pin, ...pattern } = withSector(withTerms({ ...fields, ...NO_DAY, terms }))
  return { ...fields, ...pattern }
}

const NO_DAY = { schedule: { startDate: '2000-01-01', duration: '1 Day' as const, days: [] }, pin: '0000' }

function fieldProblems(fields: RecurringFields): Record<string, string> {
  const twice = fields.exceptions.findIndex(({ date }, index) =>
    fields.exceptions.slice(0, index).some((earlier) => earlier.date === date),
  )
  return {
    ...weeklyProblems(fields),
    ...(fields.until !== null && fields.until < fields.from && { until: 'The last day is before the first.' }),
    ...(fields.bankHolidays === 'otherRate' &&
      fields.holidayPayPerHour === null && { holidayPayPerHour: 'Enter the pay per hour on a bank holiday.' }),
    ...(twice >= 0 && { [`exceptions.${twice}.date`]: 'This day has an exception already.' }),
  }
}

async function recordDemand(
  ctx: CompanyContext,
  { id, ...what }: { id: string; action: string; detail?: Record<string, unknown> },
): Promise<void> {
  await ctx.record({
    ...what,
    subject: { kind: 'recurring', id },
    companyId: ctx.actor.companyId,
    signals: [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: recurringResources }],
  })
}
