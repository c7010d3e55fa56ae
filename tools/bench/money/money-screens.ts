import type { CompletedShift, Invoice } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Person } from '../setup/as-person'

const MAX_P95_MS = 50
const TIMES = 200
const UNPAID = 50

type As = (uid: string) => Person

/** Each request that a money screen makes, of 200 companies or workers in turn and of the largest company. */
export async function measureScreens(db: Db, as: As): Promise<boolean> {
  const [workers, companies] = [await uidsOf(db, 'seeker'), await uidsOf(db, 'company')]
  const companyScreens = (uid: string) =>
    [
      ['completed jobs', () => as(uid).get('/api/company/completed?limit=20')],
      ['completed jobs to agree', () => as(uid).get('/api/company/completed?limit=20&state=toAgree')],
      ['completed jobs to pay', () => as(uid).get('/api/company/completed?limit=20&state=unpaid')],
      ['one completed shift', async () => showShift(as(uid))],
      ['statement of a week', () => as(uid).get('/api/company/statement?day=2026-09-16')],
      ['invoices', () => as(uid).get('/api/invoices?limit=20')],
      ['unpaid invoices', () => as(uid).get('/api/invoices?limit=20&state=unpaid')],
      ['totals', () => as(uid).get('/api/invoices/totals')],
      ['plan of a payment', async () => plan(as(uid))],
      ['self-billing', () => as(uid).get('/api/self-billing')],
    ] as const
  const workerScreens = (uid: string) =>
    [
      ['worker: invoices', () => as(uid).get('/api/invoices?limit=20')],
      ['worker: unpaid invoices', () => as(uid).get('/api/invoices?limit=20&state=unpaid')],
      ['worker: totals', () => as(uid).get('/api/invoices/totals')],
      ['worker: report to HMRC', () => as(uid).get('/api/user/platform-report')],
      ['worker: self-billing', () => as(uid).get('/api/self-billing')],
    ] as const
  const [largest = '', ...others] = companies
  const measured = [
    ...(await measure(others, companyScreens)),
    ...(await measure([largest], (uid) =>
      companyScreens(uid).map(([name, ask]) => [`largest company: ${name}`, ask] as const),
    )),
    ...(await measure(workers, workerScreens)),
  ]
  for (const { name, p50, p95 } of measured)
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${p95 > MAX_P95_MS ? ' (too slow)' : ''}`)
  return measured.every(({ p95 }) => p95 <= MAX_P95_MS)
}

const uidsOf = async (db: Db, table: 'seeker' | 'company'): Promise<string[]> => {
  const column = table === 'seeker' ? 'uid' : 'firebase_uid'
  const rows = await db.query<{ uid: string }>(
    `select ${column} as uid from ${table} order by length(${column}), 1
     limit ${TIMES + 1}`,
  )
  return rows.map(({ uid }) => uid)
}

type Screens = (uid: string) => readonly (readonly [name: string, ask: () => Promise<unknown>])[]

async function measure(uids: readonly string[], screens: Screens) {
  const times = new Map<string, number[]>()
  for (let round = 0; round < TIMES; round += 1)
    for (const [name, ask] of screens(uids[round % uids.length] ?? '')) {
      const taken = times.get(name) ?? []
      times.set(name, taken)
      const prepared = await ask()
      const began = performance.now()
      await (typeof prepared === 'function' ? (prepared as () => Promise<unknown>)() : ask())
      taken.push(performance.now() - began)
    }
  return [...times].map(([name, taken]) => {
    const sorted = taken.toSorted((a, b) => a - b)
    return { name, p50: sorted[Math.floor(TIMES / 2)] ?? 0, p95: sorted[Math.floor(TIMES * 0.95)] ?? 0 }
  })
}

/** Finds a shift; the time of showing it is what counts. */
async function showShift(company: Person): Promise<() => Promise<unknown>> {
  const [shift] = await company.get<CompletedShift[]>('/api/company/completed?limit=1')
  return () => company.get(`/api/company/jobs/${shift?.jobId}/completed?shift=${shift?.shiftId}`)
}

/** Finds unpaid invoices; the time of planning their payment is what counts. */
async function plan(company: Person): Promise<() => Promise<unknown>> {
  const unpaid = await company.get<Invoice[]>(`/api/invoices?limit=${UNPAID}&state=unpaid`)
  const ids = unpaid.map(({ id }) => id)
  return () => company.get(`/api/payments/plan?invoices=${ids.join(',')}`)
}
