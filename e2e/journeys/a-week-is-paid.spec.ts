import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from '../support/journey'
import { signIn } from '../support/people'
import { dialog } from '../support/screens/company'
import { databaseUrl, urlOn } from '../support/stack'
import { finishedWeek } from '../support/work/finished-week'

const PEOPLE = 60
const SHIFTS = 3
const TWO_MINUTES_MS = 120_000

test('a week of 60 people is agreed and paid by file in two minutes, and the tax year adds up to the penny', async ({
  page: company,
  companionPage,
}) => {
  test.setTimeout(TWO_MINUTES_MS)
  const week = await finishedWeek(PEOPLE, SHIFTS)
  await signIn(company, week.company)

  for (const shift of week.shiftIds) {
    await company.goto(urlOn('company', `/completed-jobDetail/${week.jobId}?shift=${shift}`))
    await company.getByRole('button', { name: 'Select everybody' }).click()
    await company.getByRole('button', { name: `Agree the hours of ${PEOPLE / SHIFTS}` }).click()
    await expect(company.getByRole('button', { name: `Pay ${PEOPLE / SHIFTS} invoices` })).toBeVisible()
  }
  await company.goto(urlOn('company', `/completed-job/statement?day=${week.day}`))
  await company.getByRole('button', { name: `Pay £6,979.20 to ${PEOPLE} workers` }).click()
  const [file] = await Promise.all([
    company.waitForEvent('download'),
    dialog(company).getByRole('button', { name: 'Download the file for your bank' }).click(),
  ])
  await dialog(company).getByRole('button', { name: 'Record as paid' }).click()
  await expect(dialog(company)).toBeHidden()
  await expect(company.getByRole('cell', { name: 'Settled', exact: true })).toHaveCount(PEOPLE)

  const payees = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
  expect(payees).toHaveLength(PEOPLE)
  expect(payees.every((line) => line.includes(',116.32,'))).toBe(true)

  await test.step('the tax year of one of them: the file, the screen and the ledger', async () => {
    const [worker] = week.workers
    if (!worker) throw new Error('somebody worked')
    const own = await companionPage()
    await signIn(own, worker)
    await own.goto(urlOn('seeker', '/User-InvoiceList'))
    await own
      .getByText(/^Tax year /)
      .first()
      .click()
    const [csv] = await Promise.all([
      own.waitForEvent('download'),
      own.getByRole('link', { name: /^Download \d{4}.* as CSV/ }).click(),
    ])
    const pence = sumOfTotals(readFileSync(await csv.path(), 'utf8'))

    expect(pence).toBe(11_632)
    await expect(own.getByText(/^Recorded as paid in /).locator('..')).toContainText('£116.32')
    expect(await receivedInLedger(worker.uid)).toBe(pence)
  })
})

/** Adds the column of totals with whole numbers, as an accountant's script would. */
function sumOfTotals(csv: string): number {
  const [headers = '', ...rows] = csv.replace('\uFEFF', '').trim().split(/\r?\n/)
  const column = headers.split(',').indexOf('Total (GBP)')
  return rows.reduce((sum, row) => sum + Number((row.split(',')[column] ?? '').replace('.', '')), 0)
}

async function receivedInLedger(uid: string): Promise<number> {
  const client = new pg.Client(databaseUrl())
  await client.connect()
  try {
    const { rows } = await client.query<{ pence: number }>(
      `select sum(pence)::int as pence from ledger_entry join seeker on seeker.id = seeker_id
       where seeker.uid = $1 and account in ('received', 'receivedVat')`,
      [uid],
    )
    return rows[0]?.pence ?? 0
  } finally {
    await client.end()
  }
}
