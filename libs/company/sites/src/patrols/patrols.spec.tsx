import type { PatrolRoute, Site } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { companySitesRoutes } from '../company-sites-routes'

const dock: Site = {
  id: '019a0000-0000-7000-8000-000000000011',
  name: 'Tobacco Dock',
  address: '50 Porters Walk, London',
  postcode: 'E1W 2SF',
  point: { lat: 51.5079, lng: -0.0594 },
  zone: 'Europe/London',
  geofenceMetres: 500,
  boundary: null,
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  capacity: null,
  vehicleSpaces: null,
  knownRisks: '',
  checkpoints: [
    { letter: 'A', name: 'Main gate' },
    { letter: 'B', name: 'Roof' },
  ],
}
const route: PatrolRoute = {
  id: '019a0000-0000-7000-8000-000000000012',
  name: 'Doors',
  letters: ['B', 'A'],
  anyOrder: false,
  everyMinutes: 60,
  times: [],
  windowMinutes: 30,
  toleranceMinutes: 5,
  isOn: true,
}
const open = (routes: PatrolRoute[]) => {
  server.use(reply('sites.list', [dock]), reply('patrols.routes', routes))
  return renderRoutes(companySitesRoutes, { at: `/sites/${dock.id}/patrols`, session: aCompanySession() })
}

it('adds a route in the order its checkpoints are chosen, at given times', async () => {
  const sent: unknown[] = []
  const { container } = open([])
  server.use(reply('patrols.addRoute', ({ input }) => (sent.push(input), route)))
  const user = userEvent.setup({ delay: null })

  await user.type(await screen.findByLabelText('Name of the route'), 'Doors')
  await user.click(screen.getByRole('button', { name: 'Add Roof' }))
  await user.click(screen.getByRole('button', { name: 'Add Main gate' }))
  await user.click(screen.getByRole('radio', { name: 'At given times' }))
  await user.type(screen.getByLabelText('Times'), '23.00')
  await user.click(screen.getByRole('button', { name: 'Add route' }))
  expect(await screen.findAllByText('Enter times like 23:00, with a comma between them.')).not.toHaveLength(0)
  await user.clear(screen.getByLabelText('Times'))
  await user.type(screen.getByLabelText('Times'), '23:00, 01:30')
  await user.click(screen.getByRole('button', { name: 'Add route' }))

  expect(await screen.findByText('Doors is on.')).toBeTruthy()
  expect(sent).toMatchObject([
    { name: 'Doors', letters: ['B', 'A'], everyMinutes: null, times: ['23:00', '01:30'], windowMinutes: 30 },
  ])
  await expectNoAxeViolations(container)
})

it('says with an example when an alert comes', async () => {
  open([])
  const user = userEvent.setup({ delay: null })

  await screen.findByText(
    'In a shift from 22:00 the first walk is at 23:00, the next at 00:00. Codes can be scanned from 22:55. ' +
      'If one is missing at 23:35, you get an alert.',
  )
  await user.clear(screen.getByLabelText('Window'))
  expect(screen.queryByText(/In a shift from 22:00/)).toBeNull()
})

it('switches a route off', async () => {
  const sent: unknown[] = []
  open([route])
  server.use(reply('patrols.switchRoute', ({ input }) => (sent.push(input), { ...route, isOn: false })))

  expect(await screen.findByText('Roof, Main gate')).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Doors is walked' }))

  expect(sent).toMatchObject([{ routeId: route.id, isOn: false }])
  expect(await screen.findByText('Saved')).toBeTruthy()
})
