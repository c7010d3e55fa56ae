import type { StaffTicketDetails } from '@s4/contract'
import { expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { staffRoutes } from './index'

const passkeys = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }))
vi.mock('@simplewebauthn/browser', () => passkeys)

const ID = '019a0000-0000-7000-8000-000000000001'
const ola = { name: 'Ola Fox', email: 'ola@s4.example', expiresAt: '2026-11-21T09:30:00.000Z' }
const encoded = 'AAAA'
const credential = { id: encoded, rawId: encoded, type: 'public-key' as const, clientExtensionResults: {} }
const ticket: StaffTicketDetails = {
  id: ID,
  number: 'SUP-000007',
  kind: 'dataComplaint',
  subject: 'Too much shown',
  status: 'open',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  acknowledgeBy: '2026-12-21T09:00:00.000Z',
  role: 'Job Seeker',
  email: 'ada@example.com',
  thread: [
    {
      id: ID,
      by: 'seeker',
      memberName: null,
      event: null,
      text: 'My address.',
      pictures: [],
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ],
}
const listed = [{ ...ticket, waitingSince: ticket.updatedAt }]

const open = (at: string) => renderRoutes((deps) => staffRoutes(deps), { at })

beforeEach(() => vi.resetAllMocks())

it('whoever is not signed in signs in with a code and a passkey, and comes back', async () => {
  let isIn = false
  passkeys.startAuthentication.mockResolvedValue({
    ...credential,
    response: { clientDataJSON: encoded, authenticatorData: encoded, signature: encoded },
  })
  server.use(
    reply('staffTickets.list', listed),
    reject('staff.show', 'staff.session-required', {}, { once: true }),
    reply('staff.startSignIn', { id: ID }),
    reply('staff.confirmCode', { options: { challenge: 'c' } }),
    reply('staff.signIn', () => ((isIn = true), ola)),
  )
  const { router, container } = open('/staff/tickets')

  await userEvent.type(await screen.findByLabelText('Email address'), ola.email)
  expect(router.state.location.search).toBe('?next=%2Fstaff%2Ftickets')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  server.use(reply('staff.show', ola))
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the passkey' }))

  expect(await screen.findByText('SUP-000007: Too much shown')).toBeTruthy()
  expect(isIn).toBe(true)
  expect(passkeys.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
})

it('a passkey that was not used can be tried again', async () => {
  passkeys.startAuthentication.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'))
  server.use(reply('staff.startSignIn', { id: ID }), reply('staff.confirmCode', { options: {} }))
  open('/staff/sign-in')

  await userEvent.type(await screen.findByLabelText('Email address'), ola.email)
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the passkey' }))

  expect(await screen.findByText(/The browser did not use a passkey/)).toBeTruthy()
})

it('a link registers a passkey', async () => {
  const sent: unknown[] = []
  passkeys.startRegistration.mockResolvedValue({
    ...credential,
    response: { clientDataJSON: encoded, attestationObject: encoded },
  })
  server.use(
    reply('staff.startEnrolment', ({ input }) => (sent.push(input), { email: ola.email, options: {} })),
    reply('staff.enrol', { done: true }),
  )
  const { container } = open('/staff/enrol#secret')

  await userEvent.click(await screen.findByRole('button', { name: 'Register a passkey' }))

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(sent).toEqual([{ token: 'secret' }])
  await expectNoAxeViolations(container)
})

it('lists what waits, and answers and closes a question', async () => {
  const sent: unknown[] = []
  server.use(
    reply('staff.show', ola),
    reply('staffTickets.list', listed),
    reply('staffTickets.show', ticket),
    reply('staffTickets.answer', ({ input }) => (sent.push(input), { ...ticket, status: 'answered' })),
  )
  const { container } = open('/staff/tickets')

  expect(await screen.findByText(/acknowledge by Mon 21 Dec 2026/)).toBeTruthy()
  expect(screen.getByText('Ola Fox, signed in until 09:30')).toBeTruthy()
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('link', { name: 'SUP-000007: Too much shown' }))
  await userEvent.type(await screen.findByLabelText('Your answer'), 'We look into it.')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() => expect(sent).toEqual([{ id: ID, text: 'We look into it.', close: false }]))
  await userEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ close: true })
})

it('signing out leaves nothing on the screen', async () => {
  server.use(reply('staff.show', ola), reply('staffTickets.list', listed), reply('staff.signOut', { done: true }))
  open('/staff/tickets')

  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))

  expect(await screen.findByLabelText('Email address')).toBeTruthy()
  expect(screen.queryByText(/SUP-000007/)).toBeNull()
})

it('shows when the server’s own work last ran, and what waits', async () => {
  server.use(
    reply('staff.show', ola),
    reply('staffHealth.show', {
      sweeps: [
        { work: 'deliverMail', ranAt: '2026-11-21T09:00:00.000Z', failedAt: null },
        { work: 'lapseOffers', ranAt: null, failedAt: '2026-11-21T08:00:00.000Z' },
      ],
      mail: { waiting: 3, oldestAt: '2026-11-21T08:30:00.000Z', givenUp: 1 },
      pages: [{ app: 'seeker', route: '/User-JobDetails/:id', errors: 4, lcp: 812.4, inp: null, cls: 0.031 }],
      openAlerts: 2,
      ledger: { ranAt: '2026-11-21T03:00:00.000Z', checked: 812, differences: [], mended: 2 },
      files: { ranAt: '2026-11-21T04:00:00.000Z', kept: 90, removed: 2, leftAlone: 0, missing: [ID] },
      missingBaseRate: '2026-06-30',
    }),
  )
  const { container } = open('/staff/health')

  expect(await screen.findByText('deliver mail')).toBeTruthy()
  expect(screen.getByText('3, since Sat 21 Nov 2026, 08:30')).toBeTruthy()
  expect(
    screen.getByText(
      '812 invoices compared Sat 21 Nov 2026, 03:00: no differences; 2 kept sums were wrong and made anew',
    ),
  ).toBeTruthy()
  expect(
    screen.getByText(`90 files compared Sat 21 Nov 2026, 04:00: missing: ${ID}; 2 that belonged to nothing removed`),
  ).toBeTruthy()
  expect(screen.getByRole('row', { name: 'seeker /User-JobDetails/:id 4 812 ms – 0.03' })).toBeTruthy()
  expect(screen.getByText(/Missing for Tue 30 Jun 2026/)).toBeTruthy()
  expect(screen.getAllByText('never')).toHaveLength(2)
  await expectNoAxeViolations(container)
})
