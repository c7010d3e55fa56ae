import type { Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { asSentence } from '@s4/domain/sentence'
import { timeText } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import type { PaperGap } from '@s4/domain/work-papers'
import { gapsFor } from '@s4/api-profiles/worker-rules'
import { moneyLinks } from '@s4/api-money/notices'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { notify } from '@s4/api-platform/notices'
import { begin } from './begin-work'
import { finish } from './finish-work'
import { companyWork, demandBookedOn, type Work } from '../live-shift/work-repository'

interface ByHand {
  input: ParsedInputOf<Contract['assignments.manual']>
  actor: CompanyActor
  requestId: string
}

/**
 * The company books somebody on or off with a reason, now or for an earlier time; the worker is told, with the reason. Papers never refuse
 * it: what is missing is kept with it and told to both. Throws `input.invalid` for a time that cannot be.
 */
export async function bookByHand({ db, clock }: Deps, { input, actor, requestId }: ByHand): Promise<void> {
  const now = clock.now()
  const at = new Date(input.at ?? now)
  await db.transaction(async (tx) => {
    const work = await companyWork(tx, actor.companyId, input.id)
    const common = {
      at,
      now,
      source: 'manual' as const,
      position: null,
      inside: null,
      deviceAt: null,
      actor,
      requestId,
      reason: input.reason,
    }
    if (input.action === 'bookOn') {
      if (work.status !== 'assigned')
        throw new Problem('assignment.wrong-state', { message: `${work.seekerName} is not waiting to book on.` })
      const earliest = bookingOpensAt(work)
      refuseTime(
        at,
        earliest,
        Math.min(now.getTime(), Date.parse(work.endsAt) - 1),
        `Choose a time from ${timeText(new Date(earliest).toISOString(), work.zone)} on, before the shift's end and not in the future.`,
      )
      const gaps = await gapsFor(tx, work.seekerId, { ...work, lastEndsAt: work.endsAt, now })
      await begin(tx, work, {
        ...common,
        checkpoint: null,
        shareLocation: false,
        missingPapers: gaps.map(({ code }) => code),
      })
      await tellGaps(tx, work, gaps, now)
    } else {
      demandBookedOn(work)
      refuseTime(
        at,
        Date.parse(work.bookedOnAt),
        now.getTime(),
        `Choose a time after booking on at ${timeText(work.bookedOnAt, work.zone)}, not in the future.`,
      )
      await finish(tx, work, common)
    }
    await tellWorker(tx, work, input, at, now)
  })
}

function refuseTime(at: Date, from: number, until: number, message: string): void {
  if (at.getTime() < from || at.getTime() > until) throw new Problem('input.invalid', { fields: { at: message } })
}

async function tellWorker(tx: Db, work: Work, { action, reason }: ByHand['input'], at: Date, now: Date): Promise<void> {
  const time = timeText(at.toISOString(), work.zone)
  await notify(tx, {
    at: now,
    to: [work.seekerUid],
    kind: action === 'bookOn' ? 'attendance.booked-on-by-hand' : 'attendance.booked-off-by-hand',
    title: action === 'bookOn' ? `The company booked you on at ${time}` : `The company booked you off at ${time}`,
    body: `${work.title}, ${work.siteName}. Their reason: ${asSentence(reason)}${action === 'bookOff' ? ' If that is not right, give your own times: what the company enters by hand is only its word.' : ''}`,
    link: action === 'bookOff' ? moneyLinks.completedWork : `/User-AppliedAndAssignedDetail/${work.id}`,
    critical: action === 'bookOff',
  })
}

/** The worker reads what is missing, and is led to the first of it: they cannot book on themselves until it is given. */
async function tellGaps(tx: Db, work: Work, gaps: readonly PaperGap[], now: Date): Promise<void> {
  const [first] = gaps
  if (!first) return
  const missing = missingPapersText(gaps.map(({ code }) => code))
  await notify(tx, {
    at: now,
    to: [work.seekerUid],
    kind: 'attendance.papers-missing',
    title: 'You were booked on with papers missing',
    body: `${work.title}, ${work.siteName}: ${missing}. The company is told, too. You cannot book on yourself before you put it right.`,
    link: first.fixPath,
  })
}
