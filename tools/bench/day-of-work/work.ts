import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pinAnswer } from '../alerts/shift-of-a-thousand'
import { REPORTS_A_MINUTE, type Worker } from './on-shift'
import type { Phones } from './phones'

const MINUTE = 60_000
/** People take up to twenty seconds to answer. */
const REACTION = 20_000
const AT_SITE = 51.5
const ELSEWHERE = 51.52
/** Of those who left, every second one returns after so many positions. */
const AWAY_FOR = 2

interface Call {
  id: string
  status: string
  dueAt: string
  missAt: string
}

/** What the server said that it keeps, and what was sent. */
export interface Ledger {
  /** The key of each. */
  positions: string[]
  answers: string[]
  /** The words of each report. */
  reports: string[]
  /** When the first position outside was sent, by assignment. */
  left: Map<string, number>
}

export const emptyLedger = (): Ledger => ({ positions: [], answers: [], reports: [], left: new Map() })

interface Day {
  phones: Phones
  ledger: Ledger
  begin: number
  end: number
}

const until = (at: number) => pause(Math.max(0, at - Date.now()))

/** One worker's phone until the end: a position a minute, the check calls, now and then a report. */
export async function workOneDay(day: Day, worker: Worker, turn: number): Promise<void> {
  await Promise.all([sendPositions(day, worker, turn), answerCalls(day, worker), report(day, worker, turn)])
}

const headersOf = ({ token }: Worker) => ({ 'shift-token': token })

async function sendPositions({ phones, ledger, begin, end }: Day, worker: Worker, turn: number): Promise<void> {
  const { assignmentId } = worker
  let away = 0
  for (let at = begin + turn * MINUTE; at < end; at += MINUTE) {
    await until(at)
    const hasLeft = worker.leavesAt !== null && at >= worker.leavesAt && (away < AWAY_FOR || turn < 0.5)
    if (hasLeft) {
      away += 1
      if (!ledger.left.has(assignmentId)) ledger.left.set(assignmentId, Date.now())
    }
    const deviceAt = new Date().toISOString()
    const key = randomUUID()
    const asking = phones.ask({
      name: 'position',
      key,
      method: 'POST',
      path: `/assignments/${assignmentId}/location`,
      headers: headersOf(worker),
      body: { id: assignmentId, position: { lat: hasLeft ? ELSEWHERE : AT_SITE, lng: -0.06, accuracy: 10 }, deviceAt },
    })
    void asking.then((kept) => kept && ledger.positions.push(key))
    // A position outside must come before the next one.
    if (hasLeft) await asking
  }
}

async function answerCalls({ phones, ledger, end }: Day, worker: Worker): Promise<void> {
  let next = worker.dueAt.getTime()
  for (let number = 0; ; number += 1) {
    const isMissed = number === 0 && worker.misses
    await until(Math.min(end, isMissed ? next + 5 * MINUTE + 15_000 : next + Math.random() * REACTION))
    if (Date.now() >= end) return
    const listed = await phones.ask<{ calls: Call[] }>({
      name: 'check calls',
      method: 'GET',
      path: `/assignments/${worker.assignmentId}/check-calls`,
      headers: headersOf(worker),
    })
    const call = listed?.calls.find(({ status }) => status === 'due')
    if (!call) return
    if (Date.parse(call.dueAt) > Date.now()) {
      next = Date.parse(call.dueAt)
      continue
    }
    const answered = await phones.ask<Call>({
      name: 'answer',
      method: 'POST',
      path: `/check-calls/${call.id}/answer`,
      headers: headersOf(worker),
      body: { ...pinAnswer, position: null, deviceAt: null },
    })
    if (answered) ledger.answers.push(call.id)
    next = Date.parse(call.dueAt) + 15 * MINUTE
  }
}

async function report({ phones, ledger, begin, end }: Day, worker: Worker, turn: number): Promise<void> {
  for (let minute = 0; begin + (minute + turn) * MINUTE < end; minute += 1) {
    await until(begin + (minute + turn) * MINUTE)
    if (Math.random() * 100 >= REPORTS_A_MINUTE) continue
    const text = `Round ${minute} of ${worker.assignmentId}: all quiet.`
    const kept = await phones.ask({
      name: 'report',
      method: 'POST',
      path: `/assignments/${worker.assignmentId}/logbook`,
      headers: headersOf(worker),
      body: { text },
    })
    if (kept) ledger.reports.push(text)
  }
}
