import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { InvoiceTotals, OutputOf, Contract } from '@s4/contract'
import { checkLedger } from '@s4/api-money/ledger'
import { connect, type Db } from '@s4/db'
import type { Talker } from '../setup/a-session'
import { asPerson, type Person } from '../setup/as-person'
import { startBenchServer } from '../setup/bench-server'
import { type Sums, sumsOf, Tally } from './expected'
import { fillWork, signEverybodyIn } from './fill-work'
import { measureScreens } from './money-screens'
import { settleWork } from './settle-work'

const COMPANIES_AT_ONCE = 2
/** After this many pieces the autovacuum keeps the statistics. */
const ANALYSED_UNTIL = 20_000

type Statement = OutputOf<Contract['completedWork.statement']>

/**
 * Many pieces of work, agreed, invoiced, paid, credited and refunded by the API. Invoices, totals and statements must
 * be what whole-number arithmetic beside the product says, and the ledger's own check must find nothing. Then the
 * time of the money screens on that data, at most 50 ms (p95). False when anything differs or is slower. `--largest`
 * says how many workers the largest company has, 50 pieces of work each.
 */
export async function benchReconcile(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { pieces: { type: 'string', default: '1000000' }, largest: { type: 'string' } },
  })
  const sessionKey = randomBytes(32)
  const server = await startBenchServer({ S4_SESSION_KEY: sessionKey.toString('base64') })
  const db = connect(server.ownerUrl, { max: COMPANIES_AT_ONCE + 1 })
  try {
    await timed('Filled', () =>
      db.transaction((tx) =>
        fillWork(tx, Number(values.pieces), values.largest === undefined ? undefined : Number(values.largest)),
      ),
    )
    const sessions = await signEverybodyIn(db)
    const as = (uid: string) => asPerson({ port: server.port, sessionKey }, sessionOf(sessions, uid))
    const tallies = { company: new Tally(), seller: new Tally(), week: new Tally() }
    const pieces = await timed('Agreed, paid and corrected', () => settleAll(db, as, tallies))
    await db.query('vacuum analyze')

    const differences = [
      ...(await timed('Totals compared', () => compareTotals(db, as, tallies))),
      ...(await timed('Statements compared', () => compareStatements(db, as, tallies.week))),
      ...(await timed('Ledger checked', () => ledgerDifferences(db))),
    ]
    console.log(`${pieces} pieces of work: ${differences.length} differences.`)
    for (const difference of differences.slice(0, 20)) console.log(difference)
    return (await measureScreens(db, as)) && differences.length === 0 && pieces >= Number(values.pieces)
  } finally {
    await db.end()
    await server.stop()
  }
}

interface Tallies {
  company: Tally
  seller: Tally
  week: Tally
}

type As = (uid: string) => Person

async function settleAll(db: Db, as: As, tallies: Tallies): Promise<number> {
  const companies = await db.query<{ id: string; uid: string }>('select id, firebase_uid as uid from company')
  const sellers = await db.query<{ id: string; uid: string }>('select id, uid from seeker')
  const uidOf = new Map(sellers.map(({ id, uid }) => [id, uid]))
  let pieces = 0
  await inTurns(companies, async ({ id: companyId, uid }) => {
    const sellerOf = (seekerId: string) => as(uidOf.get(seekerId) ?? '')
    for (const { piece, account } of await settleWork({ db, company: as(uid), companyId, sellerOf })) {
      const sums = sumsOf(account)
      tallies.company.add(companyId, sums)
      tallies.seller.add(piece.seekerId, sums)
      tallies.week.add(`${companyId} ${piece.week}`, sums)
      pieces += 1
    }
    // The planner needs to know the tables that were empty before.
    if (pieces < ANALYSED_UNTIL) await db.query('analyze')
  })
  return pieces
}

async function compareTotals(db: Db, as: As, { company, seller }: Tallies): Promise<string[]> {
  const people = await db.query<{ id: string; uid: string }>(
    'select id, firebase_uid as uid from company union all select id, uid from seeker',
  )
  const differences: string[] = []
  await inTurns(people, async ({ id, uid }) => {
    const { years, unpaid, refundDue } = await as(uid).get<InvoiceTotals>('/api/invoices/totals')
    const shown = {
      net: years.reduce((sum, { invoiced }) => sum + invoiced, 0),
      received: years.reduce((sum, { received, vat }) => sum + received + vat, 0),
      toPay: unpaid.toPay,
      refundDue,
    }
    differences.push(...compare(`totals of ${uid}`, shown, uid.startsWith('company') ? company.of(id) : seller.of(id)))
  })
  return differences
}

async function compareStatements(db: Db, as: As, weeks: Tally): Promise<string[]> {
  const companies = await db.query<{ id: string; uid: string }>('select id, firebase_uid as uid from company')
  const uidOf = new Map(companies.map(({ id, uid }) => [id, uid]))
  const differences: string[] = []
  await inTurns(weeks.keys(), async (key) => {
    const [companyId = '', week = ''] = key.split(' ')
    const { lines } = await as(uidOf.get(companyId) ?? '').get<Statement>(`/api/company/statement?day=${week}`)
    const total = (of: 'net' | 'paid' | 'toPay' | 'refundDue') => lines.reduce((sum, line) => sum + line[of], 0)
    const shown = { net: total('net'), received: total('paid'), toPay: total('toPay'), refundDue: total('refundDue') }
    differences.push(...compare(`statement of ${key}`, shown, weeks.of(key)))
  })
  return differences
}

/** The nightly check itself, on all of it. */
async function ledgerDifferences(db: Db): Promise<string[]> {
  const silent = { error: () => undefined }
  await db.query('delete from ledger_check')
  await checkLedger({ db, log: silent } as unknown as Parameters<typeof checkLedger>[0], new Date())
  const [check] = await db.query<{ differences: string[]; mended: number }>(
    'select differences, mended from ledger_check',
  )
  if (!check) return ['the ledger was not checked']
  if (check.mended > 0) return [`${check.mended} kept sums differ`]
  return check.differences.map((id) => `ledger of invoice ${id}`)
}

function compare(what: string, shown: Sums, expected: Sums): string[] {
  const wrong = (Object.keys(expected) as (keyof Sums)[]).filter((key) => shown[key] !== expected[key])
  return wrong.map((key) => `${what}: ${key} is ${shown[key]}, expected ${expected[key]}`)
}

async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: COMPANIES_AT_ONCE }, work))
}

function sessionOf(sessions: ReadonlyMap<string, Talker>, uid: string): Talker {
  const session = sessions.get(uid)
  if (!session) throw new Error(`${uid} has no session`)
  return session
}

async function timed<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await act()
  console.log(`${what} in ${Math.round((performance.now() - began) / 1000)} s.`)
  return result
}
