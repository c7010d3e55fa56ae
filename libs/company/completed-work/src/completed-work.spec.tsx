import { defaultPayTerms } from '@s4/domain/pay-terms'
import type {
  CompletedJob,
  CompletedWork,
  ExpenseClaim,
  HoursClaim,
  Invoice,
  InvoiceToSettle,
  PaymentRecord,
  ReportedProblem,
  SelfBillingAgreement,
} from '@s4/contract'
import { permissionsOfRole } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import {
  aCompanySession,
  expectKeptWhole,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completedWorkRoutes } from './completed-work-routes'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const SHIFT = { id: id(3), startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
const INVOICE = {
  id: id(9),
  number: 'K7Q2MX-000001',
  kind: 'original' as const,
  total: 11_600,
  vat: 0,
  credited: 0,
  paid: 0,
  toPay: 11_600,
  refundDue: 0,
  status: 'issued' as const,
  dueOn: '2026-12-22',
  payments: [],
  creditRequest: null,
  creditNotes: [],
  source: 'selfBilled' as const,
  accepted: false,
  toAnswer: true,
  toConfirm: false,
  objection: null,
}

const aPayment = (change: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: id(30),
  direction: 'payment',
  paidOn: '2026-11-22',
  amount: 11_600,
  reference: 'S4',
  confirmedAt: null,
  reversedAt: null,
  reversalReason: null,
  ...change,
})

const anInvoice: Invoice = {
  ...INVOICE,
  supplements: null,
  assignmentId: id(1),
  jobId: id(2),
  companyId: id(4),
  seekerId: id(5),
  issuedOn: '2026-11-22',
  suppliedOn: '2026-11-22',
  seller: {
    name: 'Sam Okoro',
    address: '1 High Street',
    contact: 'sam@example.com',
    nameInOwnScript: '',
    utr: null,
    vatNumber: null,
  },
  buyer: { name: 'Acme', address: '1 Dock Road', contact: '', vatNumber: null },
  lines: [],
  creditNotes: [],
  source: 'selfBilled',
  agreementVersion: '2026-11',
  answer: { acceptedAt: null, objectedAt: null, objection: '' },
  document: null,
}

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
  status: 'completed',
  bookedOnAt: '2026-11-21T21:58:00.000Z',
  bookedOffAt: '2026-11-22T06:15:00.000Z',
  onBreak: false,
  invoicing: 'made',
  chargesVat: false,
  starsGiven: null,
  breakMinutes: 0,
  invoices: [],
  waitsForInvoice: false,
  engagement: 'self-employed',
  ended: null,
  hours: {
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
  },
  ...change,
})
const aJob = (work: CompletedWork[]): CompletedJob => ({
  jobId: id(2),
  title: 'Door supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk',
  zone: 'Europe/London',
  shift: SHIFT,
  shifts: [SHIFT],
  work,
  nextPeople: null,
})
const answered = {
  ...aWork({ status: 'invoiced', invoices: [INVOICE] }),
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  description: '',
  siaSector: 'Door Supervision' as const,
  requirements: [],
  otherRequirements: '',
  events: [],
  sentLater: [],
  audit: [],
}

beforeEach(() =>
  server.use(
    reply('workers.list', []),
    reply('completedWork.owed', {
      invoices: 4,
      pence: 39_868,
      shiftsToAgree: 1,
      shiftsToPay: 3,
      paidSince: '2026-11-02',
    }),
  ),
)

const open = (at = `/completed-jobDetail/${id(2)}`, session = aCompanySession()) =>
  renderRoutes(completedWorkRoutes, { at, session })

