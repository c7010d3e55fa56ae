import type { Db } from '@s4/db'
import type { Person } from '../setup/as-person'
import { accountOf, type Account, type Piece, vatInCredit } from './expected'

const BATCH_SIZE = 300

interface Settled {
  piece: Piece
  account: Account
}

interface Made {
  id: string
  assignmentId: string
  total: number
  vat: number
}

interface Settling {
  db: Db
  company: Person
  companyId: string
  sellerOf: (seekerId: string) => Person
}

/**
 * Does with one company's finished work what happens to it in a year, by the API: agrees all of it, pays most, some of
 * it only in part, takes payments back, credits and refunds. Returns what each piece should have come to.
 */
export async function settleWork({ db, company, companyId, sellerOf }: Settling): Promise<Settled[]> {
  const pieces = await db.query<Piece>(
    `select assignment.id, company_id, seeker_id, (ends_at at time zone zone)::date as supplied_on,
       date_trunc('week', starts_at at time zone zone)::date as week, pay_per_hour, proposed_minutes as minutes,
       extra_minutes,
       exists (select from seeker_vat_registration where seeker_id = assignment.seeker_id) as registered
     from assignment join assignment_hours on assignment_id = assignment.id
     where company_id = $1 order by starts_at, assignment.id`,
    [companyId],
  )
  const settled: Settled[] = []
  for (let from = 0; from < pieces.length; from += BATCH_SIZE) {
    const batch = pieces.slice(from, from + BATCH_SIZE).map((piece, at) => {
      const acceptExtra = (from + at) % 3 === 0
      return { piece, acceptExtra, account: accountOf(piece, acceptExtra) }
    })
    const { refused } = await company.post<{ refused: unknown[] }>('/api/hours/agree', {
      work: batch.map(({ piece, acceptExtra }) => ({ id: piece.id, acceptExtra })),
    })
    if (refused.length > 0) throw new Error(`${refused.length} hours were refused`)
    const invoices = await db.query<Made>(
      `select id, assignment_id, total_pence as total, vat_pence as vat from invoice where assignment_id = any($1)`,
      [batch.map(({ piece }) => piece.id)],
    )
    const byWork = new Map(invoices.map((invoice) => [invoice.assignmentId, invoice]))
    const toPay = batch.flatMap(({ piece, account }, at) => {
      const invoice = byWork.get(piece.id)
      if (invoice?.total !== account.total || invoice.vat !== account.vat)
        throw new Error(`the invoice of ${piece.id} is ${invoice?.total}, expected ${account.total}`)
      const place = from + at
      if (place % 10 < 2) return []
      account.paid = place % 10 === 2 ? Math.ceil(account.total / 2) : account.total
      return [{ id: invoice.id, amount: account.paid }]
    })
    const paidOn = batch.reduce((last, { piece }) => (piece.suppliedOn > last ? piece.suppliedOn : last), '')
    if (toPay.length > 0) await company.post('/api/payments', { paidOn, invoices: toPay })
    for (const [at, { piece, account }] of batch.entries()) {
      const invoice = byWork.get(piece.id)
      if (invoice)
        await correct({ place: from + at, invoice, account, paidOn }, { db, company, seller: sellerOf(piece.seekerId) })
    }
    settled.push(...batch.map(({ piece, account }) => ({ piece, account })))
  }
  await db.query('delete from mail')
  return settled
}

interface Correction {
  place: number
  invoice: Made
  account: Account
  paidOn: string
}

/** Every 337th payment is taken back; every 331st invoice is credited, whole or in part, and half of those refunded. */
async function correct(
  { place, invoice, account, paidOn }: Correction,
  { db, company, seller }: { db: Db; company: Person; seller: Person },
): Promise<void> {
  if (place % 337 === 0 && account.paid > 0) {
    const [payment] = await db.query<{ id: string }>('select id from payment where invoice_id = $1', [invoice.id])
    await seller.post(`/api/payments/${payment?.id}/reverse`, { reason: 'It did not arrive.' })
    account.paid = 0
  }
  if (place % 331 !== 0) return
  const amount = place % 2 === 0 ? account.total : Math.ceil(account.total / 3)
  await company.post(`/api/invoices/${invoice.id}/credit-request`, { amount, reason: 'Left early.' })
  await seller.post(`/api/invoices/${invoice.id}/credit-request/answer`, { accept: true })
  account.credited = amount
  account.creditedVat = vatInCredit(account, amount)
  const refundDue = account.paid - (account.total - account.credited)
  if (refundDue <= 0 || place % 4 === 0) return
  await company.post(`/api/invoices/${invoice.id}/refunds`, { paidOn, amount: refundDue, reference: 'Refund' })
  account.refunded = refundDue
}
