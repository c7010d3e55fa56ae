import type { StaffDataRequestDetails, StaffReportDetails } from '@s4/contract'
import { expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffRoutes } from './index'

const ID = '019a0000-0000-7000-8000-000000000001'
const report: StaffReportDetails = {
  id: ID,
  subject: 'company',
  reason: 'notPaid',
  reportedAt: '2026-11-20T09:00:00.000Z',
  decision: null,
  subjectId: ID,
  subjectName: 'Quay Guards Ltd',
  reporterName: 'Sam Okoro',
  words: 'They never paid.',
  aboutKind: 'conversation',
  work: null,
  messages: [{ id: ID, from: 'company', text: 'You get nothing.', sentAt: '2026-11-19T09:00:00.000Z' }],
  earlierDecisions: 1,
  suspendedUntil: null,
  decisionReason: '',
  decidedAt: null,
}
const request: StaffDataRequestDetails = {
  id: ID,
  kind: 'access',
  words: 'All you hold.',
  receivedAt: '2026-10-19T09:00:00.000Z',
  dueOn: '2026-11-19',
  extendedAt: null,
  extensionReason: '',
  decision: null,
  decisionReason: '',
  decidedAt: null,
  role: 'Job Seeker',
  email: 'sam@example.com',
  daysLeft: 3,
}
const open = (at: string) => renderRoutes((deps) => staffRoutes(deps), { at })

beforeEach(() =>
  server.use(reply('staff.show', { name: 'Ola Fox', email: 'ola@s4.example', expiresAt: '2026-11-21T09:30:00.000Z' })),
)

describe('reported people', () => {
  it('are listed by what waits and what is decided', async () => {
    server.use(
      reply('staffReports.list', ({ input }) =>
        input.state === 'decided' ? [] : [{ ...report, subject: 'company' as const }],
      ),
    )
    const { container } = open('/staff/reports')

    expect(await screen.findByRole('link', { name: 'A company: Agreed work not paid' })).toBeTruthy()
    expect(screen.getByText('Nothing is decided yet.')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('are shown with what was reported, and suspended until a day', async () => {
    const sent: unknown[] = []
    server.use(
      reply('staffReports.show', report),
      reply('staffReports.decide', ({ input }) => (sent.push(input), report)),
    )
    const { container } = open(`/staff/reports/${ID}`)

    expect(await screen.findByText('Company: You get nothing.')).toBeTruthy()
    expect(screen.getByText('1 with a warning or a suspension')).toBeTruthy()
    const form = within(screen.getByRole('form', { name: 'Decide the report' }))
    await userEvent.click(form.getByRole('radio', { name: 'Suspended from new work' }))
    await userEvent.type(form.getByLabelText(/Last day/), '2026-12-31')
    await userEvent.type(form.getByLabelText('Why'), 'Twice now.')
    await expectNoAxeViolations(container)
    await userEvent.click(form.getByRole('button', { name: 'Decide' }))

    await waitFor(() =>
      expect(sent).toEqual([
        { id: ID, decision: 'suspended', suspendedUntil: '2026-12-31', reason: 'Twice now.', before: null },
      ]),
    )
  })
})

describe('data-protection requests', () => {
  it('show their clocks, overdue ones as such', async () => {
    server.use(
      reply('staffDataRequests.list', [
        { ...request, daysLeft: -2 },
        { ...request, id: '019a0000-0000-7000-8000-000000000002', daysLeft: 1 },
      ]),
    )
    const { container } = open('/staff/data-requests')

    expect(await screen.findByText('Overdue by 2 days')).toBeTruthy()
    expect(screen.getByText('1 day left')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('are answered or extended with a reason', async () => {
    const sent: unknown[] = []
    server.use(
      reply('staffDataRequests.show', request),
      reply('staffDataRequests.extend', ({ input }) => (sent.push(input), request)),
      reply('staffDataRequests.decide', ({ input }) => (sent.push(input), request)),
    )
    const { container } = open(`/staff/data-requests/${ID}`)

    await userEvent.type(await screen.findByLabelText('Why it takes longer'), 'Many years.')
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Extend' }))
    await waitFor(() => expect(sent).toEqual([{ id: ID, reason: 'Many years.' }]))
    await userEvent.click(screen.getByRole('radio', { name: 'Done' }))
    await userEvent.type(screen.getByLabelText('What was done and why'), 'Sent.')
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(sent[1]).toEqual({ id: ID, decision: 'granted', reason: 'Sent.' }))
  })
})
