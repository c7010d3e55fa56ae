import type { CheckCall, Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { recordDay, tellCompany } from '../live-shift/tell'
import { ownWork } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { checkCallRepository } from './check-call-repository'
import { missCheckCall } from './miss-check-calls'
import { scheduleCheckCall } from './next-check-call'

interface Answer {
  input: ParsedInputOf<Contract['checkCalls.answer']>
  actor: Actor | ShiftActor
  requestId: string
}

/**
 * Answers a check call: in time, or late once it was missed, which stays on record. A second answer changes nothing.
 * A wrong PIN is refused as often as it comes. Throws `check-call.*`.
 */
export async function answerCheckCall({ db, clock }: Deps, { input, actor, requestId }: Answer): Promise<CheckCall> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const calls = checkCallRepository(tx)
    const named = await calls.byId(input.id)
    if (!named) throw new Problem('check-call.missing')
    const work = await ownWork(tx, actor, named.assignmentId).catch((problem: unknown) => {
      throw problem instanceof Problem && problem.code === 'assignment.missing'
        ? new Problem('check-call.missing')
        : problem
    })
    // Again, now that the work is locked: the sweep may have been first.
    const call = (await calls.byId(input.id)) ?? named
    if (call.answeredAt !== null) return call
    if (call.status === 'stopped') throw new Problem('check-call.stopped')
    if (now.getTime() < Date.parse(call.dueAt))
      throw new Problem('check-call.not-due', { facts: { dueAt: call.dueAt } })
    if (input.pin !== work.pin)
      throw new Problem('check-call.wrong-pin', {
        fields: { pin: 'That is not the PIN for this job. Try again: this never locks.' },
      })

    const inTime = call.status === 'due' && now.getTime() < Date.parse(call.missAt)
    if (inTime) {
      await calls.answer(call.id, 'responded', now)
      await scheduleCheckCall(tx, work, new Date(call.dueAt), now)
    } else {
      // The grace is over even where the sweep has not been by: the miss comes first.
      if (call.status === 'due') await missCheckCall(tx, work, call, now)
      await calls.answer(call.id, 'late', now)
      await tellCompany(tx, work, {
        now,
        kind: 'check-call.answered-late',
        title: `${work.seekerName} answered the check call late`,
      })
    }
    await recordDay(tx, {
      now,
      work,
      actor,
      action: inTime ? 'check-call.answered' : 'check-call.answered-late',
      requestId,
    })
    return (await calls.byId(call.id)) ?? call
  })
}
