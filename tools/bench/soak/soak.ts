import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '@s4/db'
import { askOnShift } from '../day-of-work/ask-on-shift'
import { startMeters } from '../day-of-work/meters'
import { fillOnShift, type Worker } from '../day-of-work/on-shift'
import { type Phones, startPhones } from '../day-of-work/phones'
import { startServices } from '../day-of-work/server'
import { openTabs } from '../day-of-work/tabs'
import { percentilesText } from '../setup/percentiles'

const WORKERS = 1000
const STREAMS = 500
const EVERY_MS = 10
const MAX_GROWTH = 1.05
/** Code is compiled and caches are filled by then. */
const WARM = 0.25

/**
 * A hundred requests a second for half an hour, of people on shift and of people who search, with 500 streams of live
 * signals open. False when one of them is refused or not answered, or the server's memory grows by more than 5%.
 */
export async function benchSoak(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '30' } } })
  const minutes = Number(values.minutes)
  const services = await startServices()
  const db = connect(services.ownerUrl, { max: 2 })
  try {
    const filled = { workers: WORKERS, companies: 25, begin: new Date(), minutes }
    const { people, sessions } = await fillOnShift(db, filled)
    await db.query('analyze')
    const tabs = openTabs(services.port, sessions, STREAMS)
    const phones = startPhones(services.port)
    const meters = startMeters(services)
    await askAllTheTime(phones, people, Date.now() + minutes * 60_000)
    const { samples } = meters.stop()
    phones.stop()
    tabs.close()
    console.log(`Streams: ${tabs.heard.openings} openings, ${tabs.heard.events} changes heard.`)
    return judge(
      phones,
      samples.map(({ memory }) => memory),
    )
  } finally {
    await db.end()
    await services.stop()
  }
}

async function askAllTheTime(phones: Phones, people: readonly Worker[], end: number): Promise<void> {
  const asking = new Set<Promise<unknown>>()
  const began = Date.now()
  for (let turn = 0; Date.now() < end; turn += 1) {
    const asked: Promise<unknown> = ask(phones, people[turn % people.length] as Worker, turn).then(() =>
      asking.delete(asked),
    )
    asking.add(asked)
    await pause(Math.max(0, began + turn * EVERY_MS - Date.now()))
  }
  await Promise.all(asking)
}

const ask = (phones: Phones, worker: Worker, turn: number): Promise<unknown> =>
  turn % 4 === 0
    ? phones.ask({ name: 'search', method: 'GET', path: '/jobs?text=steward', headers: {} })
    : askOnShift(phones, worker, turn)

function judge(phones: Phones, memory: readonly number[]): boolean {
  for (const [name, timings] of phones.timings)
    console.log(`  ${name}: ${timings.length} answered, ${percentilesText(timings.map(({ took }) => took))}`)
  for (const [what, times] of phones.refused) console.error(`Refused ${times} times: ${what}`)
  const failed = phones.unanswered()
  if (failed > 0) console.error(`${failed} requests got no answer or a 5xx.`)
  const meanOf = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length
  const tenth = Math.max(1, Math.floor(memory.length / 10))
  const warm = Math.floor(memory.length * WARM)
  const [before, after] = [meanOf(memory.slice(warm, warm + tenth)), meanOf(memory.slice(-tenth))]
  console.log(
    `Memory of the server: ${Math.round(before)} MB once warm, ${Math.round(after)} MB at the end ` +
      `(at most ${Math.round((MAX_GROWTH - 1) * 100)}% more).`,
  )
  return failed === 0 && phones.refused.size === 0 && after <= before * MAX_GROWTH
}
