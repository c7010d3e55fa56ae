import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, type Database } from '@s4/db'
import { startBenchServer } from '../setup/bench-server'
import { openTabs } from './open-tabs'
import { atShare, percentilesText } from '../setup/percentiles'
import { pinAnswer, fillShift, type WaitingCall } from './shift-of-a-thousand'

const WORKERS = 1000
const TABS = 500
const MINUTE = 60_000
const MAX_LAG = 5000
const MAX_DELAY = 1000
const AT_LAST = 15_000

/** Measures how late missed check calls become alerts, with 1 000 workers and 500 tabs. False when p99 is above 5 s. */
export async function benchAlerts(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '5' } } })
  const window = Number(values.minutes) * MINUTE
  const server = await startBenchServer()
  const db = connect(server.ownerUrl, { max: 4 })
  try {
    // The moment it is written, not the moment the sweep began.
    await db.query('alter table alert add column stored_at timestamptz default clock_timestamp()')
    const { begin, calls, sessions } = await prepare(db, window)
    const tabs = await openTabs({ port: server.port, sessions, count: TABS })
    console.log(`${WORKERS} people at work, ${TABS} tabs open; check calls fall due for ${values.minutes} min.`)

    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const [answers, delays] = await Promise.all([
      Promise.all(calls.map((call, index) => answerWhenDue(server.port, agent, call, index))),
      tabs.delaysOver(db, begin.getTime() + window),
    ])
    await pause(AT_LAST)
    agent.destroy()
    tabs.close()
    return await report(db, { answers, delays })
  } finally {
    await db.end()
    await server.stop()
  }
}

async function prepare(db: Database, window: number) {
  // The rows take their time; nothing may be due before all are there.
  const begin = new Date(Date.now() + 20_000)
  const filled = await db.transaction((tx) => fillShift(tx, { workers: WORKERS, begin, window }))
  await db.query('analyze')
  if (Date.now() > begin.getTime())
    throw new Error('This machine was too slow to prepare: the first calls are due already.')
  return { begin, ...filled }
}

/** People take from no time to four seconds. */
async function answerWhenDue(
  port: number,
  agent: Agent,
  { id, token, dueAt }: WaitingCall,
  index: number,
): Promise<number> {
  await pause(Math.max(0, dueAt.getTime() + (index % 5) * 1000 + 50 - Date.now()))
  return new Promise((resolve, reject) => {
    const headers = { host: `seeker.s4.localhost:${port}`, 'content-type': 'application/json', 'shift-token': token }
    const asking = request(
      { port, host: '127.0.0.1', method: 'POST', path: `/api/check-calls/${id}/answer`, headers, agent },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asking.on('error', reject).end(JSON.stringify(pinAnswer))
  })
}

async function report(db: Database, { answers, delays }: { answers: number[]; delays: number[] }): Promise<boolean> {
  const rows = await db.query<{ lag: number }>(
    `select extract(epoch from stored_at - miss_at)::float8 * 1000 as lag
     from alert join check_call on check_call.id = check_call_id where kind = 'missedCheckCall'`,
  )
  const lags = rows.map(({ lag }) => lag)
  const answered = answers.filter((status) => status === 200).length
  console.log(
    `Answered in time: ${answered} of ${answers.length}. Missed and alerted: ${lags.length} of ${WORKERS / 10}.`,
  )
  console.log(
    `Lag of an alert behind the end of the grace: ${percentilesText(lags)}, ` +
      `longest ${Math.round(Math.max(...lags))} ms (p99 at most ${MAX_LAG} ms).`,
  )
  console.log(
    `A change until the last of ${TABS} tabs heard of it: ${percentilesText(delays)} over ${delays.length} ` +
      `changes (at most ${MAX_DELAY} ms).`,
  )
  return (
    answered === answers.length &&
    lags.length === WORKERS / 10 &&
    atShare(lags, 0.99) <= MAX_LAG &&
    atShare(delays, 0.95) <= MAX_DELAY
  )
}
