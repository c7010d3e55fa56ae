import { createHash } from 'node:crypto'
import type { Database } from '@s4/db'
import { atShare, percentilesText } from '../setup/percentiles'
import type { Measured, Stored } from './meters'
import type { Worker } from './on-shift'
import type { Phones } from './phones'
import type { Seen } from './watch-alerts'
import type { Ledger } from './work'

const MAX_LAG = 5000
const MAX_ANSWER = 100
const MAX_GROWTH = 1.15
const MAX_OUTAGE = 10_000
/** After an outage the phones send what waited. */
const CATCHING_UP = 15_000

interface State {
  stored: Map<string, Stored>
  written: number
}

export interface Outage {
  from: number
  /** When a write was answered well again. */
  to: number
}

interface Outcome {
  people: readonly Worker[]
  phones: Phones
  ledger: Ledger
  seen: readonly Seen[]
  measured: Measured
  before: State
  after: State
  outage: Outage | null
  heard: { events: number; openings: number }
  minutes: number
}

/** Prints every figure; true when each number is kept. */
export async function judge(db: Database, outcome: Outcome): Promise<boolean> {
  const { people, measured, before, after, heard, minutes, outage, phones } = outcome
  const hours = (people.length * minutes) / 60
  reportCost(before, after, hours)
  const share = (seconds: number) => `${Math.round((seconds / measured.seconds) * 100)}%`
  const { api, database, bench } = measured.used
  console.log(
    `Of one core: server ${share(api)}, database ${share(database)}, this bench ${share(bench)}; ` +
      `load over 5 min ${measured.load.toFixed(1)}.`,
  )
  console.log(`Streams: ${heard.openings} openings, ${heard.events} changes heard.`)
  if (outage) console.log(`${phones.unanswered()} requests were not answered and sent again.`)
  for (const [what, times] of phones.refused) console.log(`Refused ${times} times: ${what}`)
  const kept = [
    isAlertedOnce(outcome),
    isQuick(outcome),
    outage === null || isBackSoon(outage),
    outage !== null || isFlat(measured),
    await isKept(db, outcome),
  ]
  return kept.every(Boolean) && phones.refused.size === 0
}

function isAlertedOnce({ people, ledger, seen, outage }: Outcome): boolean {
  const expected = new Set([
    ...people.filter(({ misses }) => misses).map(({ assignmentId }) => `missedCheckCall ${assignmentId}`),
    ...[...ledger.left.keys()].map((assignmentId) => `leftGeofence ${assignmentId}`),
  ])
  const names = seen.map(({ alert }) => `${alert.kind} ${alert.assignmentId}`)
  const missing = [...expected].filter((name) => !names.includes(name)).length
  const others = names.filter((name) => !expected.has(name)).length
  const doubled = names.length - new Set(names).size
  const isInOutage = ({ at, lag }: Seen) =>
    outage !== null && at - lag > outage.from - MAX_LAG && at - lag < outage.to + CATCHING_UP
  const lags = seen.filter((one) => !isInOutage(one)).map(({ lag }) => lag)
  console.log(
    `Alerts: ${expected.size} expected, ${missing} missing, ${doubled} doubled, ${others} unexpected. From due to ` +
      `seen: ${percentilesText(lags)}, longest ${Math.round(Math.max(...lags))} ms (p99 at most ${MAX_LAG} ms).`,
  )
  const during = seen.filter(isInOutage).map(({ at, lag }) => at - Math.max(at - lag, outage?.to ?? at))
  if (during.length > 0)
    console.log(
      `${during.length} fell due around the outage; each was seen at most ${Math.round(Math.max(...during))} ms ` +
        'after it was due or the server was back.',
    )
  return missing + doubled + others === 0 && atShare(lags, 0.99) <= MAX_LAG
}

