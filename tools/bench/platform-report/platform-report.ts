import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writePlatformReport } from '@s4/api-money/platform-report'
import { connect, createSealer, migrate, type Db, type Sealer } from '@s4/db'
import { startDatabase } from '../../stack/database/database'
import { tellKeeper } from '../../stack/processes/keeper'

const MAX_SECONDS = 60
const BATCH_SIZE = 5000
const PAYMENTS_EACH = 4
const YEAR = 2026

/**
 * The report to HMRC of 100 000 sellers: at most 60 s, with a memory that does not grow. False when it takes longer.
 */
export async function benchPlatformReport(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { sellers: { type: 'string', default: '100000' } } })
  const sellers = Number(values.sellers)
  const folder = mkdtempSync(join(tmpdir(), 's4-bench-'))
  tellKeeper({ remove: folder })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const database = await startDatabase({ dataDir: folder, durable: false })
  if (database.elsewhere) tellKeeper({ remove: database.elsewhere })
  const sealer = createSealer(randomBytes(32))
  await migrate(database.ownerUrl, database.url)
  const filling = connect(Object.assign(new URL(database.adminUrl), { pathname: '/s4' }).href, { max: 1 })
  const db = connect(database.url, { max: 1 })
  try {
    await fill(filling, { sellers, sealer })
    return await measure(db, { sellers, sealer })
  } finally {
    await filling.end()
    await db.end()
    await database.stop()
    for (const path of [folder, database.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
  }
}

async function measure(db: Db, { sellers, sealer }: { sellers: number; sealer: Sealer }): Promise<boolean> {
  const operator = { operatorId: 'XADPI0000000001', taxReference: '1234567890', name: 'S4 Ltd', address: 'London' }
  const began = performance.now()
  const report = writePlatformReport(db, { year: YEAR, operator, madeAt: new Date(), sealer })
  let bytes = 0
  let peak = 0
  for (;;) {
    const { done, value } = await report.next()
    peak = Math.max(peak, process.memoryUsage().heapUsed)
    if (done) {
      const seconds = (performance.now() - began) / 1000
      console.log(
        `${value.sellers} sellers with ${PAYMENTS_EACH} payments each in ${value.files} files, ` +
          `${Math.round(bytes / 1_000_000)} MB: ${seconds.toFixed(1)} s (at most ${MAX_SECONDS} s), ` +
          `heap at most ${Math.round(peak / 1_000_000)} MB.`,
      )
      return value.sellers === sellers && seconds <= MAX_SECONDS
    }
    bytes += Buffer.byteLength(value.text)
  }
}

/** SQL: the id of the seller with a number. */
const sellerId = (number: string) => `lpad(to_hex(${number}), 32, '0')::uuid`

/** Only the rows the report reads; whose shifts they belong to does not matter to it. */
async function fill(db: Db, { sellers, sealer }: { sellers: number; sealer: Sealer }): Promise<void> {
  await db.query('set session_replication_role = replica')
  await db.query(
    `insert into seeker (id, uid, fullname, date_of_birth, nino_tail, created_at, updated_at)
     select ${sellerId('n')}, 'seller-' || n, 'Seller Number ' || n, '1990-05-17', 'C', now(), now()
     from generate_series(1, $1) n`,
    [sellers],
  )
  for (let from = 1; from <= sellers; from += BATCH_SIZE) await sealNumbers(db, { from, sealer })
  await db.query(
    `insert into seeker_address (id, seeker_id, line1, town, postcode, from_date)
     select gen_random_uuid(), id, '1 High Street', 'London', 'SW1A 1AA', '2020-01-01' from seeker`,
  )
  await db.query(
    `insert into invoice (id, seeker_id, company_id, assignment_id, sequence, number, issued_on, due_on, supplied_on,
       seller, buyer, lines, total_pence, agreement_version, created_at)
     select gen_random_uuid(), seeker.id, gen_random_uuid(), gen_random_uuid(), n, 'INV-' || n, day, day, day,
       '{"name":"Seller","address":"1 High Street, London"}', '{}', '[]', 11600, '2026-11', now()
     from seeker cross join generate_series(1, $1) n
     cross join lateral (select make_date(${YEAR}, n * 12 / $1, 15) as day) paid`,
    [PAYMENTS_EACH],
  )
  await db.query(
    `insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, payment_id, day,
       pence, recorded_at)
     select id, 'payment', line.account, company_id, seeker_id, id, id, supplied_on, line.pence, now()
     from invoice cross join (values ('owed', -11600), ('received', 11600)) line (account, pence)`,
  )
  await db.query('analyze')
}

async function sealNumbers(db: Db, { from, sealer }: { from: number; sealer: Sealer }): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select id from seeker where id between ${sellerId('$1::int')} and ${sellerId('$2::int')}`,
    [from, from + BATCH_SIZE - 1],
  )
  await db.query(
    `update seeker set nino_sealed = given.sealed
     from unnest($1::uuid[], $2::bytea[]) as given (id, sealed) where seeker.id = given.id`,
    [rows.map(({ id }) => id), rows.map(({ id }) => sealer.seal('AB123456C', 'seeker.nino_sealed', id))],
  )
}
