import { defaultPayTerms } from '@s4/domain/pay-terms'
import type {
  CompletedJob,
  CompletedWork,
  InvoiceToSettle,
  PayeeTotal,
  PaymentRecord,
  StatementLine,
} from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completedWorkRoutes } from './completed-work-routes'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const SHIFT = { id: id(3), startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }

const anInvoice = (change: Partial<InvoiceToSettle> = {}): InvoiceToSettle => ({
  id: id(9),
  number: 'K7Q2MX-000001',
  kind: 'original',
  total: 11_600,
  vat: 0,
  credited: 0,
  paid: 0,
  toPay: 11_600,
  refundDue: 0,
  status: 'issued',
  dueOn: '2126-12-22',
  payments: [],
  creditRequest: null,
  creditNotes: [],
  source: 'selfBilled',
  accepted: false,
  toAnswer: true,
  toConfirm: false,
  objection: null,
  ...change,
})

const aPayment = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: id(30),
  direction: 'payment',
  paidOn: '2026-11-22',
  amount: 11_600,
  reference: 'S4 NOV',
  confirmedAt: null,
  reversedAt: null,
  reversalReason: null,
  ...change,
})

const aWork = (change: Partial<CompletedWork> = {}): CompletedWork => ({
  id: id(1),
  jobId: id(2),
  shiftId: SHIFT.id,
  companyId: id(4),
  companyName: 'Acme',
  seekerId: id(5),
  seekerName: 'Sam Okoro',
  seekerPicture: null,
  title: 'Door supervisor',
  role: 'door-supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk',
  point: { lat: 51.5, lng: 0 },
  zone: 'Europe/London',
  startsAt: SHIFT.startsAt,
  endsAt: SHIFT.endsAt,
  payPerHour: 1450,
  breaksPaid: false,
  alertDuration: 30,
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  stretches: [],
  pin: '0427',
  status: 'invoiced',
  bookedOnAt: SHIFT.startsAt,
  bookedOffAt: SHIFT.endsAt,
  onBreak: false,
  invoicing: 'made',
  chargesVat: false,
  starsGiven: null,
  breakMinutes: 0,
  invoices: [anInvoice()],
  waitsForInvoice: false,
  engagement: 'self-employed',
  ended: null,
  hours: null,
  ...change,
})
const proposed: CompletedWork['hours'] = {
  status: 'proposed',
  proposedMinutes: 480,
  extraMinutes: 15,
  counterMinutes: null,
  counterReason: null,
  disputeReason: null,
  entered: null,
  given: null,
  agreedMinutes: null,
  agreedExtraMinutes: null,
  agreedPay: null,
  respondBy: '2026-11-25T06:15:00.000Z',
  claim: null,
}
const showJob = (...work: CompletedWork[]) => {
  const job: CompletedJob = {
    jobId: id(2),
    title: 'Door supervisor',
    siteName: 'Tobacco Dock',
    address: '50 Porters Walk',
    zone: 'Europe/London',
    shift: SHIFT,
    shifts: [SHIFT],
    work,
    nextPeople: null,
  }
  server.use(reply('completedWork.show', job))
}

const aPayee = (change: Partial<PayeeTotal> = {}): PayeeTotal => ({
  seekerId: id(5),
  seekerName: 'Sam Okoro',
  pence: 11_600,
  reference: 'K7Q2MX-000001',
  invoices: [{ id: id(9), number: 'K7Q2MX-000001', toPay: 11_600 }],
  payee: 'ready',
  payableFrom: null,
  detailsOpen: true,
  ...change,
})
const several = [
  aPayee(),
  aPayee({
    seekerId: id(6),
    seekerName: 'Ada Byron',
    invoices: [{ id: id(10), number: 'ABCDEF-000001', toPay: 5800 }],
    pence: 5800,
    payee: 'changed',
    payableFrom: '2026-11-24T10:00:00.000Z',
  }),
  aPayee({
    seekerId: id(7),
    seekerName: 'Alex Reed',
    invoices: [{ id: id(12), number: 'GHJKLM-000001', toPay: 2900 }],
    pence: 2900,
    payee: 'missing',
  }),
]

beforeEach(() => server.use(reply('workers.list', [])))

const open = (at = `/completed-jobDetail/${id(2)}`) =>
  renderRoutes(completedWorkRoutes, { at, session: aCompanySession() })

async function openPay() {
  await userEvent.click(await screen.findByRole('button', { name: /^Pay £.+, invoice K7Q2MX-000001$/ }))
  return within(await screen.findByRole('dialog'))
}

