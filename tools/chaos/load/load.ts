import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@s4/db'
import type { Worker } from '../../bench/day-of-work/on-shift'
import type { Talker } from '../../bench/setup/a-session'
import * as acts from './acts'
import type { Act, Kind } from './acts'
import type { Client } from './client'
import type { People } from './people'

const TICK_MS = 50
const TRY_AGAIN_MS = 1000
/** Who waits for an answer presses nothing else. */
const MOST_UNDER_WAY = 60
/** Of ten presses one reaches both servers at the same moment, as from a phone that gave up and asked again. */
const TWICE = 0.1

/** Refusals that are over soon: the same press at the other server, or a server whose clock was set back. */
const PASSING = ['request.in-progress', 'check-call.not-due']

/** How often each is done, out of a hundred. */
const shares: readonly [Kind, number][] = [
  ['position', 45],
  ['report', 15],
  ['application', 15],
  ['hours', 13],
  ['message', 12],
]

interface LoadInput {
  client: Client
  ports: readonly number[]
  people: People
  /** Not by the network that is cut. */
  db: Db
  hasChat: boolean
  /** A number from 0 to below 1. */
  next: () => number
  perSecond: number
}

/** Does what people do until it is stopped; what was answered well is in `acknowledged`. */
export async function startLoad({ client, ports, people, db, hasChat, next, perSecond }: LoadInput) {
  const acknowledged = new Map<Kind, Set<string>>(acts.kinds.map((kind) => [kind, new Set<string>()]))
  const refused = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  const openings = [...people.openings]
  const finished = [...people.finished]
  const toPay: string[] = []
  const calls = await dueCalls(db, people.workers)
  const state = { isResting: false, isOver: false }
  let tries = 0

  const one = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item
  /** Looks like an id made at random, and is the same in each run of the seed. */
  const key = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  const talker = (uid: string) => people.sessions.get(uid) as Talker

  const send = async (act: Act, first: number): Promise<void> => {
    for (let turn = first; !state.isOver; turn += 1) {
      const port = ports[turn % ports.length] as number
      const who = 'worker' in act.by ? { 'shift-token': act.by.worker.token } : client.as(act.by.talker, port)
      const headers = { ...who, 'idempotency-key': act.key }
      const { status, text } = await client.ask(port, { method: 'POST', path: act.path, headers, body: act.body })
      tries += 1
      if (status === 200 || status === 201 || status === 202) {
        acknowledged.get(act.kind)?.add(act.id)
        return
      }
      if (status >= 400 && status < 500 && status !== 429 && !PASSING.some((code) => text.includes(code))) {
        const what = `${act.kind} ${status} ${text.slice(0, 200)}`
        refused.set(what, (refused.get(what) ?? 0) + 1)
        return
      }
      await pause(TRY_AGAIN_MS)
    }
  }
  const start = (act: Act | undefined) => {
    if (!act) return
    const first = Math.floor(next() * ports.length)
    const sending = next() < TWICE ? Promise.all([send(act, first), send(act, first + 1)]) : send(act, first)
    const done = sending.then(() => {
      underWay.delete(done)
      if (act.kind === 'hours' && acknowledged.get('hours')?.has(act.id)) toPay.push(act.id)
    })
    underWay.add(done)
  }

  const makers: Partial<Record<Kind, () => Act | undefined>> = {
    position: () => acts.position(one(people.workers), key()),
    report: () => acts.report(one(people.workers), key()),
    application: () => {
      const opening = openings.pop()
      return opening && acts.application(talker(opening.uid), opening.id, key())
    },
    hours: () => {
      const id = finished.pop()
      return id === undefined ? undefined : acts.hours(talker('payer'), id, key())
    },
    message: () => {
      const { id, uid } = one(people.conversations)
      return hasChat ? acts.message(talker(uid), id, key()) : undefined
    },
  }
  const anyKind = (): Kind => {
    let left = next() * 100
    for (const [kind, share] of shares) if ((left -= share) < 0) return kind
    return 'position'
  }

  const payAgreed = async () => {
    const ids = toPay.splice(0)
    if (ids.length === 0) return
    const invoices = await db
      .query<{ id: string; total: number }>(
        'select id, total_pence as total from invoice where assignment_id = any($1)',
        [ids],
      )
      .catch(() => void toPay.push(...ids))
    for (const invoice of invoices ?? []) start(acts.payment(talker('payer'), invoice, key()))
  }
  const tick = async () => {
    let owed = 0
    while (!state.isOver) {
      await pause(TICK_MS)
      if (state.isResting) continue
      for (owed += (perSecond * TICK_MS) / 1000; owed >= 1; owed -= 1)
        if (underWay.size < MOST_UNDER_WAY) start(makers[anyKind()]?.())
      while (calls[0] && calls[0].at < Date.now()) {
        const { worker, id } = calls.shift() as DueCall
        start(acts.answer(worker, id, key()))
      }
      await payAgreed()
    }
  }
  const ticking = tick()

  return {
    acknowledged,
    refused,
    tries: () => tries,
    /** Nothing new begins; resolves when everything is answered. */
    async rest() {
      state.isResting = true
      await Promise.all(underWay)
    },
    goOn() {
      state.isResting = false
    },
    async stop() {
      state.isOver = true
      await ticking
      await Promise.all(underWay)
    },
  }
}

export type Load = Awaited<ReturnType<typeof startLoad>>

interface DueCall {
  id: string
  worker: Worker
  at: number
}

/** Those that are answered, in the order in which they fall due. */
async function dueCalls(db: Db, workers: readonly Worker[]): Promise<DueCall[]> {
  const byWork = new Map(workers.map((worker) => [worker.assignmentId, worker]))
  const rows = await db.query<{ id: string; assignmentId: string; dueAt: string }>(
    `select id, assignment_id, due_at from check_call where status = 'due' order by due_at`,
  )
  return rows.flatMap(({ id, assignmentId, dueAt }) => {
    const worker = byWork.get(assignmentId)
    return worker && !worker.misses ? [{ id, worker, at: Date.parse(dueAt) + 1000 }] : []
  })
}
