import type { CheckCall, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { siteCodes } from '@s4/api-marketplace/sites'
import type { SigningKeys } from '@s4/api-platform/settings'
import { timeText } from '@s4/domain/shift-text'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import { ownWork, workRepository, type Work } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { alertRepository } from '../alert-log/alert-repository'
import { checkCallRepository } from './check-call-repository'
import { missCheckCall } from './miss-check-calls'
import { scheduleCheckCall } from './next-check-call'

/** A phone may take a call as due a little before the server does. */
const CLOCK_DIFFERENCE_MS = 2000

/**
 * Answers a check call in time, or late; a missed call stays recorded as missed. A second answer changes nothing.
 * A wrong PIN or code never locks it. Throws `check-call.*`.
 */
export async function answerCheckCall(
  ctx: CommandContext<Actor | ShiftActor>,
  { codeKeys, ...input }: ParsedInputOf<Contract['checkCalls.answer']> & CodeKey,
): Promise<CheckCall> {
  const calls = checkCallRepository(ctx.tx)
  const named = await calls.byId(input.id)
  if (!named) throw new ApiError('check-call.missing')
  const work = await ownWork(ctx, named.assignmentId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'assignment.missing' ? new ApiError('check-call.missing') : error
  })
  // Read again under the lock: the sweep may have changed it.
  return answer(ctx, { work, call: (await calls.byId(input.id)) ?? named, codeKeys, ...proofOf(input) })
}

/**
 * Answers the call that was due when the worker pressed, for a phone that had no signal and counted the calls itself.
 * Throws `check-call.missing` when none was due.
 */
export async function confirmCheckCall(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, codeKeys, ...input }: ParsedInputOf<Contract['checkCalls.confirm']> & CodeKey,
): Promise<CheckCall> {
  const work = await ownWork(ctx, id)
  const call = await checkCallRepository(ctx.tx).dueAt(id, new Date(ctx.happened.at + CLOCK_DIFFERENCE_MS))
  if (!call) throw new ApiError('check-call.missing')
  return answer(ctx, { work, call, codeKeys, ...proofOf(input) })
}

interface CodeKey {
  codeKeys: SigningKeys
}

interface Proof {
  pin: string | null
  code: string | null
}

const proofOf = ({ pin, code }: { pin?: string | undefined; code?: string | undefined }): Proof => ({
  pin: pin ?? null,
  code: code ?? null,
})

interface Answer extends Proof, CodeKey {
  work: Work
  call: CheckCall
}

async function answer(ctx: CommandContext, { work, call, ...proof }: Answer): Promise<CheckCall> {
  const { at, trust } = ctx.happened
  if (call.answeredAt !== null) return call
  if (call.status === 'stopped') throw new ApiError('check-call.stopped')
  if (at + CLOCK_DIFFERENCE_MS < Date.parse(call.dueAt))
    throw new ApiError('check-call.not-due', { facts: { dueAt: call.dueAt } })
  await refuseWrong(ctx, work, proof)

  const isInTime = at < Date.parse(call.missAt)
  if (!isInTime || (call.status !== 'due' && trust === 'onTime')) await recordLate(ctx, work, call)
  else if (call.status === 'due') await recordInTime(ctx, work, call)
  else await recordArrived(ctx, work, call)
  return (await checkCallRepository(ctx.tx).byId(call.id)) ?? call
}

/** Throws `check-call.wrong-pin` and `check-call.wrong-code`. */
async function refuseWrong(ctx: CommandContext, work: Work, { pin, code, codeKeys }: Proof & CodeKey): Promise<void> {
  const checkpoints = work.callsByCheckpoint ? await workRepository(ctx.tx).listCheckpoints(work.siteId) : []
  if (checkpoints.length === 0) {
    if (pin === work.pin) return
    throw new ApiError('check-call.wrong-pin', {
      fields: { pin: 'That is not the shift PIN. You can try as often as you need.' },
    })
  }
  const site = { id: work.siteId, codeGeneration: work.codeGeneration, checkpoints }
  const found = code === null ? null : siteCodes(codeKeys).matchSiteCode(code, site, new Date(ctx.happened.at))
  if (!found || found.checkpoint === null)
    throw new ApiError('check-call.wrong-code', {
      fields: { code: 'Scan or type the code of a checkpoint of this site. You can try as often as you need.' },
    })
}

/** When the phone's answer was given, and when it arrived if it waited. */
const timesOf = ({ now, happened: { at, trust } }: CommandContext) =>
  [new Date(at), trust === 'onTime' ? null : now] as const

async function recordInTime(ctx: CommandContext, work: Work, call: CheckCall): Promise<void> {
  await checkCallRepository(ctx.tx).answer(call.id, 'responded', ...timesOf(ctx))
  await scheduleCheckCall(ctx, work, new Date(call.dueAt))
  await ctx.record({ action: 'check-call.answered', ...(await aboutDay(ctx.tx, work)) })
}

/** Answered in time on a phone without a signal: the company had taken it as missed, and is told. */
async function recordArrived(ctx: CommandContext, work: Work, call: CheckCall): Promise<void> {
  const [answeredAt, arrivedAt] = timesOf(ctx)
  await checkCallRepository(ctx.tx).answer(call.id, 'responded', answeredAt, arrivedAt)
  const time = (at: Date) => timeText(at.toISOString(), work.zone)
  const given = `Answered in time at ${time(answeredAt)} on a phone without a signal.`
  const resolution = `${given} It arrived at ${time(ctx.now)}.`
  const alerts = alertRepository(ctx.tx, work.companyId)
  const settled = await alerts.settleCalls({ checkCallIds: [call.id], resolution }, ctx.now)
  await ctx.record({
    action: 'check-call.answered-without-signal',
    ...(await aboutDay(ctx.tx, work)),
    notices:
      settled === 0
        ? []
        : [
            await companyNotice(ctx.tx, work, {
              kind: 'check-call.answered-without-signal',
              title: `${work.seekerName} had answered the check call${sentLaterText(ctx, work)}`,
            }),
          ],
  })
}

/** The call is recorded as missed first, even when the sweep has not run since. */
async function recordLate(ctx: CommandContext, work: Work, call: CheckCall): Promise<void> {
  const [answeredAt, arrivedAt] = timesOf(ctx)
  // The alert raised now says that it was answered late.
  const raisesAlert = call.status === 'due'
  if (raisesAlert) await missCheckCall(asS4(ctx), { work, call, answeredAt })
  await checkCallRepository(ctx.tx).answer(call.id, 'late', answeredAt, arrivedAt)
  await ctx.record({
    action: 'check-call.answered-late',
    ...(await aboutDay(ctx.tx, work)),
    notices: raisesAlert
      ? []
      : [
          await companyNotice(ctx.tx, work, {
            kind: 'check-call.answered-late',
            title: `${work.seekerName} answered the check call late`,
          }),
        ],
  })
}
