import type { RotaCalendar } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { rotaRoutes } from '../rota-routes'
import { aRota, aRotaWorker, id } from '../testing/a-week'

const ofDocks: RotaCalendar = {
  id: id(90),
  siteName: 'Docks',
  workerName: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastReadAt: null,
}

function open(calendars: RotaCalendar[]) {
  server.use(
    reply('rotaCalendars.list', calendars),
    reply('sites.list', []),
    reply('rota.show', aRota({ workers: [aRotaWorker({ seekerId: id(2), fullname: 'Bo Lee' })] })),
  )
  return renderRoutes(rotaRoutes, { at: '/rota-management/calendars', session: aCompanySession() })
}

it('makes an address for the shifts of one person, and shows it', async () => {
  const sent: object[] = []
  const { container } = open([])
  server.use(
    reply('rotaCalendars.add', ({ input }) => (sent.push(input), { id: id(91), url: 'https://s4.example/api/x.ics' })),
  )

  await userEvent.selectOptions(await screen.findByLabelText('Shifts of'), 'Person: Bo Lee')
  await userEvent.click(screen.getByRole('button', { name: 'Create calendar link' }))

  expect((await screen.findByLabelText<HTMLInputElement>('Calendar link')).value).toContain('x.ics')
  expect(sent).toEqual([{ siteId: null, seekerId: id(2) }])
  await expectNoAxeViolations(container)
})

it('removes one', async () => {
  open([ofDocks])
  const removed: string[] = []
  server.use(
    reply('rotaCalendars.remove', ({ input }) => {
      removed.push(input.id)
      server.use(reply('rotaCalendars.list', []))
      return { done: true as const }
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Remove the calendar of Docks' }))

  expect(await screen.findByText('None yet.')).toBeTruthy()
  expect(removed).toEqual([ofDocks.id])
})
