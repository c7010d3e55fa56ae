import { seekerLinks } from '@s4/links'
import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { asSentence } from '@s4/domain/sentence'
import { timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import type { PaperGap } from '@s4/domain/work-papers'
import { gapsFor } from '@s4/api-profiles/worker-rules'
import { moneyLinks } from '@s4/api-money/notices'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { begin } from './begin-work'
import { finish } from './finish-work'
import { companyWork, demandBookedOn, type Work } from '../live-shift/work-repository'

type Input = ParsedInputOf<Contract['attendance.bookByHand']>

interface ByHand {
  work: Work
  at: Date
  reason: string
}

/**
 * The company books somebody on or off with a reason, now or for an earlier time; the worker is told, with the reason. Papers never refuse
 * it: what is missing is kept with it and told to both. Throws `input.invalid` for a time that cannot be.
 */
export async function bookByHand(ctx: CommandContext<CompanyActor>, input: Input): Promise<void> {
  const work = await companyWork(ctx.tx, ctx.actor.companyId, input.id)
  const byHand = { work, at: new Date(input.at ?? ctx.now), reason: input.reason }
  await (input.action === 'bookOn' ? bookOnByHand(ctx, byHand) : bookOffByHand(ctx, byHand))
}

const entered = { source: 'manual', position: null, inside: null, deviceAt: null } as const

async function bookOnByHand(ctx: CommandContext<CompanyActor>, { work, at, reason }: ByHand): Promise<void> {
  const { tx, now } = ctx
  if (work.status !== 'assigned')
    throw new ApiError('assignment.wrong-state', { message: `${work.seekerName} is not waiting to book on.` })
  const earliest = bookingOpensAt(work)
  refuseTime(
    at,
    { from: earliest, until: Math.min(now.getTime(), Date.parse(work.endsAt) - 1) },
    `Choose a time from ${timeText(new Date(earliest).toISOString(), work.zone)} on, before the shift's end and not in the future.`,
  )
  const gaps = await gapsFor(tx, work.seekerId, { ...work, lastEndsAt: work.endsAt, now })
  await begin(ctx, {
    work,
    at,
    ...entered,
    reason,
    checkpoint: null,
    shareLocation: false,
    missingPapers: gaps.map(({ code }) => code),
    notices: [
      ...gapNotices(work, gaps),
      {
        to: [work.seekerUid],
        kind: 'attendance.booked-on-by-hand',
        title: `The company booked you on at ${timeText(at.toISOString(), work.zone)}`,
        body: `${work.title}, ${work.siteName}. Their reason: ${asSentence(reason)}`,
        link: seekerLinks.assignment(work.id),
      },
    ],
  })
}

async function bookOffByHand(ctx: CommandContext<CompanyActor>, { work, at, reason }: ByHand): Promise<void> {
  demandBookedOn(work)
  refuseTime(
    at,
    { from: Date.parse(work.bookedOnAt), until: ctx.now.getTime() },
    `Choose a time after booking on at ${timeText(work.bookedOnAt, work.zone)}, not in the future.`,
  )
  await finish(ctx, {
    work,
    at,
    ...entered,
    reason,
    notices: [
      {
        to: [work.seekerUid],
        kind: 'attendance.booked-off-by-hand',
        title: `The company booked you off at ${timeText(at.toISOString(), work.zone)}`,
        body: `${work.title}, ${work.siteName}. Their reason: ${asSentence(reason)} If that is not right, give your own times: what the company enters by hand is only its word.`,
        link: moneyLinks.completedWork,
        critical: true,
      },
    ],
  })
}

function refuseTime(at: Date, { from, until }: { from: number; until: number }, message: string): void {
  if (at.getTime() < from || at.getTime() > until) throw new ApiError('input.invalid', { fields: { at: message } })
}

/** The worker reads what is missing, and is led to the first of it: they cannot book on themselves until it is given. */
function gapNotices(work: Work, gaps: readonly PaperGap[]): NewNotice[] {
  const [first] = gaps
  if (!first) return []
  const missing = missingPapersText(gaps.map(({ code }) => code))
  return [
    {
      to: [work.seekerUid],
      kind: 'attendance.papers-missing',
      title: 'You were booked on with papers missing',
      body: `${work.title}, ${work.siteName}: ${missing}. The company is told, too. You cannot book on yourself before you put it right.`,
      link: first.fixPath,
    },
  ]
}
