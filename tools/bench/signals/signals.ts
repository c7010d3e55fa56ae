import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, type Database } from '@s4/db'
import { fillOnShift } from '../day-of-work/on-shift'
import { startServices } from '../day-of-work/server'
import { atShare, percentilesText } from '../setup/percentiles'
import { openStream } from './open-stream'

const PEOPLE = 250
/** Signals a second. */
const RATE = 1000
const EVERY_MS = 10
const CONNECTIONS = 20
/** Milliseconds. */
const HEARD_P99 = 500
const LAST_WITHIN = 10_000

/**
 * A thousand signals a second, each committed by itself, while 250 people have a stream open at each of two processes
 * on one database. False when a signal is not heard once at both, or hearing takes over 500 ms (p99) from its commit.
 */
export async function benchSignals(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '30' } } })
  const count = Number(values.seconds) * RATE
  const services = await startServices()
  const db = connect(services.ownerUrl, { max: CONNECTIONS })
  const beside = await services.startBeside()
  try {
    const filled = { workers: PEOPLE, companies: PEOPLE, begin: new Date(), minutes: 60 }
    const { sessions } = await fillOnShift(db, filled)
    const people = await peopleOf(db, sessions)
    const sentAt = Array.from({ length: count }, () => 0)
    const heard = [services.port, beside.port].map(() => Array.from({ length: count }, () => 0))
    const delays: number[] = []
    const streams = await Promise.all(
      [services.port, beside.port].flatMap((port, process) =>
        people.map(({ secret }) =>
          openStream({ port, secret }, (signal) => {
            delays.push(performance.now() - (sentAt[signal] ?? 0))
            const times = heard[process]
            if (times) times[signal] = (times[signal] ?? 0) + 1
          }),
        ),
      ),
    )
    await send(db, people, sentAt)
    const isHeard = () => heard.every((times) => times.every((time) => time > 0))
    for (const end = Date.now() + LAST_WITHIN; Date.now() < end && !isHeard();) await pause(100)
    for (const stream of streams) stream.close()
    const wrong = heard.flat().filter((times) => times !== 1).length
    console.log(
      `${count} signals, ${streams.length} streams at two processes: ${percentilesText(delays)} from before the ` +
        `commit until heard; ${wrong} not heard exactly once.`,
    )
    return wrong === 0 && atShare(delays, 0.99) <= HEARD_P99
  } finally {
    await db.end()
    await beside.stop()
    await services.stop()
  }
}

interface Listener {
  uid: string
  secret: string
}

async function peopleOf(db: Database, sessions: readonly string[]): Promise<Listener[]> {
  const hashes = sessions.map((secret) => createHash('sha256').update(secret).digest())
  const rows = await db.query<{ uid: string; place: number }>(
    'select uid, array_position($1::bytea[], secret_hash) as place from session where secret_hash = any($1)',
    [hashes],
  )
  return rows.map(({ uid, place }) => ({ uid, secret: sessions[place - 1] ?? '' }))
}

/** Evenly, whether the earlier ones are committed or not. */
async function send(db: Database, people: readonly Listener[], sentAt: number[]): Promise<void> {
  const sending: Promise<unknown>[] = []
  const began = performance.now()
  for (let sent = 0; sent < sentAt.length;) {
    const due = Math.min(sentAt.length, Math.floor(((performance.now() - began) * RATE) / 1000))
    for (; sent < due; sent += 1) {
      sentAt[sent] = performance.now()
      const payload = { uid: people[sent % people.length]?.uid, resources: [`signal-${sent}`] }
      sending.push(db.query(`select pg_notify('s4_signal', $1)`, [JSON.stringify(payload)]))
    }
    await pause(EVERY_MS)
  }
  await Promise.all(sending)
}