describe('one invoice', () => {
  it('is recorded as paid with date, amount and reference', async () => {
    const sent: unknown[] = []
    showJob(aWork())
    server.use(
      reply('payments.plan', [aPayee()]),
      reply('payments.record', ({ input }) => (sent.push(input), [])),
    )
    open()

    const form = await openPay()
    const reference = await form.findByLabelText<HTMLInputElement>('Payment reference')
    expect(reference.value).toBe('K7Q2MX-000001')
    await userEvent.clear(form.getByLabelText('Amount'))
    await userEvent.type(form.getByLabelText('Amount'), '50')
    await userEvent.clear(reference)
    await userEvent.click(form.getByRole('button', { name: 'Record as paid' }))
    expect(await form.findByText('Enter the reference the worker sees on their statement.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(reference, 'S4 NOV')
    await userEvent.click(form.getByRole('button', { name: 'Record as paid' }))

    await waitFor(() => expect(sent).toMatchObject([{ reference: 'S4 NOV', invoices: [{ id: id(9), amount: 5000 }] }]))
  })

  it('is filled in with what is left as it is now, also when the dialog was open before', async () => {
    showJob(aWork())
    const shown = { payee: aPayee({ pence: 3000, invoices: [{ id: id(9), number: 'K7Q2MX-000001', toPay: 3000 }] }) }
    server.use(reply('payments.plan', () => [shown.payee]))
    open()

    const before = await openPay()
    expect((await before.findByLabelText<HTMLInputElement>('Amount')).value).toBe('30.00')
    await userEvent.click(before.getByRole('button', { name: 'Cancel' }))
    shown.payee = aPayee()
    const form = await openPay()

    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('116.00'))
  })

  it('follows what is left while the dialog is open, until somebody types', async () => {
    showJob(aWork())
    const shown = { payee: aPayee() }
    server.use(reply('payments.plan', () => [shown.payee]))
    const { queryClient } = open()
    const leave = async (toPay: number) => {
      shown.payee = aPayee({ pence: toPay, invoices: [{ id: id(9), number: 'K7Q2MX-000001', toPay }] })
      await act(() => queryClient.invalidateQueries({ queryKey: ['payments'] }))
    }

    const form = await openPay()
    const amount = await form.findByLabelText<HTMLInputElement>('Amount')
    await leave(3000)
    await waitFor(() => expect(amount.value).toBe('30.00'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    await leave(2500)

    expect(await form.findByText(/£25\.00/)).toBeTruthy()
    expect(amount.value).toBe('20')
  })

  it('is not planned again once it is recorded', async () => {
    let planned = 0
    let answer = () => {}
    showJob(aWork())
    server.use(
      reply('payments.plan', () => ((planned += 1), [aPayee()])),
      reply('payments.record', [], { after: new Promise((resolve) => (answer = () => resolve(null))) }),
    )
    open()

    const form = await openPay()
    await form.findByLabelText('Amount')
    const record = form.getByRole<HTMLButtonElement>('button', { name: 'Record as paid' })
    await userEvent.dblClick(record)
    await waitFor(() => expect(record.disabled).toBe(true))
    answer()

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(planned).toBe(1)
  })

  it('shows that more was typed than is left to pay', async () => {
    showJob(aWork())
    server.use(
      reply('payments.plan', [aPayee()]),
      reject('payments.record', new ApiError('payment.too-much', { fields: { amount: '£66.00 is left to pay.' } })),
    )
    open()

    const form = await openPay()
    await form.findByLabelText('Amount')
    await userEvent.click(form.getByRole('button', { name: 'Record as paid' }))

    expect(await form.findByText('£66.00 is left to pay.')).toBeTruthy()
  })

  it('shows where the worker is paid, and records what the bank answered about the name', async () => {
    const answers: unknown[] = []
    showJob(aWork())
    const account = { name: 'Sam Okoro', sortCode: '20-00-00', accountNumber: '55779911', rollNumber: '' }
    server.use(
      reply('payments.plan', [aPayee()]),
      reply('payments.payee', { state: 'ready', payableFrom: null, account: { ...account, nameCheck: null } }),
      reply(
        'payments.checkPayee',
        ({ input }) => (answers.push(input), { answer: 'close', at: '2026-11-22T09:00:00.000Z' }),
      ),
    )
    const { container } = open()

    const form = await openPay()
    expect(screen.queryByText('55779911')).toBeNull()
    await userEvent.click(await form.findByRole('button', { name: 'Show the bank details' }))
    expect(await form.findByText('55779911')).toBeTruthy()
    await userEvent.selectOptions(form.getByLabelText('What did your bank answer about the name?'), 'close')
    await userEvent.click(form.getByRole('button', { name: 'Record the answer' }))

    expect(await form.findByText(/^The name nearly matches, /)).toBeTruthy()
    expect(answers).toEqual([{ id: id(9), answer: 'close' }])
    await expectNoAxeViolations(container)
  })

  it('shows where each of several workers is paid', async () => {
    showJob(aWork())
    const ben = aPayee({
      seekerId: id(6),
      seekerName: 'Ben Okri',
      invoices: [{ id: id(10), number: 'ABCDEF-000001', toPay: 5800 }],
      pence: 5800,
    })
    const account = { name: 'Ben Okri', sortCode: '20-00-00', accountNumber: '31926819', rollNumber: '' }
    const asked: unknown[] = []
    server.use(
      reply('payments.plan', [aPayee(), ben]),
      reply(
        'payments.payee',
        ({ input }) => (
          asked.push(input),
          { state: 'ready', payableFrom: null, account: { ...account, nameCheck: null } }
        ),
      ),
    )
    open()

    const form = await openPay()
    await userEvent.click(await form.findByText('Bank details of Ben Okri'))
    const [, ofBen] = form.getAllByRole('button', { name: 'Show the bank details', hidden: true })
    await userEvent.click(ofBen ?? document.body)

    expect(await form.findByText('31926819')).toBeTruthy()
    expect(asked).toEqual([{ id: id(10) }])
  })

  it('is recorded as paid, and paid only once the worker has confirmed it', async () => {
    showJob(aWork({ status: 'paid', invoices: [anInvoice({ status: 'paid', paid: 11_600, toPay: 0 })] }))
    const recorded = open()

    expect(await screen.findByText('Recorded as paid')).toBeTruthy()
    expect(screen.getByText('Sam Okoro has not confirmed it yet')).toBeTruthy()
    expect(screen.queryByText(/You can pay it now/)).toBeNull()
    expect(screen.queryByText('Paid')).toBeNull()
    recorded.unmount()

    showJob(aWork({ status: 'paid', invoices: [anInvoice({ status: 'confirmed', paid: 11_600, toPay: 0 })] }))
    open()
    expect(await screen.findAllByText('Paid')).toHaveLength(1)
  })

  it('lists its payments, and takes back one that was not made', async () => {
    const reversed = aPayment({ id: id(31), reversedAt: '2026-11-23T09:00:00.000Z', reversalReason: 'Bounced' })
    showJob(
      aWork({ invoices: [anInvoice({ status: 'paid', paid: 11_600, toPay: 0, payments: [reversed, aPayment()] })] }),
    )
    server.use(reject('payments.reverse', new ApiError('payment.confirmed', { message: 'It is confirmed.' })))
    open()

    expect(await screen.findByText('Withdrawn')).toBeTruthy()
    expect(screen.getByText('Bounced.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw this record' }))
    const form = within(await screen.findByRole('dialog', { name: 'Withdraw the record of £116.00 paid?' }))
    await userEvent.type(form.getByLabelText('Why?'), 'Wrong account.')
    await userEvent.click(form.getByRole('button', { name: 'Withdraw the record' }))

    expect(await screen.findByText('It is confirmed.')).toBeTruthy()
  })

  it('that was credited after it was paid can get a refund', async () => {
    const invoice = anInvoice({ status: 'paid', paid: 11_600, credited: 1600, toPay: 0, refundDue: 1600 })
    showJob(aWork({ invoices: [invoice] }))
    server.use(
      reject('payments.recordRefund', new ApiError('payment.too-much', { fields: { amount: 'Less, please.' } })),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Record the refund' }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByLabelText<HTMLInputElement>('Amount').value).toBe('16.00')
    await userEvent.click(form.getByRole('button', { name: 'Record the refund' }))

    expect(await form.findByText('Less, please.')).toBeTruthy()
  })

  it('links its credit notes', async () => {
    const creditNotes = [{ id: id(40), number: 'ABCDEF-C000001' }]
    showJob(aWork({ invoices: [anInvoice({ credited: 1600, creditNotes })] }))
    open()

    const pdf = await screen.findByRole('link', { name: 'Credit note ABCDEF-C000001 (PDF)' })
    expect(pdf.getAttribute('href')).toBe(`/api/credit-notes/${id(40)}.pdf`)
    expect(screen.getByRole('link', { name: 'XML of ABCDEF-C000001' }).getAttribute('href')).toBe(
      `/api/credit-notes/${id(40)}.xml`,
    )
  })

  it('past its due date is overdue', async () => {
    showJob(aWork({ invoices: [anInvoice({ dueOn: '2026-01-31' })] }))
    open()

    expect(await screen.findByText('Overdue')).toBeTruthy()
  })
})

describe('several people', () => {
  it('have their hours agreed at once, and those that fail are named', async () => {
    const sent: unknown[] = []
    const ada = aWork({ id: id(8), seekerName: 'Ada Byron', invoices: [], hours: proposed, status: 'completed' })
    showJob(aWork({ invoices: [], hours: proposed, status: 'completed' }), ada)
    server.use(
      reply(
        'hours.agreeAll',
        ({ input }) => (sent.push(input), { agreed: [id(1)], refused: [{ id: id(8), reason: 'They are settled.' }] }),
      ),
    )
    const { container } = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Select everybody' }))
    const card = within(screen.getByRole('article', { name: 'Ada Byron' }))
    await userEvent.click(card.getByRole('checkbox', { name: /Also pay the 15 min/ }))
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Agree the hours of 2' }))

    expect(await screen.findByText('Ada Byron: They are settled.')).toBeTruthy()
    expect(sent).toEqual([
      {
        work: [
          { id: id(1), acceptExtra: false },
          { id: id(8), acceptExtra: true },
        ],
      },
    ])
  })

  it('are paid together: who is left out is said first, and only the others are recorded', async () => {
    const sent: unknown[] = []
    showJob(
      aWork(),
      aWork({ id: id(8), seekerName: 'Ada Byron', invoices: [anInvoice({ id: id(10), number: 'ABCDEF-000001' })] }),
    )
    server.use(
      reply('payments.plan', several),
      reply('payments.record', ({ input }) => (sent.push(input), [])),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Select everybody' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay 2 invoices' }))
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText(/Ada Byron, £58.00: new bank details, which can be used from/)).toBeTruthy()
    expect(form.getByText(/Alex Reed, £29.00: no bank details yet/)).toBeTruthy()
    expect(form.getByText('2 left out of the file for your bank')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Record as paid' }))

    await waitFor(() => expect(sent).toMatchObject([{ invoices: [{ id: id(9), amount: 11_600 }] }]))
  })

  it('of a worker without bank details has no file, and recording it is not the main action', async () => {
    showJob(aWork())
    server.use(reply('payments.plan', [aPayee({ payee: 'missing' })]))
    open()

    const form = await openPay()

    await form.findByText('There is no file for your bank yet')
    expect(form.queryByText(/The bank details are here/)).toBeNull()
    const record = getComputedStyle(form.getByRole('button', { name: 'Record as paid' })).background
    expect(record).toBe(getComputedStyle(form.getByRole('button', { name: 'Cancel' })).background)
  })

  it('can be recorded by a company that is not verified, which is offered no bank details', async () => {
    showJob(aWork())
    server.use(reply('payments.plan', [aPayee({ detailsOpen: false })]))
    open()

    const form = await openPay()
    const next = await form.findByRole('link', { name: 'See what S4 needs' })
    expect(next.getAttribute('href')).toBe('/company-profile/verification')
    for (const name of ['Show the bank details', 'Download the file for your bank'])
      expect(form.queryByRole('button', { name })).toBeNull()
    expect(form.queryByText(/The bank details are here/)).toBeNull()
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Record as paid' }).disabled).toBe(false)
  })

  it('tells a company that is not verified to be verified first, and not that the worker is asked', async () => {
    showJob(aWork())
    server.use(reply('payments.plan', [aPayee({ payee: 'missing', detailsOpen: false })]))
    open()

    const form = await openPay()

    expect(await form.findByText('Your company is not verified')).toBeTruthy()
    expect(form.getByRole('link', { name: 'See what S4 needs' })).toBeTruthy()
    expect(form.queryByText(/The worker is asked/)).toBeNull()
    expect(form.getByText(/Open this again once your company is verified: then we ask them/)).toBeTruthy()
    expect(form.queryByText(/Pay again/)).toBeNull()
    expect(form.getByText(/You can record what you have paid/)).toBeTruthy()
  })

  it('cannot be recorded as paid while nobody can be paid', async () => {
    showJob(
      aWork(),
      aWork({ id: id(8), seekerName: 'Ada Byron', invoices: [anInvoice({ id: id(10), number: 'ABCDEF-000001' })] }),
    )
    server.use(
      reply(
        'payments.plan',
        several.filter(({ payee }) => payee !== 'ready'),
      ),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Select everybody' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay 2 invoices' }))
    const form = within(await screen.findByRole('dialog'))
    await form.findByText(/Alex Reed, £29.00: no bank details yet/)

    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Record as paid' }).disabled).toBe(true)
  })

  describe('get a file for the bank', () => {
    const saved: string[] = []
    afterEach(() => {
      saved.length = 0
      vi.restoreAllMocks()
    })

    it('that is saved, or refused with a sentence', async () => {
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push(this.download)
      })
      showJob(aWork())
      server.use(
        reply('payments.plan', several),
        http.get('*/api/payments.csv', () =>
          HttpResponse.json({ code: 'payment.no-payee', detail: 'There is nobody to pay.' }, { status: 409 }),
        ),
      )
      open()

      const form = await openPay()
      await userEvent.click(await form.findByRole('button', { name: 'Download the file for your bank' }))
      expect(await form.findByText('There is nobody to pay.')).toBeTruthy()
      const asked: string[] = []
      server.use(
        http.get('*/api/payments.csv', ({ request }) => {
          asked.push(new URL(request.url).searchParams.get('invoices') ?? '')
          return HttpResponse.text('Payee name')
        }),
      )
      await userEvent.click(form.getByRole('button', { name: 'Download the file for your bank' }))

      expect(await form.findByText(/The file is among your downloads/)).toBeTruthy()
      expect(asked).toEqual([[id(9), id(10), id(12)].join(',')])
      expect(saved).toEqual(['s4-payments.csv'])
    })

    it('and who is in it is who is recorded, also when bank details change before that', async () => {
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      const sent: { invoices: unknown }[] = []
      const shown = { plan: several }
      showJob(aWork())
      server.use(
        reply('payments.plan', () => shown.plan),
        http.get('*/api/payments.csv', () => HttpResponse.text('Payee name')),
        reply('payments.record', ({ input }) => (sent.push(input), [])),
      )
      const { queryClient } = open()

      const form = await openPay()
      await userEvent.click(await form.findByRole('button', { name: 'Download the file for your bank' }))
      await form.findByText(/The file is among your downloads/)
      const [sam, ada, alex] = several
      shown.plan = [
        { ...sam, payee: 'changed', payableFrom: '2026-11-24T10:00:00.000Z' },
        { ...ada, payee: 'ready' },
        alex,
      ] as PayeeTotal[]
      await act(() => queryClient.invalidateQueries({ queryKey: ['payments'] }))
      await userEvent.click(form.getByRole('button', { name: 'Record as paid' }))

      await waitFor(() => expect(sent).toMatchObject([{ invoices: [{ id: id(9), amount: 11_600 }] }]))
      expect(sent[0]?.invoices).toHaveLength(1)
    })
  })
})