describe('the list', () => {
  it('says what is left to do for each shift', async () => {
    server.use(
      reply('completedWork.list', {
        data: [
          {
            jobId: id(2),
            shiftId: id(3),
            title: 'Door supervisor',
            siteName: 'Tobacco Dock',
            zone: 'Europe/London',
            ...SHIFT,
            people: 3,
            toAgree: 2,
            waiting: 1,
            unpaid: 1,
            unpaidPence: 11_600,
            refundPence: 1600,
            cancelled: 0,
            agreedPence: 11_600,
          },
        ],
        nextCursor: null,
      }),
    )

    const { container } = open('/completed-job')

    const link = await screen.findByRole('link', { name: 'Door supervisor' })
    expect(link.getAttribute('href')).toBe(`/completed-jobDetail/${id(2)}?shift=${id(3)}`)
    expect(screen.getByText(/22:00–\u{2060}06:00 \(8 h\)/u).textContent).toContain('(8\u{a0}h)')
    for (const said of ['2 to agree', '1 waits for the worker’s answer', '£116.00 to pay', '£16.00 to get back'])
      expect(screen.getByText(said)).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('is searched by words and days, which the tabs keep', async () => {
    const asked: unknown[] = []
    server.use(
      reply('completedWork.list', ({ input }) => {
        asked.push(input)
        return { data: [], nextCursor: null }
      }),
    )
    open('/completed-job?state=unpaid&text=dock&from=2026-11-01&to=2026-02-30')

    expect(await screen.findByText('No completed shift matches.')).toBeTruthy()
    expect(asked).toMatchObject([{ state: 'unpaid', text: 'dock', from: '2026-11-01' }])
    expect(asked[0]).not.toHaveProperty('to')
    expect(screen.getByRole('link', { name: 'Hours to agree' }).getAttribute('href')).toContain(
      '?text=dock&from=2026-11-01&state=toAgree',
    )

    await userEvent.clear(screen.getByLabelText('Search by job, site, client or worker'))
    await userEvent.type(screen.getByLabelText('Search by job, site, client or worker'), 'ada')
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'unpaid', text: 'ada', from: '2026-11-01' }))
  })

  it.each([
    ['/completed-job', 'Nobody has finished a shift for you yet.'],
    ['/completed-job?state=toAgree', 'There are no hours to agree.'],
    ['/completed-job?state=unpaid', 'Every invoice is marked as paid.'],
  ])('%s shows a sentence when it is empty', async (at, sentence) => {
    server.use(reply('completedWork.list', { data: [], nextCursor: null }))

    open(at)

    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

it('under To pay the sum of every unpaid invoice stands', async () => {
  server.use(reply('completedWork.list', { data: [], nextCursor: null }))

  open('/completed-job?state=unpaid')

  expect(await screen.findByText('To pay in all: 4 invoices, £398.68.')).toBeTruthy()
})

describe('the hours of one person', () => {
  it('are shown to somebody who may only read, without anything to press', async () => {
    server.use(reply('completedWork.show', aJob([aWork()])))
    const member = {
      role: 'readOnly' as const,
      name: 'Rey Lee',
      permissions: permissionsOfRole('readOnly'),
      limited: false,
    }
    open(undefined, aCompanySession({ member }))

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByRole('button', { name: 'Record of the work' })).toBeTruthy()
    for (const name of [/^Agree/, /^Propose/, /^Pay/, /^Rate/, 'Add time not counted'])
      expect(person.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Select everybody' })).toBeNull()
  })

  it.each([
    [0, /^none recorded\. A shift over 6 h has a break of 20 minutes/],
    [20, '20 min'],
  ])('say which breaks were recorded: %i', async (breakMinutes, said) => {
    server.use(reply('completedWork.show', aJob([aWork({ breakMinutes })])))
    open()

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByText('Break')).toBeTruthy()
    expect(person.getByText(said)).toBeTruthy()
  })

  it('name no break that a short attendance does not have', async () => {
    server.use(reply('completedWork.show', aJob([aWork({ bookedOffAt: '2026-11-21T22:14:00.000Z' })])))
    open()

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByText('none recorded')).toBeTruthy()
  })

  it.each([
    ['2026-11-22T17:13:00.000Z', 'on 21:58, off Sun 22 Nov 2026, 17:13', 1],
    ['2026-11-22T06:15:00.000Z', 'on 21:58, off 06:15', 0],
  ])('ask whether a very late book-off was forgotten, and name its day: %s', async (bookedOffAt, booked, asked) => {
    server.use(reply('completedWork.show', aJob([aWork({ bookedOffAt })])))
    open()

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByText(booked)).toBeTruthy()
    expect(person.queryAllByText(/^Booked off 11 h 13 min after the end: was the book-off forgotten\?$/)).toHaveLength(
      asked,
    )
  })

  it('say why less than the minimum call-out is paid more, and at which rates', async () => {
    const { hours, terms } = aWork()
    const sentHome = aWork({
      stretches: [
        { label: 'Saturday', pencePerHour: 1760, minutes: 120 },
        { label: 'Sunday', pencePerHour: 1872, minutes: 360 },
      ],
      terms: { ...terms, pay: { ...terms.pay, minimumMinutes: 240 } },
      hours: hours && { ...hours, proposedMinutes: 150 },
    })
    server.use(reply('completedWork.show', aJob([sentHome])))
    open()

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByText('4 h are paid, because Sam Okoro booked on')).toBeTruthy()
    expect(person.getByText('2 h at £17.60/h, 30 min at £18.72/h, 1 h 30 min at £18.72/h')).toBeTruthy()
    expect(person.getByRole('button', { name: 'Agree 2 h 30 min, £72.64' })).toBeTruthy()
  })

  it('are agreed as proposed, or with the extra time', async () => {
    const sent: unknown[] = []
    server.use(
      reply('completedWork.show', aJob([aWork()])),
      reply('hours.answer', ({ input }) => (sent.push(input), answered)),
    )
    const { container } = open()

    const person = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
    expect(person.getByRole('button', { name: 'Agree 8 h, £116.00' })).toBeTruthy()
    await userEvent.click(person.getByLabelText('Also pay the 15 min before or after the shift, £3.63'))
    await expectNoAxeViolations(container)
    // Time that was not counted can be added to agreed hours only.
    expect(person.queryByRole('button', { name: 'Add time not counted' })).toBeNull()
    // Nothing is read again.
    server.use(reply('completedWork.show', () => new Promise<never>(() => undefined)))
    await userEvent.click(person.getByRole('button', { name: 'Agree 8 h 15 min, £119.63' }))

    expect(sent).toEqual([{ id: id(1), action: 'agree', acceptExtra: true, reason: '' }])
    expect(await screen.findByText('Hours of Sam Okoro agreed.')).toBeTruthy()
    const agreed = person.getByRole<HTMLButtonElement>('button', { name: 'Agreed 8 h 15 min, £119.63' })
    expect([agreed.disabled, agreed.ariaBusy]).toEqual([true, 'false'])
    expect(person.getByLabelText<HTMLInputElement>(/^Also pay the 15 min/).disabled).toBe(true)
  })

  it.each([
    ['made', false, /Sam Okoro agreed to self-billing and charges no VAT: the invoice is made at once/],
    ['made', true, /and adds VAT: the invoice is made at once/],
    ['needs-agreement', false, /no self-billing agreement with Sam Okoro in force, so the invoice waits/],
    ['needs-vat-number', true, /Sam Okoro charges VAT, so the invoice waits for your VAT number/],
  ] as const)('say what agreeing does: %s', async (invoicing, chargesVat, said) => {
    server.use(reply('completedWork.show', aJob([aWork({ invoicing, chargesVat })])))
    open()

    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('are shown without a way to write to who asks for help in secret', async () => {
    server.use(reply('completedWork.show', aJob([aWork({ inSecret: true })])))
    open()

    await screen.findByText('Asked for help in secret: do not call or write to their phone.')
    expect(screen.queryByRole('link', { name: 'Message Sam Okoro' })).toBeNull()
  })

  it('show the stars that were given in place of asking for them', async () => {
    server.use(reply('completedWork.show', aJob([aWork({ starsGiven: 4 })])))
    open()

    expect(await screen.findByRole('button', { name: 'You gave 4 stars' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rate Sam Okoro' })).toBeNull()
  })

  it('show the time that the worker asks for beside them, with an answer', async () => {
    const agreed = { status: 'agreed', agreedMinutes: 480, agreedExtraMinutes: 0, agreedPay: 11_600 } as const
    const { hours } = aWork()
    const asking = aWork({ hours: hours && { ...hours, ...agreed, claim: { side: 'seeker', minutes: 18 } } })
    const claim: HoursClaim = {
      id: id(40),
      side: 'seeker',
      kind: 'more',
      cameAt: null,
      minutes: 18,
      extraMinutes: 0,
      reason: 'The log has it.',
      pictures: [],
      madeAt: '2026-11-22T08:00:00.000Z',
      status: 'open',
      answerReason: '',
    }
    let claims = [claim]
    server.use(
      reply('completedWork.show', aJob([asking])),
      reply('hoursClaims.list', () => claims),
    )
    const { queryClient } = open()

    expect(await screen.findByText('Sam Okoro asks for 18 min more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add time not counted' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Read and answer it' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Accept or refuse more time' }))
    await userEvent.type(await dialog.findByLabelText('Why you refuse'), 'The gate was shut.')
    expect(dialog.getByRole('button', { name: 'Accept 18 min' })).toBeTruthy()

    // A colleague answers.
    claims = [{ ...claim, status: 'accepted' }]
    void queryClient.invalidateQueries()
    expect(await dialog.findByText(/was accepted in another tab .* was not sent: The gate was shut\./)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Accept|^Refuse/ })).toBeNull()
    expect(dialog.queryByRole('form')).toBeNull()
  })

  it('can be countered with a reason, which stays when the server refuses', async () => {
    server.use(
      reply('completedWork.show', aJob([aWork()])),
      reject('hours.answer', new ApiError('hours.impossible', { fields: { reason: 'Say more.' } })),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Propose other hours' }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByText(/^The 15 min before or after the shift count only above 8 h\./)).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Send the proposal' }))
    expect(await form.findByText('Say why. The worker reads it.')).toBeTruthy()
    await userEvent.clear(form.getByLabelText('Hours'))
    await userEvent.type(form.getByLabelText('Hours'), '25')
    await userEvent.type(form.getByLabelText('Why?'), 'You left early.')
    await userEvent.click(form.getByRole('button', { name: 'Send the proposal' }))
    expect(await form.findByText(/8 h 15 min: propose that or less/)).toBeTruthy()
    await userEvent.clear(form.getByLabelText('Hours'))
    await userEvent.type(form.getByLabelText('Hours'), '7')
    await userEvent.click(form.getByRole('button', { name: 'Send the proposal' }))

    expect(await form.findByText('Say more.')).toBeTruthy()
    expect(form.getByLabelText<HTMLTextAreaElement>('Why?').value).toBe('You left early.')
  })

  it('are countered without an old mistake when the dialog opens again', async () => {
    server.use(reply('completedWork.show', aJob([aWork()])))
    open()

    const propose = await screen.findByRole('button', { name: 'Propose other hours' })
    await userEvent.click(propose)
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Send the proposal' }))
    expect(await form.findByText('Say why. The worker reads it.')).toBeTruthy()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(propose)

    expect(within(await screen.findByRole('dialog')).queryByText('Say why. The worker reads it.')).toBeNull()
  })

  it('keep a reason that is too long for a counter-proposal, and say how long it may be', async () => {
    server.use(reply('completedWork.show', aJob([aWork()])))
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Propose other hours' }))
    const field = within(await screen.findByRole('dialog')).getByLabelText('Why?')
    await expectKeptWhole({ field, limit: 500, send: 'Send the proposal' })
  })

  it('come page by page, and all of them can be chosen', async () => {
    const people = (...names: string[]) =>
      names.map((seekerName, index) => aWork({ id: id(40 + index + (seekerName > 'H' ? 10 : 0)), seekerName }))
    server.use(
      reply('completedWork.show', { ...aJob(people('Ada Fox', 'Bo Price')), nextPeople: 'after-bo' }),
      reply('completedWork.people', ({ input: { cursor } }) =>
        cursor === 'after-bo'
          ? { data: people('Ida Moss'), nextCursor: 'after-ida' }
          : { data: people('Zoe Hall').map((work) => ({ ...work, id: id(60) })), nextCursor: null },
      ),
    )
    open()

    expect(await screen.findByRole('article', { name: 'Zoe Hall' })).toBeTruthy()
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'Select everybody' }))
    expect(screen.getByRole('button', { name: 'Agree the hours of 4' })).toBeTruthy()
    expect(screen.getByText(/cannot be undone\. If you have both agreed to self-billing, the invoice/)).toBeTruthy()
  })

  it('say when some of them could not be read', async () => {
    server.use(
      reply('completedWork.show', { ...aJob([aWork()]), nextPeople: 'after-sam' }),
      reject('completedWork.people', new ApiError('server.failed')),
    )
    open()

    expect(await screen.findByText('Not everybody is shown')).toBeTruthy()
    server.use(
      reply('completedWork.people', { data: [aWork({ id: id(41), seekerName: 'Zoe Hall' })], nextCursor: null }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Zoe Hall' })).toBeTruthy()
  })

  it('offer no answers while a counter-proposal is with the worker', async () => {
    server.use(
      reply(
        'completedWork.show',
        aJob([
          aWork({
            hours: {
              status: 'countered',
              proposedMinutes: 480,
              extraMinutes: 0,
              counterMinutes: 450,
              counterReason: 'You left at 05:30.',
              disputeReason: null,
              entered: null,
              given: null,
              agreedMinutes: null,
              agreedExtraMinutes: null,
              agreedPay: null,
              respondBy: '2026-11-25T09:00:00.000Z',
              claim: null,
            },
          }),
        ]),
      ),
    )

    open()

    expect(await screen.findByText('You proposed 7 h 30 min')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull()
  })
})

it('disputed hours show the worker’s reason, link to their problem and can still be agreed', async () => {
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
  server.use(
    reply('problems.list', { data: [{ ...problem, id: id(21), assignmentId: id(99) }, problem], nextCursor: null }),
    reply(
      'completedWork.show',
      aJob([
        aWork({
          hours: {
            status: 'disputed',
            proposedMinutes: 480,
            extraMinutes: 0,
            counterMinutes: 450,
            counterReason: 'You left at 05:30.',
            disputeReason: 'I left at six.',
            entered: null,
            given: null,
            agreedMinutes: null,
            agreedExtraMinutes: null,
            agreedPay: null,
            respondBy: null,
            claim: null,
          },
        }),
      ]),
    ),
  )

  open()

  expect(await screen.findByText(/The worker says: I left at six/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Agree 8 h, £116.00' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Propose other hours' })).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Problem PRB-000123' })).getAttribute('href')).toBe(
    `/problems-reported?problem=${id(20)}`,
  )
  expect(screen.queryByRole('link', { name: /Report a problem/ })).toBeNull()
})

