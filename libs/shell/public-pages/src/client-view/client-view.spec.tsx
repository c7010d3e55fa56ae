import type { ClientReport } from '@s4/contract'
import { expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { publicRoutes } from '../public-routes'

const SECRET = 'a-secret-of-at-least-twenty-letters'
const open = (at = `/client-view#${SECRET}`) => renderRoutes(() => publicRoutes(), { at })
beforeEach(() => sessionStorage.clear())

const report: ClientReport = {
  clientName: 'Harbour Events',
  siteName: null,
  month: '2026-11',
  shifts: [
    {
      id: '019a0000-0000-7000-8000-000000000031',
      date: '2026-11-21',
      title: 'Door supervisor',
      role: 'door-supervisor',
      siteName: 'Tobacco Dock',
      zone: 'Europe/London',
      startsAt: '2026-11-21T22:00:00.000Z',
      endsAt: '2026-11-22T06:00:00.000Z',
      places: 2,
      filled: 1,
      priced: true,
      people: [
        {
          name: 'Sam Reed',
          licenceTail: '4321',
          bookedOnAt: '2026-11-21T22:12:00.000Z',
          bookedOffAt: null,
          lateMinutes: 12,
          noShow: false,
          patrols: [
            {
              name: 'Doors',
              startsAt: '2026-11-21T23:00:00.000Z',
              result: 'late',
              points: [{ name: 'Gate', scannedAt: '2026-11-21T23:50:00.000Z', isLate: true }],
            },
          ],
          minutes: null,
          chargePence: null,
        },
      ],
    },
  ],
  incidents: [],
  totals: {
    shifts: 1,
    places: 2,
    filled: 1,
    attended: 1,
    late: 1,
    noShows: 0,
    minutes: 0,
    chargePence: 0,
    unpriced: 0,
    waiting: 1,
    patrols: { planned: 1, done: 0, late: 1, missed: 0, cutShort: 0, points: 1, scanned: 1 },
  },
}

it('opens with the code of the email and shows who came', async () => {
  server.use(
    reply('clientLinks.sendCode', {
      companyName: 'Acme Guarding',
      clientName: 'Harbour Events',
      email: 'o…@harbour.example',
    }),
    reply('clientLinks.open', { token: 'a-token-of-at-least-twenty', expiresAt: '2026-11-23T10:00:00.000Z' }),
    reply('clientLinks.look', { companyName: 'Acme Guarding', report }),
  )
  const { container } = open()

  await userEvent.click(await screen.findByRole('button', { name: 'Send a code' }))
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))

  expect(await screen.findByText('Sam Reed, SIA licence ending 4321')).toBeTruthy()
  expect(screen.getByText('On 22:12, 12 minutes late · not booked off')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy()
  await expectNoAxeViolations(container)
  expect(screen.getByText('Patrols: 0 of 1 done, 1 late, 1 of 1 points scanned.')).toBeTruthy()
  expect(screen.getByText(/^1 shift up to today, by Acme Guarding\. Places filled: 1 of 2\. Booked on: 1/)).toBeTruthy()
  expect(screen.getByText('The hours of 1 person are not agreed yet, and not charged here.')).toBeTruthy()
  expect(screen.getByText('23:00 Doors, walked late: Gate 23:50 (late)')).toBeTruthy()
})

it('says that a link was withdrawn, and offers no code', async () => {
  server.use(reject('clientLinks.sendCode', 'client-link.withdrawn'))
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Send a code' }))

  expect(await screen.findByText(/The company has withdrawn this link/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull()
})

it('says when the address is not complete', async () => {
  open('/client-view')

  expect(await screen.findByText(/This address is not complete/)).toBeTruthy()
})
