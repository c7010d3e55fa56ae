import { checkLedger } from '@s4/api-money/ledger'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

async function anInvoice(overrides: Parameters<typeof aWorkedShift>[1] = {}) {
  const shift = await aWorkedShift(api, overrides)
  const { data } = (await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })).json()
  return { ...shift, id: data.invoices[0].id as string }
}

async function asOwner(sql: string, params: unknown[] = []) {
  const owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  try {
    await owner.query(sql, params)
  } finally {
    await owner.end()
  }
}

/** Runs the check of one night and returns the invoices it found. */
async function checkedOn(day: string) {
  const error = vi.spyOn(api.deps.log, 'error').mockReturnValue()
  await checkLedger(api.deps, new Date(`${day}T04:00:00.000Z`))
  const [check] = await api.db.query<{ differences: string[]; checked: number; mended: number }>(
    'select differences, checked, mended from ledger_check where day = $1',
    [day],
  )
  const logged = error.mock.calls.map(([about]) => about)
  error.mockRestore()
  return { ...check, logged }
}

describe('the ledger', () => {
  it('has a transaction for each invoice, credit note and payment, net and VAT apart', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const { company, id } = await anInvoice({ seeker })
    await payInvoice(api, { company, id })

    expect(
      await api.db.query('select kind, account, day, pence from ledger_entry where invoice_id = $1 order by id', [id]),
    ).toEqual([
      { kind: 'invoice', account: 'owed', day: '2026-11-22', pence: 13_920 },
      { kind: 'invoice', account: 'workIncome', day: '2026-11-22', pence: -11_600 },
      { kind: 'invoice', account: 'vat', day: '2026-11-22', pence: -2320 },
      { kind: 'payment', account: 'owed', day: '2026-11-22', pence: -13_920 },
      { kind: 'payment', account: 'received', day: '2026-11-22', pence: 11_600 },
      { kind: 'payment', account: 'receivedVat', day: '2026-11-22', pence: 2320 },
    ])
  })

  it('refuses a transaction that does not add up to 0', async () => {
    const { company, seeker, id } = await anInvoice()

    const oneSided = api.db.query(
      `insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, day, pence,
           recorded_at)
       values (gen_random_uuid(), 'invoice', 'owed', $1, $2, $3, '2026-11-22', 1, now())`,
      [company.companyId, seeker.seekerId, id],
    )

    await expect(oneSided).rejects.toThrow('does not add up to 0')
  })

  it('is never changed, not even by its owner', async () => {
    await anInvoice()

    await expect(asOwner('update ledger_entry set pence = 0')).rejects.toThrow('append-only')
    await expect(asOwner('delete from ledger_entry')).rejects.toThrow('append-only')
  })
})

describe('the nightly check', () => {
  it('runs once a night', async () => {
    const { checked } = await checkedOn('2026-11-23')
    await anInvoice()

    expect((await checkedOn('2026-11-23')).checked).toBe(checked)
    expect((await checkedOn('2026-11-24')).checked).toBe((checked ?? 0) + 1)
  })

  it('finds a transaction changed by hand, and a payment that the ledger does not have', async () => {
    const [changed, extra] = [await anInvoice(), await anInvoice()]
    const before = await checkedOn('2026-11-25')
    await asOwner(
      `alter table ledger_entry disable trigger user;
       update ledger_entry set pence = pence + 1 where invoice_id = '${changed.id}' and account = 'owed';
       alter table ledger_entry enable trigger user`,
    )
    await api.db.query(
      `insert into payment (id, invoice_id, company_id, seeker_id, direction, paid_on, pence, vat_pence, reference,
           recorded_at)
       values (gen_random_uuid(), $1, $2, $3, 'payment', '2026-11-22', 1, 0, 'S4', now())`,
      [extra.id, extra.company.companyId, extra.seeker.seekerId],
    )

    const after = await checkedOn('2026-11-26')

    expect([before.differences, before.logged]).toEqual([[], []])
    expect(after.differences).toEqual([changed.id, extra.id].toSorted())
    expect(after.logged).toEqual([{ invoices: after.differences }])
  })

  it('finds a balance that differs from its entries', async () => {
    const { id } = await anInvoice()
    await api.db.query('update invoice set owed_pence = owed_pence - 1 where id = $1', [id])

    const { email } = await api.aStaffMember()

    expect((await checkedOn('2026-11-27')).differences).toContain(id)
    await checkedOn('2026-11-27')
    const mails = () => api.db.query('select 1 from mail where recipient = $1', [email])
    expect(await mails()).toHaveLength(1)
    await checkedOn('2026-11-28')
    expect(await mails()).toHaveLength(2)
  })
})

