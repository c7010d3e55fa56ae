import { localDate } from '@s4/domain/shift-text'
import type { Db } from '@s4/db'
import { staffAddresses } from '@s4/api-identity/staff'
import { queueMail } from '@s4/api-platform/mail-queue'
import type { DueWork } from '@s4/api-platform/sweep'

const CHECKED_FROM_HOUR_MS = 3 * 60 * 60_000

/**
 * Once a night, from three o'clock, proves the ledger (docs/product.md#ledger). Differences are logged as errors with
 * the ids of the invoices, kept for the staff and mailed to each of them. Sums that lists read, and that differ from
 * what they sum, are made anew and counted.
 */
export const checkLedger: DueWork = async ({ db, log }, now) => {
  const day = localDate(new Date(now.getTime() - CHECKED_FROM_HOUR_MS).toISOString())
  const [done] = await db.query('select 1 from ledger_check where day = $1', [day])
  if (done) return
  const differences = await db.transaction(async (tx) => {
    const [counted] = await tx.query<{ checked: number }>('select count(*)::int as checked from invoice')
    const found = await findDifferences(tx)
    const mended = await mendKeptSums(tx)
    if (mended > 0) log.error({ mended }, 'kept sums of money differed from their sources and were made anew')
    const [written] = await tx.query(
      `insert into ledger_check (day, ran_at, checked, differences, mended) values ($1, $2, $3, $4, $5)
       on conflict (day) do nothing returning day`,
      [day, now, counted?.checked ?? 0, found, mended],
    )
    if (!written) return []
    if (found.length > 0) await tellStaff(tx, found, now)
    return found
  })
  if (differences.length > 0) log.error({ invoices: differences }, 'the ledger differs from its invoices')
}

/** Once a night, because it is compared once a night, for as long as it differs. */
async function tellStaff(tx: Db, differences: readonly string[], now: Date): Promise<void> {
  const invoices = differences.length === 1 ? '1 invoice' : `${differences.length} invoices`
  for (const address of await staffAddresses(tx))
    await queueMail(tx, address, {
      at: now,
      subject: `The ledger differs from ${invoices}`,
      body: `Look at Health in the S4 console: it names them. Until it is mended, this comes every night.`,
    })
}

/**
 * Invoices with a transaction that does not add up to 0, or for which the ledger says something else is owed, or was
 * paid, than the rows of the invoice, its credit notes and its payments, or than the balance kept on the invoice.
 */
export async function findDifferences(tx: Db): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select invoice_id as id from ledger_entry group by transaction_id, invoice_id having sum(pence) <> 0
     union
     select invoice.id from invoice
     left join (
       select invoice_id, sum(pence) filter (where account = 'owed') as owed,
         sum(pence) filter (where account in ('received', 'receivedVat')) as received,
         sum(pence) filter (where account = 'receivedVat') as received_vat,
         sum(pence) filter (where account = 'vat') as vat,
         sum(pence) filter (where account = 'workIncome') as income
       from ledger_entry group by invoice_id
     ) ledger on ledger.invoice_id = invoice.id
     left join (
       select invoice_id, sum(amount_pence) as pence, sum(vat_pence) as vat from credit_note group by invoice_id
     ) credited on credited.invoice_id = invoice.id
     left join (
       select invoice_id, sum(case direction when 'payment' then pence else -pence end) as pence,
         sum(case direction when 'payment' then vat_pence else -vat_pence end) as vat
       from payment where reversed_at is null group by invoice_id
     ) paid on paid.invoice_id = invoice.id
     where coalesce(ledger.owed, 0) <> total_pence - coalesce(credited.pence, 0) - coalesce(paid.pence, 0)
       or coalesce(ledger.vat, 0) <> coalesce(credited.vat, 0) - vat_pence
       or coalesce(ledger.received, 0) <> coalesce(paid.pence, 0)
       or coalesce(ledger.received_vat, 0) <> coalesce(paid.vat, 0)
       or coalesce(ledger.owed, 0) <> invoice.owed_pence
       or coalesce(ledger.received, 0) <> invoice.received_pence
       or coalesce(ledger.received_vat, 0) <> invoice.received_vat_pence
       or coalesce(-ledger.income, 0) <> invoice.income_pence or coalesce(-ledger.vat, 0) <> invoice.income_vat_pence
     order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Makes the rows of finished work and the days of companies that differ from their sources anew; how many it were. */
async function mendKeptSums(tx: Db): Promise<number> {
  const works = await tx.query<{ id: string }>(
    `select distinct assignment_id as id from (
       (select * from finished_work except select * from finished_work_now)
       union all (select * from finished_work_now except select * from finished_work)
     ) wrong`,
  )
  if (works.length > 0) await tx.query('select refresh_finished_work($1::uuid[])', [works.map(({ id }) => id)])
  const days = await findWrongDays(tx)
  if (days.length === 0) return works.length
  // Nothing is posted meanwhile.
  await tx.query('lock table company_ledger_day in share row exclusive mode')
  await tx.query(
    'delete from company_ledger_day where (company_id, day) not in (select company_id, day from ledger_entry)',
  )
  await tx.query(
    `insert into company_ledger_day select * from company_ledger_day_now
     on conflict (company_id, day) do update set payments = excluded.payments, received = excluded.received,
       received_vat = excluded.received_vat, income = excluded.income`,
  )
  return works.length + days.length
}

const findWrongDays = (tx: Db) =>
  tx.query(
    `select distinct company_id, day from (
       (select * from company_ledger_day except select * from company_ledger_day_now)
       union all (select * from company_ledger_day_now except select * from company_ledger_day)
     ) wrong`,
  )
