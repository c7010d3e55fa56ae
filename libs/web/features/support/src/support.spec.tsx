import {
  aSeekerSession,
  expectKeptWhole,
  expectNoAxeViolations,
  noAnswer,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { supportRoutes } from './index'
import { aTicket, testId } from './testing/a-ticket'

const answer = {
  question: 'When am I paid?',
  answer: '1 invoice not paid yet, £116.00 together.',
  links: [{ label: 'Your invoices', to: '/User-InvoiceList' }],
}

const open = (at = '/User-ContactSupport') =>
  renderRoutes(
    (deps) => [
      ...supportRoutes({ ...deps, path: 'User-ContactSupport', side: 'seeker', faqPath: '/User-FAQSection' }),
      { path: 'User-FAQSection', element: <p>All answers</p> },
    ],
    { at, session: aSeekerSession() },
  )

describe('support', () => {
  it('takes a report of a company with the shift it is about', async () => {
    const sent: unknown[] = []
    server.use(
      reply('personReports.create', ({ input }) => (sent.push(input), { done: true })),
      reply('support.answers', []),
      reply('tickets.list', { data: [], nextCursor: null }),
    )
    const { container, router } = open(`/User-ContactSupport?report=${testId(1)}&about=assignment&aboutId=${testId(2)}`)

    await userEvent.selectOptions(await screen.findByLabelText('What it is about'), 'Agreed work not paid')
    await userEvent.type(screen.getByLabelText('What happened'), 'They never paid.')
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

    await waitFor(() =>
      expect(sent).toEqual([
        {
          subjectId: testId(1),
          aboutKind: 'assignment',
          aboutId: testId(2),
          reason: 'notPaid',
          words: 'They never paid.',
        },
      ]),
    )
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('answers from live data first, and lists what was asked', async () => {
    server.use(
      reply('support.answers', [answer]),
      reply('tickets.list', { data: [aTicket({ status: 'answered' })], nextCursor: null }),
    )
    const { container } = open()

    expect(await screen.findByRole('heading', { name: 'About you' })).toBeTruthy()
    await userEvent.click(screen.getByText('When am I paid?'))

    expect(screen.getByText('1 invoice not paid yet, £116.00 together.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your invoices' }).getAttribute('href')).toBe('/User-InvoiceList')
    expect(screen.getByRole('link', { name: 'My picture is upside down' }).getAttribute('href')).toBe(
      `/User-ContactSupport?ticket=${testId(6)}`,
    )
    expect(screen.getByText('Answered')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('takes a search to the FAQ', async () => {
    server.use(reply('support.answers', [answer]), reply('tickets.list', { data: [], nextCursor: null }))
    const { router } = open()

    await userEvent.type(await screen.findByLabelText('Search questions'), 'PIN{Enter}')

    expect(await screen.findByText('All answers')).toBeTruthy()
    expect(router.state.location.search).toBe('?q=PIN')
  })

  it('takes a question and opens its thread', async () => {
    const sent: unknown[] = []
    server.use(
      reply('tickets.create', ({ input }) => (sent.push(input), aTicket())),
      reply('tickets.show', aTicket()),
    )
    const { container } = open('/User-ContactSupport?new=1&about=My%20bank%20account%20was%20changed')

    expect(await screen.findByDisplayValue('My bank account was changed')).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.type(screen.getByLabelText('Your question'), 'It was not me.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))

    expect(await screen.findByText('SUP-000123 is with S4. You are told when it is answered.')).toBeTruthy()
    expect(sent).toEqual([
      { kind: 'question', subject: 'My bank account was changed', text: 'It was not me.', fileIds: [] },
    ])
  })

  it('takes a complaint about personal data, and says by when it is acknowledged', async () => {
    const sent: unknown[] = []
    const complaint = aTicket({
      kind: 'dataComplaint',
      subject: 'Too much shown',
      acknowledgeBy: '2026-12-21T09:00:00.000Z',
    })
    server.use(
      reply('support.answers', []),
      reply('tickets.list', { data: [], nextCursor: null }),
      reply('tickets.create', ({ input }) => (sent.push(input), complaint)),
      reply('tickets.show', complaint),
    )
    const { container } = open()

    await userEvent.click(await screen.findByRole('link', { name: 'Complain about it here' }))
    expect(await screen.findByText(/acknowledges your complaint within 30 days/)).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.type(screen.getByLabelText('In a few words'), 'Too much shown')
    await userEvent.type(screen.getByLabelText('Your complaint'), 'My address.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }))

    expect(await screen.findByText(/acknowledges your complaint by Mon 21 Dec 2026/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ico.org.uk' })).toBeTruthy()
    expect(sent).toMatchObject([{ kind: 'dataComplaint', subject: 'Too much shown' }])
  })

  it('keeps words that are too long, and says how long they may be', async () => {
    open('/User-ContactSupport?new=1')

    const field = await screen.findByLabelText('In a few words')
    await expectKeptWhole({ field, limit: 120, send: 'Send the question' })
  })

  it('keeps a question that does not arrive', async () => {
    server.use(noAnswer('tickets.create'))
    open('/User-ContactSupport?new=1')

    await userEvent.type(await screen.findByLabelText('In a few words'), 'My picture')
    await userEvent.type(screen.getByLabelText('Your question'), 'Upside down.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))

    expect(await screen.findByText(/Network Error What you wrote is still here/)).toBeTruthy()
    expect(screen.getByDisplayValue('Upside down.')).toBeTruthy()
  })

  it('goes on in the thread until it is closed', async () => {
    const done: string[] = []
    const thread = [
      ...aTicket().thread,
      {
        id: testId(8),
        by: 'S4' as const,
        memberName: null,
        event: null,
        text: 'Turn it.',
        pictures: [],
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]
    server.use(
      reply('tickets.show', aTicket({ status: 'answered', thread })),
      reply('tickets.reply', ({ input }) => (done.push(input.text), aTicket({ thread }))),
      reply('tickets.close', () => (done.push('closed'), aTicket({ status: 'closed', thread }))),
    )
    const { container } = open(`/User-ContactSupport?ticket=${testId(6)}`)

    expect(await screen.findByText('Turn it.')).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.type(screen.getByLabelText('Your answer'), 'Thanks.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(done).toEqual(['Thanks.']))
    await userEvent.click(await screen.findByRole('button', { name: 'It is answered: close it' }))

    await waitFor(() => expect(done).toEqual(['Thanks.', 'closed']))
  })
})