describe('what lists read of finished work', () => {
  it('is made anew where it differs', async () => {
    const { id, company } = await anInvoice()
    await checkedOn('2026-11-29')
    await api.db.query('update finished_work set to_pay = to_pay + 1 where company_id = $1', [company.companyId])
    await api.db.query('update company_ledger_day set income = income - 1 where company_id = $1', [company.companyId])

    const { mended, differences, logged } = await checkedOn('2026-11-30')

    expect(mended).toBe(2)
    expect(logged).toContainEqual({ mended: 2 })
    expect(differences).not.toContain(id)
    expect((await checkedOn('2026-12-01')).mended).toBe(0)
  })

  it('waits for another change of the same work, and holds both', async () => {
    const { id } = await anInvoice()
    const [work] = await api.db.query<{ assignmentId: string }>('select assignment_id from invoice where id = $1', [id])
    let second: Promise<unknown> = Promise.resolve()
    await api.db.transaction(async (tx) => {
      await tx.query('update assignment_hours set agreed_pence = 7 where assignment_id = $1', [work?.assignmentId])
      second = api.db.query('update invoice set owed_pence = 5 where id = $1', [id])
      await vi.waitFor(async () =>
        expect(
          await api.db.query(`select 1 from pg_stat_activity
            where wait_event_type = 'Lock' and query = 'update invoice set owed_pence = 5 where id = $1'`),
        ).toHaveLength(1),
      )
    })
    await second

    expect(
      await api.db.query('select agreed_pence, to_pay from finished_work where assignment_id = $1', [
        work?.assignmentId,
      ]),
    ).toEqual([{ agreedPence: 7, toPay: 5 }])
  })
})

describe('any order of credits, payments, reversals and refunds reconciles to the penny', () => {
  /** A repeatable sequence of numbers from 0 up to but not including 1. */
  function randomNumbers(seed: number): () => number {
    let state = seed
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return state / 2 ** 32
    }
  }

  it.each([1, 2, 3, 4])('sequence %i', async (seed) => {
    const random = randomNumbers(seed)
    const upTo = (most: number) => 1 + Math.floor(random() * most)
    const seeker = await api.aSeeker()
    if (seed % 2 === 0)
      await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const { company, id } = await anInvoice({ seeker, minutes: upTo(480), payPerHour: 1300 + upTo(999) })
    const model = { total: 0, credited: 0, paid: 0 }
    const show = async () => (await api.as(seeker, 'GET', `/invoices/${id}`)).json().data
    model.total = (await show()).total

    for (let step = 0; step < 25; step += 1) {
      const { toPay, refundDue, payments } = await show()
      const standing = payments.filter(({ reversedAt }: { reversedAt: string | null }) => reversedAt === null)
      const choice = Math.floor(random() * 4)
      if (choice === 0 && toPay > 0) {
        const amount = upTo(toPay)
        await payInvoice(api, { company, id }, { amount })
        model.paid += amount
      } else if (choice === 1 && model.total > model.credited) {
        const amount = upTo(Math.ceil((model.total - model.credited) / 3))
        await api.as(company, 'POST', `/invoices/${id}/credit-request`, { amount, reason: 'Less.' })
        await api.as(seeker, 'POST', `/invoices/${id}/credit-request/answer`, { accept: true })
        model.credited += amount
      } else if (choice === 2 && standing.length > 0) {
        const { id: payment, amount, direction } = standing[Math.floor(random() * standing.length)]
        const reversed = await api.as(company, 'POST', `/payments/${payment}/reverse`, { reason: 'Wrong.' })
        if (reversed.statusCode === 200) model.paid += direction === 'payment' ? -amount : amount
      } else if (refundDue > 0) {
        const amount = upTo(refundDue)
        const body = { paidOn: '2026-11-22', amount, reference: 'BACK' }
        await api.as(company, 'POST', `/invoices/${id}/refunds`, body)
        model.paid -= amount
      }
      const left = model.total - model.credited - model.paid
      expect(await show()).toMatchObject({
        credited: model.credited,
        paid: model.paid,
        toPay: Math.max(0, left),
        refundDue: Math.max(0, -left),
      })
    }

    const { toPay, refundDue, vat, creditNotes } = await show()
    if (toPay > 0) await payInvoice(api, { company, id })
    if (refundDue > 0)
      await api.as(company, 'POST', `/invoices/${id}/refunds`, {
        paidOn: '2026-11-22',
        amount: refundDue,
        reference: 'BACK',
      })
    const creditedVat = creditNotes.reduce((sum: number, note: { vat: number }) => sum + note.vat, 0)
    const totals = (await api.as(seeker, 'GET', '/invoices/totals')).json().data
    const received = totals.years[0] ?? { received: 0, vat: 0 }
    expect({ net: received.received, vat: received.vat }).toEqual({
      net: model.total - vat - (model.credited - creditedVat),
      vat: vat - creditedVat,
    })
    const check = await checkedOn(`2026-12-1${seed}`)
    expect(check.differences).not.toContain(id)
    expect(check.mended).toBe(0)
  })
})