function isQuick({ phones, outage }: Outcome): boolean {
  let isAll = true
  for (const [name, timings] of phones.timings) {
    const took = timings
      .filter(({ at }) => outage === null || at < outage.from - MAX_LAG || at > outage.to + CATCHING_UP)
      .map((timing) => timing.took)
    console.log(`${name}: ${timings.length} times, ${percentilesText(took)} (p99 at most ${MAX_ANSWER} ms).`)
    isAll &&= atShare(took, 0.99) <= MAX_ANSWER
  }
  return isAll
}

function isBackSoon({ from, to }: Outage): boolean {
  console.log(`From the kill to the first write answered: ${to - from} ms (at most ${MAX_OUTAGE}).`)
  return to - from <= MAX_OUTAGE
}

function isFlat({ samples }: Measured): boolean {
  const meanOf = (from: number, to: number) => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to))
    return part.reduce((sum, { memory }) => sum + memory, 0) / part.length
  }
  const [start, middle, end] = [meanOf(0, 0.1), meanOf(0.4, 0.6), meanOf(0.9, 1)]
  console.log(
    `Memory of the server: ${Math.round(start)} MB at the start, ${Math.round(middle)} MB in the middle, ` +
      `${Math.round(end)} MB at the end (the end at most ${MAX_GROWTH} times the middle).`,
  )
  return end <= middle * MAX_GROWTH
}

/** As a position keeps its key. */
const shortKey = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE().toString()

/** Everything that was answered well is stored, and nothing twice. */
async function isKept(db: Database, { ledger }: Outcome): Promise<boolean> {
  // By their keys: the server dates anew what a phone had to send again much later.
  const positions = await db.query<{ name: string }>('select request_key::text as name from position_fix')
  const answers = await db.query<{ id: string }>(`select id from check_call where status = 'responded'`)
  const late = await db.query<{ id: string }>(`select id from check_call where status = 'late'`)
  const reports = await db.query<{ text: string }>('select text from logbook_entry')
  const lost = (said: readonly string[], stored: readonly string[]) => {
    const all = new Set(stored)
    return said.filter((one) => !all.has(one)).length
  }
  const twice = (stored: readonly string[]) => stored.length - new Set(stored).size
  const names = positions.map(({ name }) => name)
  const texts = reports.map(({ text }) => text)
  const lostOnes = [
    lost(ledger.positions.map(shortKey), names),
    lost(
      ledger.answers,
      [...answers, ...late].map(({ id }) => id),
    ),
    lost(ledger.reports, texts),
  ]
  const doubled = [twice(names), twice(texts)]
  console.log(
    `Answered well: ${ledger.positions.length} positions, ${ledger.answers.length} check calls, ` +
      `${ledger.reports.length} reports; lost of them ${lostOnes.join(', ')}; positions and reports stored twice ` +
      `${doubled.join(', ')}; answers taken as late ${late.length}.`,
  )
  return [...lostOnes, ...doubled, late.length].every((count) => count === 0)
}

function reportCost(before: State, after: State, hours: number): void {
  const grown = [...after.stored]
    .map(([name, { bytes, rows }]) => {
      const old = before.stored.get(name) ?? { bytes: 0, rows: 0 }
      return { name, bytes: bytes - old.bytes, rows: rows - old.rows }
    })
    .filter(({ bytes, rows }) => bytes > 0 || rows > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
  const all = grown.reduce((sum, { bytes, rows }) => ({ bytes: sum.bytes + bytes, rows: sum.rows + rows }), {
    bytes: 0,
    rows: 0,
  })
  console.log(
    `A worker's hour costs ${(all.rows / hours).toFixed(1)} rows, ${(all.bytes / 1024 / hours).toFixed(1)} kB stored ` +
      `and ${((after.written - before.written) / 1024 / hours).toFixed(1)} kB written ahead:`,
  )
  for (const { name, bytes, rows } of grown.slice(0, 12))
    console.log(`  ${name}: ${(rows / hours).toFixed(1)} rows, ${(bytes / 1024 / hours).toFixed(2)} kB`)
}
