import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect, type Database } from '@s4/db'
import { startMeters, storedBy, writtenAhead } from './meters'
import { fillOnShift, type Worker } from './on-shift'
import { startPhones, type Phones } from './phones'
import { judge, type Outage } from './judge'
import { startServices, type Services } from './server'
import { openTabs } from './tabs'
import { watchAlerts } from './watch-alerts'
import { emptyLedger, workOneDay } from './work'

const MINUTE = 60_000
const COMPANIES = 50
const TABS = 1000
const FIRST_SECONDS = 15_000
/** Everything due has happened by then. */
const AT_LAST = 15_000
const SCREEN_EVERY = 10_000

/**
 * Workers on shift for some minutes: a position each minute, a check call every 15, reports, and 1 000 streams open;
 * with `--kill` server and database are killed in the middle. False when an alert is missing, doubled or over 5 s late
 * (p99), an answer takes over 100 ms (p99), the server's memory grows, something it said it keeps is lost, or it takes
 * over 10 s to answer again.
 */
export async function benchDayOfWork(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      workers: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: '10' },
      kill: { type: 'boolean', default: false },
    },
  })
  const minutes = Number(values.minutes)
  const services = await startServices()
  const db = connect(services.ownerUrl, { max: 4 })
  try {
    const begin = new Date(Date.now() + FIRST_SECONDS + Number(values.workers) * 4)
    const crowd = await fillOnShift(db, { workers: Number(values.workers), companies: COMPANIES, begin, minutes })
    await db.query('analyze')
    return await oneDay({ services, db, crowd, begin: begin.getTime(), minutes, kills: values.kill })
  } finally {
    await db.end()
    await services.stop()
  }
}

interface DayInput {
  services: Services
  db: Database
  crowd: { people: Worker[]; sessions: string[] }
  begin: number
  minutes: number
  kills: boolean
}

async function oneDay({ services, db, crowd: { people, sessions }, begin, minutes, kills }: DayInput) {
  const end = begin + minutes * MINUTE
  const tabs = openTabs(services.port, sessions, TABS)
  const phones = startPhones(services.port)
  const ledger = emptyLedger()
  await db.query('checkpoint').catch(() => undefined)
  if (Date.now() > begin) throw new Error('This machine was too slow to prepare: the first calls are due already.')
  await pause(begin - Date.now())
  console.log(`${people.length} people at work and ${TABS} streams for ${minutes} min.`)
  const before = { stored: await storedBy(db), written: await writtenAhead(db) }
  const meters = startMeters(services)
  const watching = watchAlerts(db, ledger)

  const working = people.map((worker, index) =>
    workOneDay({ phones, ledger, begin, end }, worker, ((index * 31) % people.length) / people.length),
  )
  const looking = sessions.map((secret, index) => lookAtScreens(phones, secret, { index, end }))
  const outage = kills ? await killInTheMiddle(services, phones, begin + (end - begin) / 2) : null
  await pause(Math.max(0, end - Date.now()))
  const measured = meters.stop()
  await pause(AT_LAST)
  phones.stop()
  tabs.close()
  await Promise.all([...working, ...looking])
  const seen = await watching.stop()
  const after = { stored: await storedBy(db), written: await writtenAhead(db) }
  return judge(db, { people, phones, ledger, seen, measured, before, after, outage, heard: tabs.heard, minutes })
}

/** A member of each company looks at the control room and the alerts every ten seconds. */
async function lookAtScreens(phones: Phones, secret: string, { index, end }: { index: number; end: number }) {
  const headers = { cookie: `__session=${secret}`, 'firebase-id': `owner-${index + 1}` }
  await pause((index / COMPANIES) * SCREEN_EVERY)
  while (Date.now() < end) {
    const next = Date.now() + SCREEN_EVERY
    await phones.ask({ name: 'control room', method: 'GET', path: '/company/control-room', headers })
    await phones.ask({ name: 'alerts', method: 'GET', path: '/alerts', headers })
    await phones.ask({ name: 'live work', method: 'GET', path: '/company/live', headers })
    await pause(Math.max(0, next - Date.now()))
  }
}

async function killInTheMiddle(services: Services, phones: Phones, at: number): Promise<Outage> {
  await pause(at - Date.now())
  const from = Date.now()
  services.kill()
  await pause(200)
  return { from, to: await phones.nextGood() }
}
