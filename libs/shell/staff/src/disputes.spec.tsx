import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { StaffDisputeDetails } from '@s4/contract'
import { expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { ApiError } from '@s4/contract/api-error'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { staffRoutes } from './index'

const ID = '019a0000-0000-7000-8000-000000000001'
const ola = { name: 'Ola Fox', email: 'ola@s4.example', expiresAt: '2026-11-21T09:30:00.000Z' }
const dispute: StaffDisputeDetails = {
  id: ID,
  kind: 'hours',
  number: 'PRB-000007',
  title: 'Door supervisor',
  siteName: 'Tobacco Dock',
  companyName: 'Acme Security',
  seekerName: 'Ada Byron',
  payPerHour: 1450,
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  stretches: [],
  zone: 'Europe/London',
  startsAt: '2026-11-20T22:00:00.000Z',
  endsAt: '2026-11-21T06:00:00.000Z',
  openedAt: '2026-11-21T08:00:00.000Z',
  dueAt: '2026-11-24T08:00:00.000Z',
  figures: {
    worker: { minutes: 480, extraMinutes: 15 },
    company: { minutes: 240, extraMinutes: 0 },
    companyReason: 'You went home',
    workerReason: 'You sent me home',
    invoiced: { minutes: 240, extraMinutes: 0 },
  },
  noShowReason: null,
  attendance: [],
  trail: {
    count: 3,
    inside: 1,
    outside: 1,
    firstAt: '2026-11-20T22:00:00.000Z',
    lastAt: '2026-11-21T02:00:00.000Z',
  },
  sentLater: [],
  checkCalls: [],
  logbook: [
    {
      id: ID,
      at: '2026-11-21T02:00:00.000Z',
      text: 'Sent home by the manager.',
      form: { kind: 'incident', answers: { kind: 'threat', place: 'Gate 2', hurt: 'no', services: ['police'] } },
    },
  ],
  thread: [],
}

const open = (shown: StaffDisputeDetails, at = `/staff/disputes/${ID}`) => {
  server.use(reply('staff.show', ola), reply('staffDisputes.list', [shown]), reply('staffDisputes.show', shown))
  return renderRoutes((deps) => staffRoutes(deps), { at })
}

it('says before it is refused that less than what is invoiced cannot be decided', async () => {
  open(dispute)
  await userEvent.type(await screen.findByLabelText('Minutes of the shift'), '60')
  await userEvent.type(screen.getByLabelText('Why'), 'The log ends at eleven.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))

  expect(await screen.findByText(/^£58\.00 is invoiced already, and less than that cannot be decided\./)).toBeTruthy()
})

it('shows both figures and the evidence, and decides the minutes', async () => {
  const sent: unknown[] = []
  const { container, router } = open(dispute, '/staff')
  server.use(reply('staffDisputes.decideHours', ({ input }) => (sent.push(input), { done: true })))

  await userEvent.click(await screen.findByRole('link', { name: 'PRB-000007: Hours in dispute' }))

  expect(await screen.findByText('8 h and 15 min before or after the shift (£119.63)')).toBeTruthy()
  expect(screen.getByText('You sent me home.')).toBeTruthy()
  expect(screen.getByText(/1 inside the site, 1 outside, 1 near the edge/)).toBeTruthy()
  const logbook = within(screen.getByRole('list', { name: 'Logbook' }))
  expect(logbook.getByText('Sent home by the manager.')).toBeTruthy()
  for (const text of ['Incident', 'Threat or abuse', 'Where on the site', 'Gate 2', 'No', 'Police'])
    expect(logbook.getByText(text)).toBeTruthy()
  await expectNoAxeViolations(container)

  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findAllByText('Enter whole minutes.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Minutes of the shift'), '360')
  expect(screen.getByText('6 h together')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Why'), 'The log ends at two.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the hours for good?' }))
  expect(
    dialog.getByText(
      'Acme Security pays Ada Byron £87.00 for 6 h, without VAT. £58.00 of it is invoiced already. Both sides are ' +
        'told, and it cannot be changed after that.',
    ),
  ).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Decide these hours' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/disputes'))
  expect(sent).toEqual([{ id: ID, minutes: 360, extraMinutes: 0, reason: 'The log ends at two.' }])
})

it('says why a decision is refused', async () => {
  open(dispute)
  server.use(reject('staffDisputes.decideHours', new ApiError('staff.own-case')))

  await userEvent.type(await screen.findByLabelText('Minutes of the shift'), '360')
  await userEvent.type(screen.getByLabelText('Why'), 'Mine.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Decide these hours' }))

  expect(await screen.findByText('This is a matter of your own. A colleague has to deal with it.')).toBeTruthy()
})

it('decides an appeal with a reason', async () => {
  const sent: unknown[] = []
  const { container } = open({ ...dispute, kind: 'noShow', figures: null, noShowReason: 'Nobody came' })
  server.use(reply('staffDisputes.decideAppeal', ({ input }) => (sent.push(input), { done: true })))

  expect(await screen.findByText('Nobody came.')).toBeTruthy()
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect((await screen.findAllByText('Say whether the no-show stays.')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('radio', { name: /Withdraw it/ }))
  await userEvent.type(screen.getByLabelText('Why'), 'The camera shows her.')
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText(/^The work is agreed again: Acme Security can book Ada Byron on by hand/)).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the no-show' }))

  await waitFor(() => expect(sent).toEqual([{ id: ID, noShow: 'withdrawn', reason: 'The camera shows her.' }]))
})
