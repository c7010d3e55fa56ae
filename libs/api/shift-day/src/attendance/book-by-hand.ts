import { seekerLinks } from '@s4/links'
import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { checkSubjectText, stopsBookingOn, type DueCheck } from '@s4/domain/due-checks'
import { checkGapCode, missingPapersText } from '@s4/domain/missing-papers-text'
import { asSentence } from '@s4/domain/sentence'
import { timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { dueChecksForWork } from '@s4/api-profiles/checks'
import { gapsFor } from '@s4/api-profiles/worker-rules'
import { fitHours, lockTimeAround } from '@s4/api-money/hours'
import { moneyLinks } from '@s4/api-money/notices'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { beginWork } from './begin-work'
import { finishWork } from './finish-work'
import { refuseOtherAttendance } from './other-attendance'
import { companyWork, requireBookedOn, type Work } from '../live-shift/work-repository'

type Input = ParsedInputOf<Contract['attendance.bookByHand']>

interface BookingByHand {
  work: Work
  at: Date
  reason: string
}

/**
 * The company books a worker on or off, now or for an earlier time; the worker gets a notice with the reason. Missing
 * papers and checks do not prevent it: they are recorded, and both sides get a notice. Throws `input.invalid` for an
 * impossible time.
 */
export async function bookByHand(ctx: CommandContext<CompanyActor>, input: Input): Promise<void> {
  const work = await lockedWork(ctx, input.id)
  const byHand = { work, at: new Date(input.at ?? ctx.now), reason: input.reason }
  await (input.action === 'bookOn' ? bookOnByHand(ctx, byHand) : bookOffByHand(ctx, byHand))
}

/** With the worker's time, as their other work is compared with it. */
async function lockedWork({ tx, actor: { companyId } }: CommandContext<CompanyActor>, id: string): Promise<Work> {
  await lockTimeAround(tx, id, { side: 'company', id: companyId })
  return companyWork(tx, companyId, id)
}

const MANUAL_ENTRY = { source: 'manual', position: null, inside: null, deviceAt: null } as const

async function bookOnByHand(ctx: CommandContext<CompanyActor>, { work, at, reason }: BookingByHand): Promise<void> {
  refuseBegun(work)
  refuseTimeOn(work, at, { until: ctx.now.getTime(), field: 'at' })
  await refuseOtherAttendance(ctx.tx, work, { on: at, off: null, field: 'at' })
  await beginByHand(ctx, { work, at, reason }, [
    {
      to: [work.seekerUid],
      kind: 'attendance.booked-on-by-hand',
      title: `The company booked you on at ${timeText(at.toISOString(), work.zone)}`,
      body: `${work.title}, ${work.siteName}. Their reason: ${asSentence(reason)}`,
      link: seekerLinks.assignment(work.id),
    },
  ])
}

async function bookOffByHand(ctx: CommandContext<CompanyActor>, { work, at, reason }: BookingByHand): Promise<void> {
  requireBookedOn(work)
  refuseTime(
    at,
    { from: Date.parse(work.bookedOnAt), until: ctx.now.getTime(), field: 'at' },
    `Choose a time after booking on at ${timeText(work.bookedOnAt, work.zone)}, not in the future.`,
  )
  await finishByHand(
    ctx,
    { work, at, reason },
    `The company booked you off at ${timeText(at.toISOString(), work.zone)}`,
  )
}

/**
 * The company enters both times of a shift that is over and that nobody booked on to, for example after it took a
 * no-show back. The times are its figure, like those booked by hand. Throws `input.invalid` for an impossible time and
 * `assignment.wrong-state` for work that was begun, ended or whose shift is not over.
 */
export async function enterAttendance(
  ctx: CommandContext<CompanyActor>,
  { id, reason, ...times }: ParsedInputOf<Contract['attendance.enter']>,
): Promise<void> {
  const [on, off] = [new Date(times.on), new Date(times.off)]
  const work = await lockedWork(ctx, id)
  refuseBegun(work)
  const now = ctx.now.getTime()
  if (now < Date.parse(work.endsAt))
    throw new ApiError('assignment.wrong-state', { message: 'This shift is not over: book them on by hand.' })
  refuseTimeOn(work, on, { until: now, field: 'on' })
  refuseTime(
    off,
    { from: on.getTime() + 1, until: now, field: 'off' },
    'Choose a time after they came, not in the future.',
  )
  await refuseOtherAttendance(ctx.tx, work, { on, off, field: 'on' })
  await beginByHand(ctx, { work, at: on, reason }, [])
  const begun = await companyWork(ctx.tx, ctx.actor.companyId, id)
  const [from, to] = [on, off].map((at) => timeText(at.toISOString(), work.zone))
  await finishByHand(ctx, { work: begun, at: off, reason }, `The company entered your hours: ${from} to ${to}`)
  await fitHours(ctx, work.seekerId)
}

async function beginByHand(
  ctx: CommandContext<CompanyActor>,
  { work, at, reason }: BookingByHand,
  notices: NewNotice[],
): Promise<void> {
  const { tx, now } = ctx
  const gaps = await gapsFor(tx, work.seekerId, { ...work, lastEndsAt: work.endsAt, now })
  const unchecked = (await dueChecksForWork(tx, work)).filter(stopsBookingOn)
  await beginWork(ctx, {
    work,
    at,
    ...MANUAL_ENTRY,
    reason,
    checkpoint: null,
    shareLocation: false,
    missingPapers: [...gaps.map(({ code }) => code), ...unchecked.map(checkGapCode)],
    notices: [...gapNotices(work, gaps), ...uncheckedNotices(work, unchecked), ...notices],
  })
}

const finishByHand = (
  ctx: CommandContext<CompanyActor>,
  { work, at, reason }: BookingByHand,
  title: string,
): Promise<void> =>
  finishWork(ctx, {
    work,
    at,
    ...MANUAL_ENTRY,
    reason,
    notices: [
      {
        to: [work.seekerUid],
        kind: 'attendance.booked-off-by-hand',
        title,
        body:
          `${work.title}, ${work.siteName}. Their reason: ${asSentence(reason)} If that is not right, enter ` +
          'your own times.',
        link: moneyLinks.completedWork,
        critical: true,
      },
    ],
  })

function refuseBegun({ status, seekerName }: Work): void {
  if (status !== 'assigned')
    throw new ApiError('assignment.wrong-state', { message: `${seekerName} is not waiting to book on.` })
}

interface TimeLimits {
  from: number
  until: number
  /** Of the input. */
  field: 'at' | 'on' | 'off'
}

function refuseTimeOn(work: Work, at: Date, { until, field }: Omit<TimeLimits, 'from'>): void {
  const earliest = bookingOpensAt(work)
  refuseTime(
    at,
    { from: earliest, until: Math.min(until, Date.parse(work.endsAt) - 1), field },
    `Choose a time from ${timeText(new Date(earliest).toISOString(), work.zone)} on, before the shift's ` +
      'end and not in the future.',
  )
}

function refuseTime(at: Date, { from, until, field }: TimeLimits, message: string): void {
  if (at.getTime() < from || at.getTime() > until) throw new ApiError('input.invalid', { fields: { [field]: message } })
}

/** The notice links to the first missing paper: without it the worker cannot book on themselves. */
function gapNotices(work: Work, gaps: Awaited<ReturnType<typeof gapsFor>>): NewNotice[] {
  const [first] = gaps
  if (!first) return []
  const missing = missingPapersText(gaps.map(({ code }) => code))
  return [
    {
      to: [work.seekerUid],
      kind: 'attendance.papers-missing',
      title: 'You were booked on with documents missing',
      body:
        `${work.title}, ${work.siteName}: ${missing}. We told the company, too. You cannot book on ` +
        'yourself before you add what is missing.',
      link: first.fixPath,
    },
  ]
}

function uncheckedNotices(work: Work, unchecked: readonly DueCheck[]): NewNotice[] {
  if (unchecked.length === 0) return []
  const papers = unchecked.map(({ subject }) => `your ${checkSubjectText[subject]}`).join(' and ')
  return [
    {
      to: [work.seekerUid],
      kind: 'attendance.papers-unchecked',
      title: 'You were booked on before the company accepted your documents',
      body:
        `${work.title}, ${work.siteName}: the company has not accepted ${papers}. You cannot book on yourself ` +
        'before it does.',
      link: seekerLinks.assignment(work.id),
    },
  ]
}
