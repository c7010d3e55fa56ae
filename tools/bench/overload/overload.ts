import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { connect } from '@s4/db'
import { inWorkspace, sourceFlags } from '../../workspace/paths'
import { askOnShift } from '../day-of-work/ask-on-shift'
import { fillOnShift, type Worker } from '../day-of-work/on-shift'
import { type Phones, startPhones } from '../day-of-work/phones'
import { startServices } from '../day-of-work/server'
import { atShare, percentilesText } from '../setup/percentiles'
import { bookingOn, sendBackToGate, siteCodesOf } from './arrivals'
import { type Answers, askClosed } from './storm'

const PATH = '/api/jobs?text=door+supervisor&sort=soonest'
const WORKERS = 400
const TIMES = 10
const CONNECTIONS = 64
/** Requests of people on shift a second. */
const A_SECOND = 20
/** Of these one of so many books on. */
const BOOKS_ON = 5
/** Milliseconds. */
const ESSENTIAL_P99 = 500
const BACK_WITHIN = 5000

/**
 * Ten times as many searches as the server can answer, while people are on shift. False when an answer of theirs takes
 * over 500 ms (p99) or fails, a search gets anything but its answer or a polite refusal, or it takes over 5 s until
 * searches are answered again.
 */
export async function benchOverload(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '20' } } })
  const seconds = Number(values.seconds)
  const services = await startServices()
  const db = connect(services.ownerUrl, { max: 2 })
  try {
    const filled = { workers: WORKERS, companies: 4, begin: new Date(), minutes: 15 }
    const { people, sessions } = await fillOnShift(db, filled)
    const atGate = (seconds * A_SECOND) / BOOKS_ON
    const [arriving, onShift] = [people.slice(0, atGate), people.slice(atGate)]
    await sendBackToGate(db, arriving)
    await db.query('analyze')
    const codes = await siteCodesOf(db, { port: services.port, sessions })
    const storm = { port: services.port, path: PATH }
    await askClosed({ ...storm, seconds: 2 }, 16)
    const answered = (await askClosed({ ...storm, seconds: 5 }, 16))['200'] ?? 0
    const rate = Math.round((answered / 5) * TIMES)
    console.log(`It answers ${Math.round(answered / 5)} searches a second; now ${rate} are sent, for ${seconds} s.`)

    const phones = startPhones(services.port)
    await openConnections(phones, onShift)
    const storming = sendStorm(storm, { rate, seconds })
    await work(phones, { people: onShift, bookings: arriving.map((one) => bookingOn(one, codes)) })
    const answers = await storming
    const back = await timeUntilAnswered(storm)
    phones.stop()
    return judge({ phones, answers, back })
  } finally {
    await db.end()
    await services.stop()
  }
}

/** As nginx keeps them: in a storm each new connection waits for a turn of the server's loop behind the crowd's. */
async function openConnections(phones: Phones, people: readonly Worker[]): Promise<void> {
  await Promise.all(people.slice(0, CONNECTIONS).map((worker) => askOnShift(phones, worker, 0)))
  phones.timings.clear()
}

async function sendStorm(
  { port, path }: { port: number; path: string },
  { rate, seconds }: { rate: number; seconds: number },
) {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    ...sourceFlags,
    inWorkspace('tools/bench/overload/storm-process.ts'),
    ...[port, path, rate, seconds].map(String),
  ])
  return JSON.parse(stdout) as Answers
}

interface Shift {
  people: readonly Worker[]
  bookings: readonly ReturnType<typeof bookingOn>[]
}

/** What people on shift ask, evenly until all have booked on: check calls, reports, where they are, calls for help. */
async function work(phones: Phones, { people, bookings }: Shift): Promise<void> {
  const asking: Promise<unknown>[] = []
  for (const [turn, booking] of bookings.entries())
    for (const ask of [
      () => phones.ask(booking),
      ...[0, 1, 2].map((what) => () => askOnShift(phones, people[turn % people.length] as Worker, what)),
      () => askForHelp(phones, people[turn % people.length] as Worker),
    ]) {
      asking.push(ask())
      await pause(1000 / A_SECOND)
    }
  await Promise.all(asking)
}

const askForHelp = (phones: Phones, { assignmentId, token }: Worker) =>
  phones.ask({
    name: 'help',
    method: 'POST',
    path: `/assignments/${assignmentId}/help`,
    headers: { 'shift-token': token },
    body: {},
  })

/** Milliseconds until ten searches in a row are answered. */
async function timeUntilAnswered(storm: { port: number; path: string }): Promise<number> {
  const began = Date.now()
  for (let inRow = 0; inRow < 10 && Date.now() - began < 60_000;) {
    const { 200: good = 0 } = await askClosed({ ...storm, seconds: 0.02 }, 1)
    inRow = good > 0 ? inRow + 1 : 0
  }
  return Date.now() - began
}

interface Seen {
  phones: Phones
  answers: Answers
  back: number
}

function judge({ phones, answers, back }: Seen): boolean {
  const sent = Object.values(answers).reduce((sum, each) => sum + each, 0)
  console.log(
    `Searches: ${sent} sent; ${Object.entries(answers)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}.`,
  )
  const problems = [...phones.refused.keys()].map((what) => `Of a shift: ${what}`)
  for (const [name, timings] of phones.timings) {
    const took = timings.map((timing) => timing.took)
    console.log(`  ${name}: ${took.length} answered, ${percentilesText(took)}`)
    if (atShare(took, 0.99) > ESSENTIAL_P99) problems.push(`${name} took over ${ESSENTIAL_P99} ms (p99).`)
  }
  if (phones.unanswered() > 0) problems.push(`${phones.unanswered()} requests of a shift were not answered at once.`)
  for (const status of Object.keys(answers))
    if (!['200', '503'].includes(status)) problems.push(`${answers[status]} searches ended with ${status}.`)
  console.log(`Searches are answered again ${back} ms after.`)
  if (back > BACK_WITHIN) problems.push(`It took ${back} ms until searches were answered again.`)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}
