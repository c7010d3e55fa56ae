import { JobDraft } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { recurringResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { minimumWageWarning } from '@s4/domain/minimum-wage'
import { lowestRate, type RatedStretch } from '@s4/domain/paid-time'
import { occurrencesBetween, type Occurrence } from '@s4/domain/recurring'
import { dateText, localDate, shiftMinutes } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { missingFor } from '@s4/api-identity/profile-gate'
import { newPin, writeJob } from '../jobs'
import { horizon, lockDemand, placeOf, type Pattern, type StoredDemand } from './stored-demand'

const BATCH_SIZE = 50

/** Makes the jobs of recurring work as far ahead as it says, once for each day whatever runs at the same time. */
export const makeRecurringJobs: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select demand.id from recurring_demand as demand join site on site.id = demand.site_id
     where paused_at is null and (made_to is null or made_to < least(
       until_date, ($1::timestamptz at time zone site.zone)::date + weeks_ahead * 7))
     order by made_to nulls first, demand.id limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, due, async (ctx, id) => {
    const demand = await lockDemand(ctx.tx, id)
    if (demand && demand.pausedAt === null) await makeAhead(ctx, demand)
  })
}

interface Told {
  date: string
  sentence: string
}

/** The demand is locked. Days that were looked at before are left as they are. */
export async function makeAhead(ctx: CommandContext, demand: StoredDemand): Promise<void> {
  const { tx, now } = ctx
  const { first, last } = horizon(demand, now)
  const known = await tx.query<{ date: string }>('select date from recurring_occurrence where demand_id = $1', [
    demand.id,
  ])
  const seen = new Set(known.map(({ date }) => date))
  const wanted = occurrencesBetween(demand.pattern, placeOf(demand, first), { first, last }).filter(
    ({ date, skipped, shifts, problem }) =>
      skipped === null && !seen.has(date) && (problem !== null || shifts.every(isAhead(now))),
  )
  const failed: Told[] = []
  const warned: Told[] = []
  for (const occurrence of wanted) {
    const made = await makeOne(ctx, demand, occurrence)
    if ('problem' in made) failed.push({ date: occurrence.date, sentence: made.problem })
    else if (made.warning !== null) warned.push({ date: occurrence.date, sentence: made.warning })
    await keep(tx, { demand, date: occurrence.date, made, now })
  }
  await tx.query('update recurring_demand set made_to = $2 where id = $1', [demand.id, last])
  if (wanted.length > 0) await tell(ctx, demand, { failed, warned, made: wanted.length - failed.length })
}

const isAhead =
  (now: Date) =>
  ({ startsAt }: { startsAt: string }) =>
    Date.parse(startsAt) > now.getTime()

export type StoredDraft = JobDraft
type Made = { jobId: string; draft: StoredDraft; warning: string | null } | { problem: string }

/** A refusal undoes what was written for this day alone. */
async function makeOne(ctx: CommandContext, demand: StoredDemand, occurrence: Occurrence): Promise<Made> {
  const { tx } = ctx
  if (occurrence.problem !== null) return { problem: `${occurrence.problem}.` }
  const draft = draftOf(demand.pattern, occurrence, newPin())
  const { publish } = demand.pattern
  await tx.query('savepoint occurrence')
  try {
    if (publish && (await missingFor(tx, { seekerId: null, companyId: demand.companyId })).length > 0)
      throw new ApiError('profile.incomplete', { message: 'The profile of your company is not complete.' })
    const by = { companyId: demand.companyId, uid: demand.changedBy }
    const jobId = await writeJob(ctx, by, { ...draft, publish })
    await tx.query('release savepoint occurrence')
    return { jobId, draft, warning: await lowPay(tx, { jobId, draft, date: occurrence.date }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tx.query('rollback to savepoint occurrence')
    return { problem: sentenceOf(error) }
  }
}

/** The job of one day. What the database would give back is what it compares with later. */
export function draftOf(
  pattern: Pattern,
  { date, times, positions, payPerHour }: Occurrence,
  pin: string,
): StoredDraft {
  const { success, data, error } = JobDraft.safeParse({
    ...pattern,
    payPerHour,
    positions,
    pin,
    schedule: { startDate: date, duration: '1 Day', days: times },
  })
  if (!success) throw error
  return data
}

function sentenceOf({ code, message, fields }: ApiError): string {
  const [first] = Object.values(fields)
  if (first !== undefined) return first
  return message === code ? (sentences[code] ?? 'S4 refused this job.') : message
}

const sentences: Partial<Record<string, string>> = {
  'site.missing': 'The site is not there any more.',
  'company.stopped': 'S4 has stopped new work of your company.',
  'person.suspended': 'S4 has suspended new work of your company.',
}

async function lowPay(
  tx: Db,
  { jobId, draft, date }: { jobId: string; draft: StoredDraft; date: string },
): Promise<string | null> {
  const shifts = await tx.query<{ startsAt: string; endsAt: string; stretches: RatedStretch[] }>(
    'select starts_at, ends_at, stretches from shift where job_id = $1',
    [jobId],
  )
  const warning = minimumWageWarning({
    breaksPaid: draft.breaksPaid,
    shifts: shifts.map((shift) => {
      const minutes = shiftMinutes(shift)
      return { date, minutes, pencePerHour: lowestRate({ payPerHour: draft.payPerHour, ...shift }, minutes) }
    }),
  })
  return warning && `${warning}.`
}

interface Kept {
  demand: StoredDemand
  date: string
  made: Made
  now: Date
}

/** The primary key lets each day be made once. */
const keep = (tx: Db, { demand, date, made, now }: Kept) =>
  tx.query(
    `insert into recurring_occurrence (demand_id, date, company_id, at, job_id, draft, problem, warning)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      demand.id,
      date,
      demand.companyId,
      now,
      ...('problem' in made
        ? [null, null, made.problem, null]
        : [made.jobId, JSON.stringify(made.draft), null, made.warning]),
    ],
  )

/** One notice a run, however many days could not be made. */
async function tell(
  ctx: CommandContext,
  { id, companyId, pattern }: StoredDemand,
  { failed, warned, made }: { failed: Told[]; warned: Told[]; made: number },
): Promise<void> {
  const members = await listMemberUids(ctx.tx, companyId)
  const notice = (kind: string, title: string, told: Told[], critical: boolean) => ({
    to: members,
    kind,
    title,
    body: told.map(({ date, sentence }) => `${dateText(date)}: ${sentence}`).join('\n'),
    link: companyLinks.recurringDemand(id),
    critical,
  })
  await ctx.record({
    action: 'recurring.jobs-made',
    subject: { kind: 'recurring', id },
    companyId,
    detail: { made, failed: failed.length },
    notices: [
      ...(failed.length > 0
        ? [notice('recurring.failed', `No job could be made: ${pattern.title}`, failed, true)]
        : []),
      ...(warned.length > 0
        ? [notice('recurring.low-pay', `Low pay on new jobs: ${pattern.title}`, warned, false)]
        : []),
    ],
    signals: [{ to: members, resources: recurringResources }],
  })
}

/** The day it is at the site of a demand. */
export const todayAt = ({ zone }: Pick<StoredDemand, 'zone'>, now: Date): string => localDate(now.toISOString(), zone)
