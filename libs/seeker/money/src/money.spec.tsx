import { defaultPayTerms } from '@s4/domain/pay-terms'
import type {
  Assignment,
  AssignmentDetails,
  ExpenseClaim,
  Hours,
  HoursClaim,
  Invoice,
  PaymentRecord,
  ReportedProblem,
  SelfBillingAgreement,
} from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { moneyRoutes } from './money-routes'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

const hours = (change: Partial<Hours> = {}): Hours => ({
  status: 'proposed',
  proposedMinutes: 480,
  extraMinutes: 0,
  counterMinutes: null,
  counterReason: null,
  disputeReason: null,
  entered: null,
  given: null,
  agreedMinutes: null,
  agreedExtraMinutes: null,
  agreedPay: null,
  respondBy: '2026-11-25T06:00:00.000Z',
  claim: null,
  ...change,
})
const due = { credited: 0, toPay: 11_600, dueOn: '2026-12-22', toAnswer: true, toConfirm: false }
const countered = hours({ status: 'countered', counterMinutes: 450, counterReason: 'You left at 05:30.' })
const aWork = (change: Partial<Assignment> = {}): Assignment => ({
  id: id(1),
  jobId: id(2),
  shiftId: id(3),
  companyId: id(4),
  companyName: 'Harbour Security',
  seekerId: id(5),
  seekerName: 'Ada Byron',
  seekerPicture: null,
  title: 'Door supervisor',
  role: 'door-supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk',
  point: { lat: 51.5, lng: 0 },
  zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  payPerHour: 1450,
  breaksPaid: false,
  alertDuration: 30,
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  stretches: [],
  pin: null,
  status: 'completed',
  bookedOnAt: '2026-11-21T22:00:00.000Z',
  bookedOffAt: '2026-11-22T06:00:00.000Z',
  onBreak: false,
  invoices: [],
  waitsForInvoice: false,
  engagement: 'self-employed',
  ended: null,
  hours: hours(),
  ...change,
})
const details: AssignmentDetails = {
  ...aWork(),
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  description: '',
  siaSector: 'Door Supervision',
  requirements: [],
  otherRequirements: '',
  events: [],
  sentLater: [],
  audit: [],
}

const anInvoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: id(9),
  number: 'K7Q2MX-000001',
  kind: 'original',
  supplements: null,
  assignmentId: id(1),
  jobId: id(2),
  companyId: id(4),
  seekerId: id(5),
  issuedOn: '2026-11-22',
  suppliedOn: '2026-11-22',
  dueOn: '2026-12-22',
  seller: {
    name: 'Ada Byron',
    address: '1 High Street',
    contact: 'ada@example.com',
    nameInOwnScript: '',
    utr: null,
    vatNumber: null,
  },
  buyer: { name: 'Harbour Security', address: '1 Dock Road', contact: '', vatNumber: null },
  lines: [
    {
      kind: 'work',
      description: 'Door supervisor, Tobacco Dock',
      minutes: 480,
      payPerHour: 1450,
      amount: 11_600,
      vat: 0,
    },
  ],
  vat: 0,
  total: 11_600,
  credited: 0,
  paid: 0,
  toPay: 11_600,
  refundDue: 0,
  creditNotes: [],
  creditRequest: null,
  source: 'selfBilled',
  agreementVersion: '2026-11',
  answer: { acceptedAt: null, objectedAt: null, objection: '' },
  document: null,
  status: 'issued',
  payments: [],
  ...change,
})
const payment: PaymentRecord = {
  id: id(30),
  direction: 'payment',
  paidOn: '2026-11-22',
  amount: 11_600,
  reference: 'S4 NOV',
  confirmedAt: null,
  reversedAt: null,
  reversalReason: null,
}
const paid = anInvoice({ status: 'paid', paid: 11_600, toPay: 0, payments: [payment] })
const totals = {
  years: [
    {
      label: '2026/27',
      from: '2026-04-06',
      to: '2027-04-05',
      dueOn: '2028-01-31',
      payments: 2,
      received: 17_400,
      vat: 2320,
      invoiced: 23_200,
    },
  ],
  unpaid: { invoices: 1, toPay: 6960 },
  earned: 0,
  overdue: { invoices: 0, toPay: 0 },
  refundDue: 0,
}
const nothing = { invoices: 0, toPay: 0 }
const noTotals = { years: [], earned: 0, unpaid: nothing, overdue: nothing, refundDue: 0 }

const account = {
  accountName: 'A Byron',
  sortCode: '**-**-56',
  accountNumber: '****3445',
  rollNumber: '',
  changedAt: '2026-11-01T09:00:00.000Z',
}
const open = (at: string) => renderRoutes(moneyRoutes, { at, session: aSeekerSession() })
const showWork = (...work: Assignment[]) => server.use(reply('assignments.list', { data: work, nextCursor: null }))
const showInvoices = (...invoices: Invoice[]) =>
  server.use(
    reply('invoices.list', { data: invoices, nextCursor: null }),
    reply('invoices.totals', totals),
    reply('invoices.show', ({ input }) => invoices.find((invoice) => invoice.id === input.id) ?? anInvoice()),
    reply('selfBilling.list', []),
    reply('bankDetails.show', account),
  )
/** The first invoice beside the list, or on a phone alone. */
const openInvoice = (invoice: string = id(9)) => open(`/User-InvoiceList?invoice=${invoice}`)