it('disputed hours show what is invoiced now, and each invoice is paid separately', async () => {
  const inDispute = {
    status: 'disputed',
    proposedMinutes: 480,
    extraMinutes: 0,
    counterMinutes: 450,
    counterReason: 'You left at 05:30.',
    disputeReason: 'I left at six.',
    entered: null,
    given: null,
    agreedMinutes: null,
    agreedExtraMinutes: null,
    agreedPay: null,
    respondBy: null,
    claim: null,
  } as const
  const rest = {
    ...INVOICE,
    id: id(10),
    number: 'K7Q2MX-000002',
    kind: 'supplementary' as const,
    total: 725,
    toPay: 725,
  }
  server.use(
    noAnswer('problems.list'),
    reply(
      'completedWork.show',
      aJob([
        aWork({ hours: inDispute, invoices: [{ ...INVOICE, total: 10_875, toPay: 10_875 }] }),
        aWork({
          id: id(11),
          seekerName: 'Alex Reed',
          status: 'invoiced',
          hours: null,
          invoices: [
            {
              ...INVOICE,
              id: id(12),
              total: 10_875,
              paid: 10_875,
              toPay: 0,
              refundDue: 1600,
              credited: 1600,
              status: 'paid',
              payments: [aPayment({ amount: 10_875 })],
            },
            rest,
          ],
        }),
      ]),
    ),
  )
  const { container } = open()

  const sam = within(await screen.findByRole('article', { name: 'Sam Okoro' }))
  expect(await sam.findByRole('link', { name: 'Report a problem with Sam Okoro' })).toBeTruthy()
  expect(sam.getByText(/£108.75 invoiced now, 30 min \(£7.25\) in dispute/)).toBeTruthy()
  expect(sam.getByRole('button', { name: /^Pay £.+ to Sam Okoro, invoice K7Q2MX-000001$/ })).toBeTruthy()
  const alex = within(screen.getByRole('article', { name: 'Alex Reed' }))
  expect(alex.getByText(/Alex Reed owes you £16.00 back, since it was credited after you paid/)).toBeTruthy()
  expect(alex.getByRole('link', { name: 'Supplementary invoice K7Q2MX-000002 (PDF)' })).toBeTruthy()
  expect(alex.getAllByRole('button', { name: /^Pay £/ })).toHaveLength(1)
  await expectNoAxeViolations(container)
})