it('a whole week is paid from the statement, without those who are left out', async () => {
  const line: StatementLine = {
    seekerId: id(5),
    seekerName: 'Sam Okoro',
    shifts: 1,
    open: 0,
    minutes: 480,
    agreed: 11_600,
    net: 11_600,
    vat: 0,
    gross: 11_600,
    paid: 0,
    toPay: 11_600,
    refundDue: 0,
    invoices: [{ id: id(9), number: 'K7Q2MX-000001' }],
    ownInvoices: [],
    unpaid: [{ id: id(9), toPay: 11_600 }],
  }
  const asked: unknown[] = []
  server.use(
    reply('completedWork.owed', { invoices: 2, pence: 23_200, shiftsToAgree: 0, shiftsToPay: 2, paidSince: null }),
    reply('completedWork.statement', {
      from: '2026-11-16',
      to: '2026-11-22',
      lines: [line, { ...line, seekerId: id(6), seekerName: 'Ada Byron', unpaid: [{ id: id(10), toPay: 11_600 }] }],
    }),
    reply('payments.plan', ({ input }) => (asked.push(input.invoices), [aPayee()])),
  )
  open('/completed-job/statement?day=2026-11-18')

  expect(await screen.findByRole('button', { name: 'Pay £232.00 to 2 workers' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include Ada Byron' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pay £116.00 to 1 worker' }))

  expect(await screen.findByRole('dialog')).toBeTruthy()
  await waitFor(() => expect(asked).toEqual([[id(9)]]))
})