describe('completed work', () => {
  it('says who answers the hours next, and by when', async () => {
    showWork(aWork())

    const { container } = open('/User-WorkCompleted')

    expect(
      await screen.findByText(
        /The company answers by Wed 25 Nov 2026, 06:00.*Pay is due within 30 days of the invoice/,
      ),
    ).toBeTruthy()
    expect(screen.getByText('8 h, £116.00')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('says before the company has answered that more time may be paid, and what unpaid breaks took', async () => {
    // The server sends 0 accepted minutes until something is agreed.
    showWork(aWork({ hours: hours({ proposedMinutes: 450, extraMinutes: 12, agreedExtraMinutes: 0 }) }))
    open('/User-WorkCompleted')

    expect(await screen.findByText('12 min, £2.90 if the company accepts it')).toBeTruthy()
    expect(screen.getByText('Breaks, not paid').nextElementSibling?.textContent).toBe('30 min')
  })

  it('says that time not counted is asked for, beside the time before and after the shift', async () => {
    showWork(aWork({ hours: hours({ extraMinutes: 16, claim: { side: 'seeker', minutes: 11 } }) }))
    open('/User-WorkCompleted')

    expect((await screen.findByText('Time not counted')).nextElementSibling?.textContent).toBe(
      'You ask for 11 min more. The company has not answered.',
    )
  })

  describe('leads to the time that the company adds', () => {
    const agreed = { status: 'agreed', agreedMinutes: 480 } as const
    const claim: HoursClaim = {
      id: id(40),
      side: 'company',
      kind: 'more',
      cameAt: null,
      minutes: 30,
      extraMinutes: 0,
      reason: 'The handover took longer.',
      pictures: [],
      madeAt: '2026-11-23T09:00:00.000Z',
      status: 'open',
      answerReason: '',
    }
    const sent: unknown[] = []
    /** The dialog in which it is answered, and what lets the server answer. */
    const openAnswer = async (status: 'accepted' | 'refused') => {
      sent.length = 0
      let claims = [claim]
      let letThrough = () => {}
      const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
      showWork(aWork({ hours: hours({ ...agreed, claim: { side: 'company', minutes: 30 } }) }))
      server.use(
        reply('hoursClaims.list', () => claims),
        reply('hoursClaims.answer', async ({ input }) => {
          sent.push(input)
          await isLetThrough
          showWork(aWork({ hours: hours(agreed) }))
          return (claims = [{ ...claim, status }])
        }),
      )
      open('/User-WorkCompleted')
      expect((await screen.findByText('Time not counted')).nextElementSibling?.textContent).toBe(
        'The company offers 30 min more. It is paid if you accept it.',
      )
      await userEvent.click(screen.getByRole('button', { name: 'Read and answer it' }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(await dialog.findByText(/If you accept it, it is paid too/)).toBeTruthy()
      return { dialog, accept: await dialog.findByRole('button', { name: 'Accept 30 min' }), letThrough }
    }

    it('which the worker accepts, with a word about it', async () => {
      const { dialog, accept, letThrough } = await openAnswer('accepted')
      await userEvent.click(dialog.getByLabelText('Why you refuse'))
      await userEvent.tab()
      await userEvent.click(accept)
      expect(accept.textContent).toContain('Accepting 30 min…')
      expect(dialog.queryByText(/^Say why/)).toBeNull()
      expect(dialog.getByRole('button', { name: 'Refuse' }).getAttribute('aria-busy')).toBe('false')
      letThrough()

      expect(await screen.findByText('Accepted: 30 min more.')).toBeTruthy()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(sent).toEqual([{ id: id(1), claimId: id(40), answer: 'accept', reason: '' }])
    })

    it('which the worker refuses only with a reason', async () => {
      const { dialog, accept, letThrough } = await openAnswer('refused')
      const refuse = dialog.getByRole('button', { name: 'Refuse' })
      refuse.focus()
      await userEvent.keyboard('{Enter}')
      expect(await dialog.findByText('Say why. The other side reads it.')).toBeTruthy()
      const why = dialog.getByLabelText('Why you refuse')
      await waitFor(() => expect(document.activeElement).toBe(why))
      await userEvent.type(why, 'I left on time.')
      await userEvent.click(refuse)
      await waitFor(() => expect(refuse.getAttribute('aria-busy')).toBe('true'))
      expect(accept.textContent).toBe('Accept 30 min')
      letThrough()

      expect(await screen.findByText('Refused: 30 min more.')).toBeTruthy()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(sent).toEqual([{ id: id(1), claimId: id(40), answer: 'refuse', reason: 'I left on time.' }])
    })
  })

  it('takes a counter-proposal', async () => {
    const sent: unknown[] = []
    showWork(aWork({ hours: countered }))
    server.use(reply('hours.answer', ({ input }) => (sent.push(input), details)))
    open('/User-WorkCompleted')

    expect(await screen.findByText('The company proposes 7 h 30 min, £108.75')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Accept 7 h 30 min' }))

    expect(sent).toEqual([{ id: id(1), action: 'agree', acceptExtra: false, reason: '' }])
  })

  it('refuses a counter-proposal with a reason', async () => {
    const sent: unknown[] = []
    showWork(aWork({ hours: countered }))
    server.use(reply('hours.answer', ({ input }) => (sent.push(input), details)))
    open('/User-WorkCompleted')

    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Refuse these hours' }))
    expect(await form.findByText('Say why. The company reads it.')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Why?'), 'I left at six.')
    await userEvent.click(form.getByRole('button', { name: 'Refuse these hours' }))

    expect(sent).toEqual([{ id: id(1), action: 'refuse', acceptExtra: false, reason: 'I left at six.' }])
  })

  it('says why a refused answer changes nothing', async () => {
    showWork(aWork({ hours: countered }))
    server.use(reject('hours.answer', 'hours.closed'))
    open('/User-WorkCompleted')

    await userEvent.click(await screen.findByRole('button', { name: 'Accept 7 h 30 min' }))

    expect(await screen.findByText('The hours of this shift are already settled.')).toBeTruthy()
  })

  it('in dispute shows what is invoiced now and what is not', async () => {
    const disputed = {
      status: 'disputed',
      counterMinutes: 450,
      counterReason: 'You left at 05:30.',
      respondBy: null,
      claim: null,
    } as const
    showWork(
      aWork({
        hours: hours(disputed),
        invoices: [{ id: id(9), number: 'K7Q2MX-000001', kind: 'original', total: 13_050, vat: 2175, ...due }],
      }),
      aWork({ id: id(8), title: 'Steward', hours: hours({ ...disputed, counterMinutes: 0 }) }),
    )
    server.use(reply('problems.list', { data: [], nextCursor: null }))

    const { container } = open('/User-WorkCompleted')

    expect(await screen.findByText(/£108.75 invoiced now, 30 min \(£7.25\) in dispute/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Invoice K7Q2MX-000001 (PDF)' })).toBeTruthy()
    expect(
      within(screen.getByRole('article', { name: 'Steward, Harbour Security' })).getByText(
        'Nothing invoiced yet, 8 h (£116.00) in dispute.',
      ),
    ).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('links every invoice of one shift', async () => {
    showWork(
      aWork({
        status: 'invoiced',
        hours: hours({ status: 'agreed', agreedMinutes: 480, agreedPay: 11_600, respondBy: null }),
        invoices: [
          { id: id(9), number: 'K7Q2MX-000001', kind: 'original', total: 10_875, vat: 0, ...due },
          { id: id(10), number: 'K7Q2MX-000002', kind: 'supplementary', total: 725, vat: 0, ...due },
        ],
      }),
    )
    open('/User-WorkCompleted')

    expect(
      (await screen.findByRole('link', { name: 'Supplementary invoice K7Q2MX-000002 (PDF)' })).getAttribute('href'),
    ).toBe(`/api/invoices/${id(10)}.pdf`)
  })

  it('says what came of the time before or after the shift, and when the invoice is due', async () => {
    const agreed = {
      status: 'agreed',
      extraMinutes: 12,
      agreedMinutes: 480,
      agreedPay: 11_600,
      respondBy: null,
      claim: null,
    } as const
    const invoices = [{ id: id(9), number: 'K7Q2MX-000001', kind: 'original' as const, total: 11_600, vat: 0, ...due }]
    showWork(
      aWork({ title: 'One', status: 'invoiced', invoices, hours: hours({ ...agreed, agreedExtraMinutes: 0 }) }),
      aWork({
        id: id(7),
        title: 'Two',
        status: 'invoiced',
        invoices: invoices.map((one) => ({ ...one, toAnswer: false })),
        hours: hours({ ...agreed, agreedMinutes: 485, agreedExtraMinutes: 5 }),
      }),
      aWork({
        id: id(8),
        title: 'Three',
        status: 'paid',
        invoices: invoices.map((one) => ({ ...one, toAnswer: false, toConfirm: true })),
        hours: hours({ ...agreed, agreedMinutes: 492, agreedExtraMinutes: 12 }),
      }),
      aWork({
        id: id(11),
        title: 'Four',
        status: 'paid',
        invoices: invoices.map((one) => ({ ...one, toPay: 0, dueOn: null, toAnswer: false })),
        hours: hours({ ...agreed, agreedMinutes: 480, agreedExtraMinutes: 0 }),
      }),
    )
    open('/User-WorkCompleted')

    const card = async (title: string) =>
      within(await screen.findByRole('article', { name: `${title}, Harbour Security` }))
    const one = await card('One')
    expect(one.getByText('12 min, not accepted by the company')).toBeTruthy()
    expect(one.getByText(/has to pay invoice K7Q2MX-000001 by Tue 22 Dec 2026\. Check it/)).toBeTruthy()
    expect(one.getByRole('link', { name: 'Check the invoice' }).getAttribute('href')).toBe(
      `/User-InvoiceList?invoice=${id(9)}`,
    )
    const two = await card('Two')
    expect(two.getByText('12 min, 5 min of it accepted')).toBeTruthy()
    expect(two.getByText(/by Tue 22 Dec 2026\.$/)).toBeTruthy()
    const three = await card('Three')
    expect(three.getByText('12 min, accepted')).toBeTruthy()
    expect(three.getByText('The company says it paid you. Did the money arrive?')).toBeTruthy()
    expect((await card('Four')).queryByText(/Did the money arrive/)).toBeNull()
  })

  it('names every invoice that is left to pay, and what credit notes took off', async () => {
    const invoice = { id: id(9), number: 'K7Q2MX-000001', kind: 'original' as const, total: 11_600, vat: 0, ...due }
    showWork(
      aWork({
        status: 'invoiced',
        hours: hours({ status: 'agreed', agreedMinutes: 480, agreedExtraMinutes: 0, agreedPay: 11_600 }),
        invoices: [
          { ...invoice, credited: 4000, toPay: 5000, toAnswer: false, toConfirm: true },
          { ...invoice, id: id(10), number: 'K7Q2MX-000002', total: 900, toPay: 0, dueOn: null },
          { ...invoice, id: id(11), number: 'K7Q2MX-000003', total: 1036, toPay: 1036, dueOn: '2026-12-24' },
        ],
      }),
    )
    open('/User-WorkCompleted')

    expect(
      await screen.findByText(
        'The company has to pay £50.00 of invoice K7Q2MX-000001 by Tue 22 Dec 2026, and £10.36 of invoice ' +
          'K7Q2MX-000003 by Thu 24 Dec 2026. Check K7Q2MX-000003, then accept it or object.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Check the invoice K7Q2MX-000003' })).toBeTruthy()
    expect(screen.getByText(/says it paid you for invoice K7Q2MX-000001\. Did the money arrive/)).toBeTruthy()
    expect(screen.getByText('Credit notes').nextElementSibling?.textContent).toBe('£40.00 taken off')
  })

  it('says of extra time left out of other hours that it is not among those agreed', async () => {
    const without = hours({
      status: 'agreed',
      extraMinutes: 93,
      counterMinutes: 450,
      agreedMinutes: 450,
      agreedExtraMinutes: 0,
      agreedPay: 10_875,
    })
    showWork(aWork({ hours: without }))
    open('/User-WorkCompleted')

    expect(await screen.findByText('1 h 33 min, not part of the hours agreed')).toBeTruthy()
  })

  describe('booked by hand', () => {
    const entered = hours({ entered: { minutes: 5, on: false, off: true } })
    const byHand = aWork({ bookedOffAt: '2026-11-21T22:05:00.000Z', hours: entered })

    it('can be answered with the worker’s own times and a reason', async () => {
      const sent: unknown[] = []
      showWork(byHand)
      server.use(reply('hours.answer', ({ input }) => (sent.push(input), details)))
      const { container } = open('/User-WorkCompleted')

      expect(await screen.findByText('The company entered 5 min for you')).toBeTruthy()
      expect(
        screen.getByText(/Unless the company proposes other hours by Wed 25 Nov 2026, 06:00, they are agreed/),
      ).toBeTruthy()
      await expectNoAxeViolations(container)
      await userEvent.click(screen.getByRole('button', { name: 'Give my own times' }))
      const form = within(await screen.findByRole('dialog'))
      expect(form.queryByLabelText('Started at')).toBeNull()
      await userEvent.clear(form.getByLabelText('Left at'))
      await userEvent.type(form.getByLabelText('Left at'), '05:30')
      await userEvent.click(form.getByRole('button', { name: 'Send my times' }))
      expect(await form.findByText('Say how you know. The company reads it.')).toBeTruthy()
      await userEvent.type(form.getByLabelText('How do you know?'), 'Kim saw me hand over.')
      await userEvent.click(form.getByRole('button', { name: 'Send my times' }))

      expect(sent).toEqual([
        {
          id: id(1),
          action: 'give',
          acceptExtra: false,
          bookedOffAt: '2026-11-22T05:30:00.000Z',
          reason: 'Kim saw me hand over.',
        },
      ])
    })

    it('is accepted after a confirmation that shows the pay', async () => {
      const sent: unknown[] = []
      showWork(byHand)
      server.use(reply('hours.answer', ({ input }) => (sent.push(input), details)))
      open('/User-WorkCompleted')

      await userEvent.click(await screen.findByRole('button', { name: 'Accept 5 min' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Accept 5 min, £1.21?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Accept 5 min' }))

      expect(sent).toEqual([{ id: id(1), action: 'agree', acceptExtra: false, reason: '' }])
    })

    it('can be answered with own times after the company has proposed others', async () => {
      showWork(
        aWork({
          bookedOffAt: '2026-11-21T22:05:00.000Z',
          hours: { ...entered, status: 'countered', counterMinutes: 5, counterReason: 'You left at five past.' },
        }),
      )
      open('/User-WorkCompleted')

      await userEvent.click(await screen.findByRole('button', { name: 'Give my own times' }))

      expect(await screen.findByRole('dialog', { name: 'Give my own times' })).toBeTruthy()
      expect(screen.getByText('They say: You left at five past.')).toBeTruthy()
    })

    it('offers no answers while the company has to answer', async () => {
      showWork(
        aWork({
          hours: {
            ...entered,
            proposedMinutes: 450,
            given: {
              bookedOnAt: '2026-11-21T22:00:00.000Z',
              bookedOffAt: '2026-11-22T05:30:00.000Z',
              reason: 'Kim saw me.',
            },
          },
        }),
      )
      open('/User-WorkCompleted')

      expect(await screen.findByText(/The company answers by/)).toBeTruthy()
      expect(screen.getByText('on 22:00, off 05:30')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Give my own times' })).toBeNull()
    })
  })

  it('links to the invoice, or to what it is waiting for', async () => {
    const agreed = hours({ status: 'agreed', agreedMinutes: 480, agreedPay: 11_600, respondBy: null })
    showWork(
      aWork({
        status: 'invoiced',
        hours: agreed,
        invoices: [{ id: id(9), number: 'K7Q2MX-000001', kind: 'original', total: 11_600, vat: 0, ...due }],
      }),
      aWork({ id: id(8), title: 'Steward', status: 'hoursAgreed', hours: agreed, waitsForInvoice: true }),
    )
    open('/User-WorkCompleted')

    const invoiced = within(await screen.findByRole('article', { name: 'Door supervisor, Harbour Security' }))
    expect(invoiced.getByRole('link', { name: 'Invoice K7Q2MX-000001 (PDF)' }).getAttribute('href')).toBe(
      `/api/invoices/${id(9)}.pdf`,
    )
    const waiting = within(screen.getByRole('article', { name: 'Steward, Harbour Security' }))
    expect(waiting.getByRole('link', { name: 'See self-billing' })).toBeTruthy()
  })

  it('with disputed hours links to their problem', async () => {
    const problem: ReportedProblem = {
      id: id(20),
      number: 'PRB-000123',
      category: 'hours',
      severity: 'medium',
      subject: 'Hours disputed',
      status: 'open',
      raisedBy: 'S4',
      companyId: id(4),
      companyName: 'Harbour Security',
      seekerId: id(5),
      seekerName: 'Ada Byron',
      jobId: id(2),
      jobTitle: 'Door supervisor',
      siteName: 'Tobacco Dock',
      assignmentId: id(1),
      zone: 'Europe/London',
      owner: null,
      dueAt: '2026-11-28T06:00:00.000Z',
      overdue: false,
      createdAt: '2026-11-25T06:00:00.000Z',
      updatedAt: '2026-11-25T06:00:00.000Z',
      resolvedAt: null,
      outcome: null,
    }
    showWork(
      aWork({
        hours: hours({ status: 'disputed', counterMinutes: 450, counterReason: 'You left at 05:30.', respondBy: null }),
      }),
    )
    server.use(
      reply('problems.list', {
        data: [{ ...problem, id: id(21), category: 'pay' }, { ...problem, id: id(22), assignmentId: id(99) }, problem],
        nextCursor: null,
      }),
    )
    open('/User-WorkCompleted')

    expect((await screen.findByRole('link', { name: 'Problem PRB-000123' })).getAttribute('href')).toBe(
      `/User-reportProblem/?problem=${id(20)}`,
    )
  })

  it('with disputed hours links to a new problem when theirs cannot be read', async () => {
    showWork(
      aWork({
        hours: hours({ status: 'disputed', counterMinutes: 450, counterReason: 'You left at 05:30.', respondBy: null }),
      }),
    )
    server.use(noAnswer('problems.list'))
    open('/User-WorkCompleted')

    expect((await screen.findByRole('link', { name: 'Report a problem' })).getAttribute('href')).toBe(
      `/User-reportProblem/?new=1&job=${id(2)}`,
    )
  })

  it('that was cancelled or missed is listed separately, with links to the records', async () => {
    const asked: unknown[] = []
    server.use(
      reply('assignments.list', ({ input }) => {
        asked.push(input.status)
        return input.status === 'ended'
          ? {
              data: [
                aWork({
                  status: 'cancelled',
                  hours: null,
                  ended: { at: '2026-11-20T09:00:00.000Z', by: 'company', reason: 'The event is off', owed: 5800 },
                  waitsForInvoice: true,
                  engagement: 'self-employed',
                }),
                aWork({
                  id: id(7),
                  title: 'Steward',
                  status: 'noShow',
                  hours: null,
                  ended: { at: '2026-11-22T09:00:00.000Z', by: 'company', reason: null, owed: 0 },
                }),
              ],
              nextCursor: null,
            }
          : { data: [], nextCursor: null }
      }),
    )
    const { container } = open('/User-WorkCompleted')

    await userEvent.click(await screen.findByRole('link', { name: 'Cancelled and missed' }))
    const list = within(await screen.findByRole('list', { name: 'Cancelled and missed work' }))

    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/User-AppliedAndAssignedDetail/${id(1)}`,
      '/User-InvoiceList',
      `/User-AppliedAndAssignedDetail/${id(7)}`,
    ])
    list.getByRole('button', { name: 'Send your own invoice' })
    list.getByText('The company cancelled: The event is off. Harbour Security owes you £58.00 under the terms.')
    list.getByText('The company recorded a no-show.')
    expect(asked).toEqual(['completed', 'ended'])
    await expectNoAxeViolations(container)
  })

  it('says so when there is none', async () => {
    showWork()

    open('/User-WorkCompleted')

    expect(await screen.findByText(/You have not finished a shift yet/)).toBeTruthy()
  })
})

describe('invoices', () => {
  it.each([
    ['issued', 1],
    ['paid', 0],
    ['credited', 0],
  ] as const)('that are %s ask for an answer %i times', async (status, times) => {
    showInvoices(anInvoice({ status }))
    openInvoice()

    expect(await screen.findByRole('button', { name: /^Object to invoice/ })).toBeTruthy()
    expect(screen.queryAllByText(/Is this invoice right/)).toHaveLength(times)
    expect(screen.queryAllByRole('button', { name: /^Accept invoice/ })).toHaveLength(times)
  })

  it('say in the list which wait for an answer', async () => {
    const answered = { acceptedAt: '2026-11-23T09:00:00.000Z', objectedAt: null, objection: '' }
    showInvoices(anInvoice(), anInvoice({ id: id(10), number: 'K7Q2MX-000002', answer: answered }))
    open('/User-InvoiceList')

    const rows = within(await screen.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent.includes('Check and accept it'))).toEqual([true, false])
  })

  it('say in the list which were objected to, until they are accepted', async () => {
    const objected = { acceptedAt: null, objectedAt: '2026-11-23T09:00:00.000Z', objection: 'Wrong rate.' }
    showInvoices(
      anInvoice({ answer: objected }),
      anInvoice({ id: id(10), answer: { ...objected, acceptedAt: '2026-11-24T09:00:00.000Z' } }),
    )
    open('/User-InvoiceList')

    const rows = within(await screen.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent.includes('You objected'))).toEqual([true, false])
  })

  it('stand above the tax years', async () => {
    showInvoices(anInvoice())
    open('/User-InvoiceList')

    const list = await screen.findByRole('list', { name: 'Invoices' })
    const tax = screen.getByText(/^Tax year 2026\/27/)
    expect(list.compareDocumentPosition(tax) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each([
    ['one more line', 1, 'Door supervisor, Tobacco Dock … and 1 more line'],
    ['more lines', 2, 'Door supervisor, Tobacco Dock … and 2 more lines'],
  ])('say that there is %s', async (_name, more, said) => {
    const [line] = anInvoice().lines
    showInvoices(
      anInvoice({ lines: Array.from({ length: 1 + more }, () => line).filter((each) => each !== undefined) }),
    )
    open('/User-InvoiceList')

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('are summed by tax year, with CSV downloads', async () => {
    showInvoices(anInvoice())

    const { container } = open('/User-InvoiceList')

    expect(await screen.findByText('£174.00')).toBeTruthy()
    for (const said of [
      'Tax year 2026/27: £174.00 recorded as paid',
      '2 payments, without VAT',
      '£23.20',
      '£69.60',
      /HMRC calls this cash basis/,
    ])
      expect(screen.getByText(said)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download 2026/27 as CSV' }).getAttribute('href')).toBe(
      '/api/invoices.csv?by=paid&from=2026-04-06&to=2027-04-05',
    )
    expect(screen.getByRole('link', { name: 'Wed 6 Jan 2027 to Mon 5 Apr 2027' })).toBeTruthy()
    expect(screen.getByText('Due by Tue 22 Dec 2026')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('open one by one, on a phone instead of the list, with the filter kept', async () => {
    showInvoices(anInvoice())
    const { router } = open('/User-InvoiceList?state=unpaid')

    await userEvent.click(await screen.findByRole('link', { name: 'K7Q2MX-000001' }))

    expect((await screen.findByRole('link', { name: 'PDF of K7Q2MX-000001' })).getAttribute('href')).toBe(
      `/api/invoices/${id(9)}.pdf`,
    )
    expect(router.state.location.search).toBe(`?state=unpaid&invoice=${id(9)}`)
    expect(screen.queryByRole('list', { name: 'Invoices' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'All invoices' }))
    expect(await screen.findByRole('list', { name: 'Invoices' })).toBeTruthy()
  })

  it('open beside the list in a wide window', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    showInvoices(anInvoice())
    const { container } = openInvoice()

    const pane = within(await screen.findByRole('region', { name: 'Invoice' }))
    expect(await pane.findByRole('article', { name: 'Invoice K7Q2MX-000001' })).toBeTruthy()
    expect(pane.getByText('Door supervisor, Tobacco Dock. 8 h at £14.50/h: £116.00')).toBeTruthy()
    expect(pane.getByRole('link', { name: 'See the shift, with your breaks and hours' }).getAttribute('href')).toBe(
      `/User-AppliedAndAssignedDetail/${id(1)}`,
    )
    expect(screen.getByRole('link', { name: 'K7Q2MX-000001' }).getAttribute('aria-current')).toBe('true')
    await expectNoAxeViolations(container)
    vi.unstubAllGlobals()
  })

  it('say what is earned and overdue, and what may be claimed for lateness', async () => {
    showInvoices(anInvoice({ dueOn: '2026-01-31' }))
    server.use(
      reply('invoices.totals', { ...totals, earned: 5800, overdue: { invoices: 1, toPay: 11_600 } }),
      reply('invoices.baseRates', { '2025-12-31': 375 }),
    )
    const { container } = open('/User-InvoiceList')

    expect(await screen.findByText('Earned, not invoiced yet')).toBeTruthy()
    expect(screen.getByText('Of this overdue')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'K7Q2MX-000001' }))
    expect(await screen.findByText(/Overdue: it was due on Sat 31 Jan 2026/)).toBeTruthy()
    await userEvent.click(screen.getByText('What you may claim for K7Q2MX-000001'))
    expect(screen.getByText('£40.00')).toBeTruthy()
    expect(await screen.findByText(/11.75% a year on £116.00/)).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('say that no company can pay without a bank account', async () => {
    showInvoices(anInvoice())
    server.use(reply('bankDetails.show', null))
    open('/User-InvoiceList')

    expect(await screen.findByText('Companies cannot see where to pay you')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add your bank account' }).getAttribute('href')).toBe('/User-BankDetails')
  })

  it('say so when the rate of interest is not known', async () => {
    showInvoices(anInvoice({ dueOn: '2026-01-31' }))
    server.use(reply('invoices.baseRates', { '2025-06-30': 425 }))
    openInvoice()

    await userEvent.click(await screen.findByText('What you may claim for K7Q2MX-000001'))
    expect(await screen.findByText(/rate that applies, which S4 does not know/)).toBeTruthy()
  })

  it('ask in the list whether a payment arrived, until it is confirmed', async () => {
    const confirmed = { ...payment, confirmedAt: '2026-11-23T09:00:00.000Z' }
    showInvoices(
      paid,
      anInvoice({ ...paid, id: id(10), number: 'K7Q2MX-000002', status: 'confirmed', payments: [confirmed] }),
    )
    open('/User-InvoiceList')

    const rows = within(await screen.findByRole('list', { name: 'Invoices' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent.includes('Did it arrive?'))).toEqual([true, false])
  })

  it('have payments that are confirmed one by one', async () => {
    const confirmed: string[] = []
    const part = { ...payment, id: id(31), amount: 1000, confirmedAt: '2026-11-23T09:00:00.000Z' }
    showInvoices(
      anInvoice({ status: 'paid', paid: 11_600, toPay: 0, payments: [part, { ...payment, amount: 10_600 }] }),
    )
    server.use(reply('payments.confirm', ({ input }) => (confirmed.push(input.id), paid)))
    openInvoice()

    expect(await screen.findByText('£10.00 paid on Sun 22 Nov 2026, reference S4 NOV')).toBeTruthy()
    screen.getByText('Did this payment arrive?')
    await userEvent.click(screen.getByRole('button', { name: 'It arrived' }))

    expect(confirmed).toEqual([payment.id])
  })

  it('have payments that can be reported as not received, with a reason', async () => {
    const sent: unknown[] = []
    showInvoices(paid)
    server.use(reply('payments.reverse', ({ input }) => (sent.push(input), anInvoice())))
    openInvoice()

    await userEvent.click(await screen.findByRole('button', { name: 'It did not arrive' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByLabelText('Why?'), 'Nothing.')
    await userEvent.click(form.getByRole('button', { name: 'Tell the company' }))

    expect(sent).toEqual([{ id: payment.id, reason: 'Nothing.' }])
  })

  it.each([
    ['/User-InvoiceList', /You have no invoices yet/],
    ['/User-InvoiceList?state=unpaid', /Every invoice is marked as paid/],
    ['/User-InvoiceList?state=paid', /No invoice is marked as paid yet/],
  ])('%s shows a sentence when it is empty', async (at, sentence) => {
    server.use(
      reply('invoices.list', { data: [], nextCursor: null }),
      reply('invoices.totals', noTotals),
      reply('selfBilling.list', []),
      reply('bankDetails.show', account),
    )

    open(at)

    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('show the error screen when they cannot be read', async () => {
    server.use(
      noAnswer('invoices.list'),
      noAnswer('invoices.totals'),
      noAnswer('selfBilling.list'),
      noAnswer('bankDetails.show'),
    )

    renderRoutes((deps) => [{ ErrorBoundary: () => <p>Problem</p>, children: moneyRoutes(deps) }], {
      at: '/User-InvoiceList',
      session: aSeekerSession(),
    })

    expect(await screen.findByText('Problem')).toBeTruthy()
  })
})

describe('a credit note', () => {
  const asked = anInvoice({
    creditRequest: {
      amount: 1600,
      reason: 'The rate was lower.',
      status: 'open',
      askedAt: '2026-11-23T09:00:00.000Z',
      answer: null,
    },
  })

  it('is made only after accepting and confirming', async () => {
    const sent: unknown[] = []
    showInvoices(asked)
    server.use(reply('credits.answer', ({ input }) => (sent.push(input), anInvoice({ credited: 1600 }))))
    const { container } = openInvoice()

    expect(await screen.findByText(/If you accept, £100.00 remains to be paid/)).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Accept £16.00 off' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the credit note' }))

    expect(sent).toEqual([{ id: id(9), accept: true, reason: '' }])
  })

  it('is declined with a reason', async () => {
    const sent: unknown[] = []
    showInvoices(asked)
    server.use(reply('credits.answer', ({ input }) => (sent.push(input), anInvoice())))
    openInvoice()

    await userEvent.click(await screen.findByRole('button', { name: 'Decline £16.00 off' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByLabelText('Why?'), 'We agreed it.')
    await userEvent.click(form.getByRole('button', { name: 'Decline' }))

    expect(sent).toEqual([{ id: id(9), accept: false, reason: 'We agreed it.' }])
  })

  it('on a paid invoice shows the refund before and after accepting', async () => {
    showInvoices(
      anInvoice({ ...paid, creditRequest: asked.creditRequest }),
      anInvoice({ ...paid, id: id(10), number: 'K7Q2MX-000002', credited: 1600, refundDue: 1600 }),
    )
    const { router } = openInvoice()

    expect(
      await screen.findByText(/If you accept, you owe Harbour Security £16.00 back, since the invoice is paid/),
    ).toBeTruthy()
    await router.navigate(`/User-InvoiceList?invoice=${id(10)}`)
    expect(
      await screen.findByText(/You owe Harbour Security £16.00 back, since it was credited after they paid/),
    ).toBeTruthy()
  })

  it('is listed with its invoice as a PDF', async () => {
    showInvoices(
      anInvoice({
        credited: 1600,
        creditNotes: [
          {
            id: id(12),
            number: 'K7Q2MX-C000001',
            issuedOn: '2026-11-23',
            reason: 'The rate was lower.',
            amount: 1600,
            vat: 0,
          },
        ],
      }),
    )
    openInvoice()

    const link = await screen.findByRole('link', { name: 'Credit note K7Q2MX-C000001 (PDF)' })

    expect(link.getAttribute('href')).toBe(`/api/credit-notes/${id(12)}.pdf`)
    expect(screen.getByText('£100.00')).toBeTruthy()
  })
})

it('the company is rated once the shift is over', async () => {
  const sent: unknown[] = []
  const mine = { stars: 4, comment: 'Fair.', createdAt: '2026-11-23T09:00:00.000Z' }
  showWork(aWork())
  server.use(
    reply('ratings.show', { mine: null, theirs: null }),
    reply('ratings.create', ({ input }) => (sent.push(input), { mine, theirs: null })),
  )
  open('/User-WorkCompleted')

  await userEvent.click(await screen.findByRole('button', { name: 'Rate Harbour Security' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('radio', { name: /4/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send the rating' }))

  expect(sent).toEqual([{ id: id(1), stars: 4, comment: '' }])
})

describe('self-billing', () => {
  const anAgreement = (change: Partial<SelfBillingAgreement> = {}): SelfBillingAgreement => ({
    id: id(6),
    companyId: id(4),
    companyName: 'Harbour Security',
    seekerId: id(5),
    seekerName: 'Ada Byron',
    version: '2026-11',
    acceptedAt: '2025-11-01T09:00:00.000Z',
    companyAcceptedAt: '2025-10-01T09:00:00.000Z',
    expiresAt: '2026-11-01T09:00:00.000Z',
    status: 'expired',
    waiting: 2,
    ...change,
  })

  it('that has expired is renewed after reading the agreement', async () => {
    const agreed: string[] = []
    showInvoices(anInvoice())
    server.use(
      reply('selfBilling.list', [anAgreement()]),
      reply(
        'selfBilling.agree',
        ({ input }) => (agreed.push(input.companyId), anAgreement({ status: 'valid', waiting: 0 })),
      ),
    )
    const { container } = open('/User-InvoiceList')

    expect(await screen.findByText('2 shifts wait for an invoice until you renew.')).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Renew' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^You accept each invoice made this way/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'I agree' }))

    expect(agreed).toEqual([id(4)])
  })

  it('that is valid can be ended after a confirmation', async () => {
    const ended: string[] = []
    showInvoices(anInvoice())
    server.use(
      reply('selfBilling.list', [anAgreement({ status: 'valid', waiting: 0 })]),
      reply('selfBilling.end', ({ input }) => (ended.push(input.id), anAgreement({ status: 'ended' }))),
    )
    open('/User-InvoiceList')

    await userEvent.click(await screen.findByRole('button', { name: 'End this agreement' }))
    await userEvent.click(await screen.findByRole('button', { name: 'End self-billing' }))

    expect(ended).toEqual([id(6)])
  })
})

it('claims that the worker came earlier, and accepts what the company adds', async () => {
  const sent: unknown[] = []
  const claim: HoursClaim = {
    id: id(40),
    side: 'company',
    kind: 'more',
    cameAt: null,
    minutes: 10,
    extraMinutes: 0,
    reason: 'The handover took longer.',
    pictures: [],
    madeAt: '2026-11-23T09:00:00.000Z',
    status: 'open',
    answerReason: '',
  }
  let claims: HoursClaim[] = []
  showWork(aWork({ status: 'invoiced', hours: hours({ status: 'agreed', agreedMinutes: 480 }) }))
  server.use(
    reply('hoursClaims.list', () => claims),
    reply('hoursClaims.create', ({ input }) => (sent.push(input), (claims = [claim]))),
    reply('hoursClaims.answer', ({ input }) => (sent.push(input), (claims = [{ ...claim, status: 'accepted' }]))),
  )
  renderRoutes(moneyRoutes, { at: '/User-WorkCompleted', session: aSeekerSession() })

  await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add time not counted' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Add time not counted' }))
  await userEvent.click(await modal.findByRole('radio', { name: 'I came before I booked on' }))
  await userEvent.type(modal.getByLabelText('When you came'), '21:50')
  await userEvent.type(modal.getByLabelText('Why'), 'The gate was shut.')
  await expectNoAxeViolations()
  await userEvent.click(modal.getByRole('button', { name: 'Send' }))

  expect(await modal.findByText(/^The company, .*10 min more, waits for an answer$/)).toBeTruthy()
  await expectNoAxeViolations()
  await userEvent.click(modal.getByRole('button', { name: 'Accept 10 min' }))
  expect(await screen.findByText('Accepted: 10 min more.')).toBeTruthy()
  expect(sent).toEqual([
    {
      id: id(1),
      kind: 'earlier',
      cameAt: '2026-11-21T21:50:00.000Z',
      minutes: 0,
      extraMinutes: 0,
      reason: 'The gate was shut.',
      fileIds: [],
    },
    { id: id(1), claimId: id(40), answer: 'accept', reason: '' },
  ])
})

describe('expenses', () => {
  const allowed = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true }
  const terms = { company: [], seeker: [], pay: { ...defaultPayTerms, expenses: allowed } }
  const mileage: ExpenseClaim = {
    id: id(50),
    kind: 'mileage',
    miles: 12,
    pence: 540,
    receipt: null,
    status: 'claimed',
    reason: '',
    claimedAt: '2026-11-23T09:00:00.000Z',
    respondBy: '2026-11-26T09:00:00.000Z',
    invoice: null,
  }
  const show = () => renderRoutes(moneyRoutes, { at: '/User-WorkCompleted', session: aSeekerSession() })

  it('are claimed once each as the terms allow, parking with its receipt', async () => {
    const sent: unknown[] = []
    let claims: ExpenseClaim[] = []
    const parking: ExpenseClaim = {
      ...mileage,
      id: id(51),
      kind: 'parking',
      miles: null,
      pence: 850,
      receipt: '/api/files/1',
    }
    showWork(aWork({ terms }))
    server.use(
      reply('expenses.list', () => claims),
      reply('expenses.claim', ({ input }) => {
        sent.push(input)
        claims = [...claims, input.kind === 'mileage' ? mileage : parking]
        return claims
      }),
      reply('files.create', {
        id: id(60),
        url: '/api/files/1',
        name: 'r.pdf',
        mediaType: 'application/pdf',
        byteSize: 9,
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Expenses' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Expenses' }))
    await userEvent.type(await modal.findByLabelText('Miles driven'), '12')
    await expectNoAxeViolations()
    await userEvent.click(modal.getByRole('button', { name: 'Claim the mileage' }))
    expect(
      await modal.findByText(
        /^Mileage, 12 miles at £0.45 a mile: £5.40, waits .* until Thu 26 Nov 2026, 09:00; without one it is agreed$/,
      ),
    ).toBeTruthy()
    expect(modal.queryByLabelText('Miles driven')).toBeNull()

    await userEvent.type(modal.getByLabelText('Parking (£)'), '8.50')
    await userEvent.upload(modal.getByLabelText(/^Receipt/), new File(['%PDF'], 'r.pdf', { type: 'application/pdf' }))
    await userEvent.click(await modal.findByRole('button', { name: 'Claim the parking' }))
    expect(await modal.findByRole('link', { name: 'Receipt' })).toBeTruthy()
    expect(sent).toEqual([
      { id: id(1), kind: 'mileage', miles: 12 },
      { id: id(1), kind: 'parking', pence: 850, fileId: id(60) },
    ])
  })

  it('over the cap are refused beside the field', async () => {
    showWork(aWork({ terms }))
    server.use(
      reply('expenses.list', []),
      reject('expenses.claim', 'input.invalid', { miles: 'Mileage is paid up to £20.00 a shift: that is 44 miles.' }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Expenses' }))
    await userEvent.type(await screen.findByLabelText('Miles driven'), '45')
    await userEvent.click(screen.getByRole('button', { name: 'Claim the mileage' }))

    expect(await screen.findByText(/that is 44 miles/)).toBeTruthy()
    expect(screen.getByLabelText('Miles driven').getAttribute('aria-invalid')).toBe('true')
  })

  it('are not offered where the terms pay none', async () => {
    showWork(aWork())
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }))
    await screen.findByRole('button', { name: 'Add time not counted' })
    expect(screen.queryByRole('button', { name: 'Expenses' })).toBeNull()
  })
})
