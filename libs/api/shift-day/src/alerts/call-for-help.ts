import type { Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { bookingOpensAt, servesUntil } from '@s4/domain/shift-window'
import { recordDay } from '../live-shift/tell'
import { whereabouts } from '../live-shift/whereabouts'
import { ownWork, type Work } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { raiseAlert } from './raise-alert'

const AGAIN = 60_000

interface Call {
  input: ParsedInputOf<Contract['assignments.help']>
  actor: Actor | ShiftActor
  requestId: string
}

/** Alerts the company at once, with the position when there is one; pressed again within a minute it stays one alert. From 30 minutes before the start until 12 hours after the end. */
export async function callForHelp({ db, clock }: Deps, { input, actor, requestId }: Call): Promise<string> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, input.id)
    if (!reachable(work, now))
      throw new Problem('assignment.wrong-state', {
        message: 'This works around your shift only. In danger, call 999.',
      })

    const [recent] = await tx.query<{ raisedAt: string }>(
      `select raised_at from alert where assignment_id = $1 and kind = 'help' and raised_at > $2 order by raised_at desc limit 1`,
      [work.id, new Date(now.getTime() - AGAIN)],
    )
    if (recent) return recent.raisedAt
    await raiseAlert(tx, work, { kind: 'help', now, position: whereabouts(input.position, work).position })
    await recordDay(tx, { now, work, actor, action: 'help.called', requestId })
    return now.toISOString()
  })
}

const reachable = (work: Work, now: Date) =>
  work.status !== 'cancelled' &&
  work.status !== 'noShow' &&
  now.getTime() >= bookingOpensAt(work) &&
  now.getTime() < servesUntil(work)
