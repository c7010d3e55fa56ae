import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from '@s4/db'
import { fillShift } from '../alerts/shift-of-a-thousand'
import { startBenchServer } from '../setup/bench-server'
import { atShare, percentilesText } from '../setup/percentiles'
import { addWaysToReach } from './add-ways-to-reach'
import { startServices } from './services'

const ALERTS = 1000
/** Two alerts a company, so that no limit of texts and calls a day is met. */
const COMPANIES = 500
const MAX_LAG = 30_000
const GIVE_UP = 180_000

/**
 * Measures from each of 1 000 alerts, raised at once, to the last of its push, text and call handed over to services
 * that take 50 ms. False when p99 is above 30 s, or a message is lost or repeated.
 */
export async function benchReach(): Promise<boolean> {
  const services = await startServices()
  const server = await startBenchServer(services.settings)
  const db = connect(server.ownerUrl, { max: 4 })
  try {
    await recordTimes(db)
    await raiseAtOnce(db, services.origin)
    await allHandedOver(db)
    return await report(db, services.counts())
  } finally {
    await db.end()
    await server.stop()
    await services.close()
  }
}

/** The moments at which rows are written, not those at which a sweep began. */
async function recordTimes(db: Database): Promise<void> {
  await db.query('alter table alert add column stored_at timestamptz default clock_timestamp()')
  await db.query('alter table outgoing_message add column handed_at timestamptz')
  await db.query(
    `create function record_handed() returns trigger language plpgsql as $$
     begin
       if new.sent_at is not null then new.handed_at = clock_timestamp(); end if;
       return new;
     end $$`,
  )
  await db.query(
    'create trigger handed before update on outgoing_message for each row execute function record_handed()',
  )
}

async function raiseAtOnce(db: Database, origin: string): Promise<void> {
  const begin = new Date(Date.now() + 3_600_000)
  await db.transaction((tx) => fillShift(tx, { workers: ALERTS, companies: COMPANIES, begin, window: 0 }))
  await addWaysToReach(db, origin)
  await db.query('analyze')
  console.log(`${ALERTS} check calls of ${COMPANIES} companies are missed at once.`)
  await db.query(`update check_call set due_at = now() - interval '5 minutes', miss_at = now() where status = 'due'`)
}

async function allHandedOver(db: Database): Promise<void> {
  const end = Date.now() + GIVE_UP
  while (Date.now() < end) {
    const [row] = await db.query<{ alerts: number; waiting: number }>(
      `select (select count(*)::int from alert) as alerts, count(*)::int as waiting from outgoing_message
       where channel <> 'mail' and sent_at is null and failed_at is null`,
    )
    if (row?.alerts === ALERTS && row.waiting === 0) return
    await pause(250)
  }
}

async function report(db: Database, received: Record<string, number>): Promise<boolean> {
  const rows = await db.query<{ lag: number }>(
    `select extract(epoch from max(handed_at) - min(stored_at))::float8 * 1000 as lag
     from outgoing_message join alert on alert.id = alert_id
     where channel <> 'mail' and sent_at is not null group by alert.id`,
  )
  const [all] = await db.query<{ took: number; raised: number; failed: number }>(
    `select extract(epoch from max(stored_at) - min(stored_at))::float8 * 1000 as raised,
       extract(epoch from max(handed_at) - min(stored_at))::float8 * 1000 as took,
       (count(*) filter (where outgoing_message.failed_at is not null))::int as failed
     from outgoing_message join alert on alert.id = alert_id where channel <> 'mail'`,
  )
  const lags = rows.map(({ lag }) => lag)
  console.log(`Handed over: ${JSON.stringify(received)}; not handed over: ${all?.failed ?? 0}.`)
  console.log(
    `From an alert to its last channel: ${percentilesText(lags)} (p99 at most ${MAX_LAG} ms). ` +
      `From the first alert to the last one: ${Math.round(all?.raised ?? 0)} ms, ` +
      `to the last message of all: ${Math.round(all?.took ?? 0)} ms.`,
  )
  const once = ['push', 'text', 'call'].every((channel) => received[channel] === ALERTS)
  return once && lags.length === ALERTS && atShare(lags, 0.99) <= MAX_LAG
}