describe('hours entered by hand', () => {
  const entered = {
    status: 'proposed',
    proposedMinutes: 480,
    extraMinutes: 0,
    counterMinutes: null,
    counterReason: null,
    disputeReason: null,
    entered: { minutes: 5, on: false, off: true },
    given: null,
    agreedMinutes: null,
    agreedExtraMinutes: null,
    agreedPay: null,
    respondBy: '2026-11-25T15:00:00.000Z',
    claim: null,
  } as const

  it('warn that the worker’s hours are agreed without an answer, and are proposed with a reason', async () => {
    const sent: unknown[] = []
    server.use(
      reply('completedWork.show', aJob([aWork({ hours: entered })])),
      reply('hours.answer', ({ input }) => (sent.push(input), answered)),
    )
    open()

    expect(
      await screen.findByText(
        /You entered 5 min by hand\. Sam Okoro has not given other times, so the hours to agree are 8 h\. Answer by/,
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Propose 5 min' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(form.getByLabelText('Why?'), 'He left at five past.')
    await userEvent.click(form.getByRole('button', { name: 'Send the proposal' }))

    expect(sent).toEqual([
      { id: id(1), action: 'counter', minutes: 5, acceptExtra: false, reason: 'He left at five past.' },
    ])
  })

  it('show the worker’s answer', async () => {
    server.use(
      reply(
        'completedWork.show',
        aJob([
          aWork({
            hours: {
              ...entered,
              given: {
                bookedOnAt: '2026-11-21T22:00:00.000Z',
                bookedOffAt: '2026-11-22T06:00:00.000Z',
                reason: 'Kim saw me',
              },
            },
          }),
        ]),
      ),
    )
    open()

    expect(await screen.findByText(/Sam Okoro gave other times: Kim saw me\. Answer by/)).toBeTruthy()
    expect(screen.getByText('on 22:00, off 06:00')).toBeTruthy()
  })
})

it('shows a sentence for a job that nobody has finished', async () => {
  server.use(reply('completedWork.show', { ...aJob([]), shift: null, shifts: [] }))

  open()

  expect(await screen.findByText('Nobody has finished a shift of this job yet.')).toBeTruthy()
})

it('shows the error screen when the list cannot be read', async () => {
  server.use(noAnswer('completedWork.list'))

  renderRoutes((deps) => [{ ErrorBoundary: () => <p>Problem</p>, children: completedWorkRoutes(deps) }], {
    at: '/completed-job',
    session: aCompanySession(),
  })

  expect(await screen.findByText('Problem')).toBeTruthy()
})

describe('a credit note', () => {
  const invoiced = (creditRequest: InvoiceToSettle['creditRequest'] = null) =>
    aWork({ status: 'invoiced', hours: null, invoices: [{ ...INVOICE, creditRequest }] })

  it('is requested with an amount and a reason', async () => {
    const sent: unknown[] = []
    server.use(
      reply('completedWork.show', aJob([invoiced()])),
      reject('credits.ask', new ApiError('credit.too-much', { fields: { amount: 'Too much.' } })),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a credit note' }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Ask Sam Okoro' }))
    expect(await form.findByText('Enter an amount in pounds, like 14.50')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Amount to take off'), '999.50')
    await userEvent.type(form.getByLabelText('Why?'), 'The rate was lower.')
    await userEvent.click(form.getByRole('button', { name: 'Ask Sam Okoro' }))

    expect(await form.findByText('Too much.')).toBeTruthy()
    expect(form.getByLabelText<HTMLInputElement>('Amount to take off').value).toBe('999.50')
    expect(sent).toEqual([])
  })

  it('keeps a reason that is too long, and says how long it may be', async () => {
    server.use(reply('completedWork.show', aJob([invoiced()])))
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a credit note' }))
    const field = within(await screen.findByRole('dialog')).getByLabelText('Why?')
    await expectKeptWhole({ field, limit: 300, send: 'Ask Sam Okoro' })
  })

  it('can be withdrawn while the worker has not answered', async () => {
    const withdrawn: string[] = []
    server.use(
      reply(
        'completedWork.show',
        aJob([
          invoiced({
            amount: 1600,
            reason: 'The rate was lower.',
            status: 'open',
            askedAt: '2026-11-23T09:00:00.000Z',
            answer: null,
          }),
        ]),
      ),
      reply('credits.withdraw', ({ input }) => (withdrawn.push(input.id), anInvoice)),
    )
    open()

    expect(await screen.findByText('You asked Sam Okoro for a credit note of £16.00')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw request' }))

    expect(withdrawn).toEqual([INVOICE.id])
  })
})

it('saves a worker', async () => {
  const saved: string[] = []
  const worker = {
    seekerId: id(5),
    fullname: 'Sam Okoro',
    picture: null,
    note: '',
    doNotSend: false,
    block: null,
    engagement: { kind: 'self-employed' as const, payrollNumber: '', since: null, proposed: null },
    teams: [],
    tags: [],
    workedHere: 1,
    rating: { stars: null, count: 0 },
    savedAt: '2026-11-23T09:00:00.000Z',
    inSecret: false,
  }
  server.use(
    reply('completedWork.show', aJob([aWork()])),
    reply('workers.save', ({ input }) => (saved.push(input.id), server.use(reply('workers.list', [worker])), worker)),
  )
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Save Sam Okoro' }))

  expect(await screen.findByText('Saved worker')).toBeTruthy()
  expect(saved).toEqual([id(5)])
})

describe('the weekly statement', () => {
  const line = {
    seekerId: id(5),
    seekerName: 'Sam Okoro',
    shifts: 3,
    open: 1,
    minutes: 960,
    agreed: 23_200,
    net: 23_200,
    vat: 4640,
    gross: 27_840,
    paid: 13_920,
    toPay: 13_920,
    refundDue: 0,
    invoices: [
      { id: id(9), number: 'K7Q2MX-000001' },
      { id: id(10), number: 'K7Q2MX-000002' },
    ],
    ownInvoices: [],
    unpaid: [{ id: id(9), toPay: 13_920 }],
  }

  it('sums a week by worker and links to the weeks before and after', async () => {
    server.use(reply('completedWork.statement', { from: '2026-11-16', to: '2026-11-22', lines: [line] }))

    const { container } = open('/completed-job/statement?day=2026-11-18')

    const everyWeek = await screen.findByRole('link', { name: 'See what is to pay in all weeks: 4 invoices, £398.68' })
    expect(everyWeek.getAttribute('href')).toBe('/completed-job?state=unpaid')
    expect(screen.getByText('Left to pay of this week')).toBeTruthy()

    expect(await screen.findByRole('heading', { name: 'Week of Mon 16 Nov 2026 to Sun 22 Nov 2026' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Week before' }).getAttribute('href')).toContain('?day=2026-11-09')
    // The week is not over.
    expect(screen.queryByRole('link', { name: 'Week after' })).toBeNull()
    expect(screen.getByRole('link', { name: 'K7Q2MX-000002' }).getAttribute('href')).toContain(id(10))
    expect(getComputedStyle(screen.getByText('K7Q2MX-000002')).whiteSpace).toBe('nowrap')
    expect(screen.getByRole('cell', { name: '3 (1 not agreed)' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Invoices as CSV' }).getAttribute('href')).toBe(
      '/api/invoices.csv?by=worked&from=2026-11-16&to=2026-11-22',
    )
    for (const said of ['£232.00 net, £46.40 VAT', '£278.40', '£46.40'])
      expect(screen.getAllByText(said).length).toBeGreaterThan(0)
    for (const header of ['Invoiced, net', 'VAT', 'Invoiced with VAT', 'Paid with VAT'])
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${header}`) })).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('names in one line everybody who has hours to agree, and how many of their shifts', async () => {
    const waits = { ...line, shifts: 1, open: 1, minutes: 0, agreed: 0, net: 0, vat: 0, gross: 0, paid: 0, toPay: 0 }
    const lines = [
      { ...waits, invoices: [], unpaid: [] },
      { ...line, seekerId: id(6), seekerName: 'Ada Obi' },
      { ...line, seekerId: id(7), seekerName: 'Bram Lewis', open: 0 },
    ]
    server.use(reply('completedWork.statement', { from: '2026-11-16', to: '2026-11-22', lines }))
    open('/completed-job/statement')

    expect(await screen.findByText(/Hours not agreed: Sam Okoro, Ada Obi \(1 of 3 shifts\)\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the hours' }).getAttribute('href')).toBe(
      '/completed-job?state=toAgree',
    )
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(['Sam', 'Ada', 'Bram'].map((name) => rows.some((row) => row.includes(name)))).toEqual([false, true, true])
  })

  it('shows a sentence for a week without work', async () => {
    const asked: unknown[] = []
    server.use(
      reply('completedWork.statement', ({ input }) => {
        asked.push(input.day)
        return { from: '2026-11-09', to: '2026-11-15', lines: [] }
      }),
    )

    open('/completed-job/statement?day=nonsense')

    expect(await screen.findByText('Nobody finished a shift for you in this week.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Week after' }).getAttribute('href')).toContain('?day=2026-11-16')
    // The server then chooses the latest week with work.
    expect(asked).toEqual([undefined])
  })
})

it('the record of the work shows attendance, check calls and log', async () => {
  server.use(
    reply('completedWork.show', aJob([aWork()])),
    reply('assignments.show', {
      ...answered,
      audit: [{ at: SHIFT.startsAt, action: 'attendance.booked-on', by: 'seeker', member: null }],
    }),
    reply('checkCalls.list', {
      calls: [
        {
          id: id(7),
          assignmentId: id(1),
          status: 'missed',
          dueAt: '2026-11-21T22:28:00.000Z',
          missAt: '2026-11-21T22:33:00.000Z',
          answeredAt: null,
          missedAt: '2026-11-21T22:33:00.000Z',
          arrivedAt: null,
          plannedAt: null,
        },
      ],
      locationShared: false,
      now: SHIFT.endsAt,
    }),
  )
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Record of the work' }))
  const record = within(await screen.findByRole('dialog', { name: 'Record of Sam Okoro' }))

  expect(within(await record.findByRole('list', { name: 'Check calls' })).getByText('Missed')).toBeTruthy()
  expect(within(record.getByRole('list', { name: 'History' })).getByText('Booked on')).toBeTruthy()
})

describe('the self-billing agreements', () => {
  const terms = { version: '2026-11-22', accepted: null }
  const agreement: SelfBillingAgreement = {
    id: id(8),
    companyId: id(4),
    companyName: 'Acme',
    seekerId: id(5),
    seekerName: 'Sam Okoro',
    version: '2026-11',
    acceptedAt: '2026-01-01T00:00:00.000Z',
    companyAcceptedAt: '2025-12-01T00:00:00.000Z',
    expiresAt: '2027-01-01T00:00:00.000Z',
    status: 'endsSoon',
    waiting: 1,
  }

  beforeEach(() => server.use(reply('selfBilling.terms', terms)))

  it('begin with the terms, which the company agrees to once', async () => {
    const sent: string[] = []
    server.use(
      reply('selfBilling.list', []),
      reply('selfBilling.acceptTerms', ({ input }) => (sent.push(input.version), terms)),
    )
    const { container } = open('/completed-job/agreements')

    expect(await screen.findByText('Agree to these terms to make offers')).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Agree for the company' }))

    expect(sent).toEqual(['2026-11-22'])
    expect((await screen.findByRole('link', { name: 'Post a job' })).getAttribute('href')).toBe('/job-posting')
  })

  it('are listed with worker, version and day', async () => {
    server.use(reply('selfBilling.list', [agreement]))
    const { container } = open('/completed-job/agreements')

    const row = within((await screen.findByText('Sam Okoro')).closest('tr') ?? container)

    for (const said of ['2026-11', 'Thu 1 Jan 2026', 'Ends on Fri 1 Jan 2027', '1 shift waits for it'])
      expect(row.getByText(said)).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('are ended by the company after a question', async () => {
    const ended: string[] = []
    const shown: { agreement: SelfBillingAgreement } = { agreement }
    server.use(
      reply('selfBilling.list', () => [shown.agreement]),
      reply('selfBilling.end', ({ input }) => {
        ended.push(input.id)
        return (shown.agreement = { ...agreement, status: 'ended' })
      }),
    )
    open('/completed-job/agreements')

    await userEvent.click(await screen.findByRole('button', { name: 'End self-billing with Sam Okoro' }))
    const question = within(await screen.findByRole('dialog', { name: 'End self-billing with Sam Okoro?' }))
    expect(question.getByText(/Hours agreed from now on get no invoice here until Sam Okoro agrees again/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'End self-billing' }))

    expect(await screen.findByText('Ended')).toBeTruthy()
    expect(ended).toEqual([agreement.id])
    expect(screen.queryByRole('button', { name: /^End self-billing/ })).toBeNull()
  })

  it('show a sentence when there is none', async () => {
    server.use(reply('selfBilling.list', []))
    open('/completed-job/agreements')

    expect(await screen.findByText('Nobody has accepted an offer of yours yet.')).toBeTruthy()
  })
})

it('agrees or refuses each claim for expenses by itself', async () => {
  const expenses = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true }
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
  const parking: ExpenseClaim = {
    ...mileage,
    id: id(51),
    kind: 'parking',
    miles: null,
    pence: 850,
    receipt: '/api/files/1',
  }
  const sent: unknown[] = []
  let claims = [mileage, parking]
  server.use(
    reply(
      'completedWork.show',
      aJob([aWork({ terms: { company: [], seeker: [], pay: { ...defaultPayTerms, expenses } } })]),
    ),
    reply('expenses.list', () => claims),
    reply('expenses.answer', ({ input }) => {
      sent.push(input)
      claims = claims.map((claim) =>
        claim.id === input.claimId
          ? { ...claim, status: input.answer === 'agree' ? 'agreed' : 'refused', reason: input.reason }
          : claim,
      )
      return claims
    }),
  )
  const { container } = open()

  const list = within(await screen.findByRole('list', { name: 'Expenses' }))
  expect(list.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/api/files/1')
  await expectNoAxeViolations(container)
  await userEvent.click(list.getByRole('button', { name: 'Agree the mileage' }))
  expect(await screen.findByText(/£5.40, agreed, goes on the next invoice$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the parking' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Refuse the parking?' }))
  await userEvent.type(modal.getByRole('textbox'), 'The site has free parking.')
  await userEvent.click(modal.getByRole('button', { name: 'Refuse it' }))

  expect(await screen.findByText('Why: The site has free parking.')).toBeTruthy()
  expect(sent).toEqual([
    { id: id(1), claimId: id(50), answer: 'agree', reason: '' },
    { id: id(1), claimId: id(51), answer: 'refuse', reason: 'The site has free parking.' },
  ])
})
