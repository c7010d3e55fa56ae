import type { Site } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { AppFrame } from '@s4/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Outlet, useRouteError } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { companySitesRoutes } from './company-sites-routes'

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
  checkpoints: [{ letter: 'A', name: 'Main gate' }],
}
const wapping = { label: 'E1W 2SF (London E)', point: { lat: 51.538, lng: -0.025 }, approximate: true }
const open = (at: string) =>
  renderRoutes((deps) => [...companySitesRoutes(deps), { path: 'qr-code', element: <p>Codes</p> }], { at })

const inFrame = (title: string) => (
  <AppFrame
    title={title}
    logo="S4"
    navigation={[]}
    person={{ name: 'Amara Okafor', to: '/profile' }}
    notifications={{ to: '/notifications', unread: 0 }}
  >
    <Outlet />
  </AppFrame>
)

describe('the list of sites', () => {
  it('shows the address, boundary and checkpoints of each', async () => {
    server.use(reply('sites.list', [dock]))
    const { container } = open('/sites')

    expect((await screen.findByRole('link', { name: 'Tobacco Dock' })).getAttribute('href')).toBe(`/sites/${dock.id}`)
    expect(screen.getByRole('link', { name: 'Find a place on the map' }).getAttribute('href')).toBe('/test')
    expect(screen.getByText('500 m from the pin · 1 checkpoint')).toBeTruthy()
    await expectNoAxeViolations(container)
  })

  it('says what a site is for when there is none', async () => {
    server.use(reply('sites.list', []))
    open('/sites')

    expect(await screen.findByRole('link', { name: 'Add a site' })).toBeTruthy()
  })

  it('is named in the browser, also without a site', async () => {
    server.use(reply('sites.list', []))
    renderRoutes((deps) => [{ element: inFrame('Company Profile'), children: companySitesRoutes(deps) }], {
      at: '/sites',
    })

    await expect.poll(() => document.title).toBe('Sites · Company Profile · S4')
  })
})

describe('a new site', () => {
  it('is pinned by the postcode that is typed, until the pin is placed by hand', async () => {
    const searched: string[] = []
    server.use(
      reply('config.show', aConfig()),
      reply('locations.search', ({ input }) => (searched.push(input.q), [wapping])),
    )
    open('/sites/new')
    const user = userEvent.setup({ delay: null })

    await user.type(await screen.findByLabelText('Postcode'), 'e1w 2sf')

    expect(await screen.findByText(/^The pin is at /)).toBeTruthy()
    expect(
      screen.getByText(/Only the area of .+ is known, so the pin may be miles away: move the pin to the entrance/),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Time zone')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('button', { name: wapping.label }))
    await user.type(screen.getByLabelText('Postcode'), '{Backspace}g')
    expect(searched).toEqual(['E1W 2SF', 'e1w 2sf'])
  })

  it('takes its point from a postcode, says it is approximate, and leads to its codes', async () => {
    const sent: unknown[] = []
    server.use(
      reply('config.show', aConfig()),
      reply('locations.search', [wapping]),
      reply('sites.list', []),
      reply('sites.create', ({ input }) => {
        sent.push(input)
        return dock
      }),
    )
    open('/sites/new')
    const user = userEvent.setup({ delay: null })

    await user.type(await screen.findByLabelText('Name of the site'), 'Tobacco Dock')
    await user.type(screen.getByLabelText('Address'), '50 Porters Walk, London')
    await user.type(screen.getByLabelText('Postcode'), 'e1w 2sf')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await user.click(await screen.findByRole('button', { name: wapping.label }))
    expect(
      await screen.findByText(
        /Only the area of .+ is known, so the pin may be miles away: move the pin to the entrance/,
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add checkpoint A' }))
    await user.type(screen.getByLabelText('Checkpoint A'), 'Main gate')
    await user.click(screen.getByRole('button', { name: 'Add site' }))

    expect(await screen.findByText('Codes')).toBeTruthy()
    expect(sent).toMatchObject([
      {
        name: 'Tobacco Dock',
        point: wapping.point,
        geofenceMetres: 500,
        boundary: null,
        checkpoints: [{ letter: 'A', name: 'Main gate' }],
      },
    ])
  })

  it('folds what a site can do without at first, and unfolds it with a mistake in it', async () => {
    server.use(reply('config.show', aConfig()), reply('locations.search', []))
    open('/sites/new')
    const user = userEvent.setup({ delay: null })

    const more = (await screen.findByText('More about the site')).closest('details')
    expect(more?.open).toBe(false)
    expect(more?.contains(screen.getByLabelText('Postcode'))).toBe(false)
    const boundary = screen.getByLabelText<HTMLInputElement>('Site boundary')
    expect(more?.contains(boundary)).toBe(true)

    await user.clear(boundary)
    await user.type(boundary, '1')
    await user.click(screen.getByRole('button', { name: 'Add site' }))

    await vi.waitFor(() => expect(more?.open).toBe(true))
    expect(boundary.value).toBe('1')
  })

  it('no longer asks for the pin when the postcode brings it after the form was sent', async () => {
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      reply('config.show', aConfig()),
      reply('locations.search', () => asked.then(() => [wapping])),
    )
    open('/sites/new')
    const user = userEvent.setup({ delay: null })
    await user.type(await screen.findByLabelText('Postcode'), 'E1W 2SF')
    await user.click(screen.getByRole('button', { name: 'Add site' }))
    expect(await screen.findAllByText('Put the pin on the site.')).not.toHaveLength(0)

    answer()

    await vi.waitFor(() => expect(screen.queryAllByText('Put the pin on the site.')).toHaveLength(0))
  })

  it('asks for a pin, and keeps what was typed when the server refuses', async () => {
    server.use(reply('config.show', aConfig()), reply('locations.search', []))
    open('/sites/new')
    const user = userEvent.setup({ delay: null })

    await user.type(await screen.findByLabelText('Name of the site'), 'Tobacco Dock')
    await user.click(screen.getByRole('button', { name: 'Add site' }))

    expect(await screen.findAllByText('Put the pin on the site.')).not.toHaveLength(0)
    expect(screen.getByLabelText<HTMLInputElement>('Name of the site').value).toBe('Tobacco Dock')
  })

  it('has corners that are added, moved and removed by buttons, and says in words where they are', async () => {
    server.use(
      reply('config.show', aConfig()),
      reply('locations.search', []),
      reply('sites.show', dock),
      reply('sites.list', [dock]),
    )
    open(`/sites/${dock.id}`)
    const user = userEvent.setup({ delay: null })

    await user.click(await screen.findByText('Draw the edge of the site yourself'))
    const add = screen.getByRole('button', { name: 'Add a corner' })
    for (const _ of [1, 2, 3]) await user.click(add)
    const chosen = screen.getByLabelText('Corner to move')
    await user.selectOptions(chosen, 'Corner 2 of 3, 50 m east of the pin')
    const move = within(screen.getByRole('group', { name: 'Move corner 2 by 5 metres' }))
    for (const _ of [1, 2]) await user.click(move.getByRole('button', { name: 'North' }))

    expect(screen.getByRole('option', { name: 'Corner 2 of 3, 51 m east of the pin' })).toHaveProperty('selected', true)
    await user.click(screen.getByRole('button', { name: 'Remove corner 2' }))
    expect(screen.getAllByRole('option', { name: /^Corner/ }).map(({ textContent }) => textContent)).toEqual([
      'Corner 1 of 2, 25 m east of the pin',
      'Corner 2 of 2, 75 m east of the pin',
    ])
  })

  it('has the corners that are written, and names the line that is none', async () => {
    const sent: unknown[] = []
    server.use(
      reply('config.show', aConfig()),
      reply('locations.search', []),
      reply('sites.show', dock),
      reply('sites.list', [dock]),
      reply('sites.update', ({ input }) => {
        sent.push(input)
        return dock
      }),
    )
    const { container } = open(`/sites/${dock.id}`)
    const user = userEvent.setup({ delay: null })

    await user.click(await screen.findByText('Draw the edge of the site yourself'))
    await user.click(screen.getByText('Write the corners as latitude and longitude'))
    const corners = screen.getByLabelText<HTMLTextAreaElement>(/^Corners of the boundary/)
    await user.click(corners)
    await user.paste('51.5075, -0.0600\n51.5083, -0.0600\nthe gate')
    await user.tab()
    expect(await screen.findByText(/^Corner 3: write a latitude and a longitude/)).toBeTruthy()
    await expectNoAxeViolations(container)
    await user.clear(corners)
    await user.paste('51.5075, -0.0600\n51.5083, -0.0600\n51.5083, -0.0588\n51.5075, -0.0588')
    expect(screen.getByText(/^4 corners\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove the last corner' }))
    expect(corners.value).toBe('51.507500, -0.060000\n51.508300, -0.060000\n51.508300, -0.058800')
    await user.click(screen.getByRole('button', { name: 'Save site' }))

    await screen.findByRole('link', { name: 'Tobacco Dock' })
    expect(sent).toMatchObject([
      {
        boundary: [
          { lat: 51.5075, lng: -0.06 },
          { lat: 51.5083, lng: -0.06 },
          { lat: 51.5083, lng: -0.0588 },
        ],
      },
    ])
  })

  it('has ten checkpoints at most', async () => {
    const checkpoints = [...'ABCDEFGHIJ'].map((letter) => ({ letter: letter as 'A', name: 'Gate' }))
    server.use(reply('config.show', aConfig()), reply('sites.show', { ...dock, checkpoints }))
    open(`/sites/${dock.id}`)

    expect(await screen.findByText('A site has at most 10 checkpoints.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add checkpoint/ })).toBeNull()
  })
})

it('cannot be filled in before the company has a profile', async () => {
  renderRoutes(
    (deps) => [
      {
        children: companySitesRoutes(deps),
        ErrorBoundary: function Refused() {
          const error = useRouteError()
          return <p>{error instanceof ApiError ? error.code : 'another error'}</p>
        },
      },
    ],
    { at: '/sites/new', session: aCompanySession({ companyId: null, company: null, member: null, companies: [] }) },
  )

  expect(await screen.findByText('profile.incomplete')).toBeTruthy()
})

it('is not removed while work is still to come there', async () => {
  server.use(reply('config.show', aConfig()), reply('sites.show', dock), reject('sites.remove', 'site.in-use'))
  open(`/sites/${dock.id}`)

  expect((await screen.findByRole('link', { name: 'Patrols' })).getAttribute('href')).toBe(`/sites/${dock.id}/patrols`)
  expect(screen.getByRole('link', { name: 'All sites' }).getAttribute('href')).toBe('/sites')
  await userEvent.click(screen.getByText('Remove this site'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove site' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove site' }))

  expect(await screen.findByText('This site has jobs still to come, so it cannot be removed.')).toBeTruthy()
})

it('can start from a point chosen on the map', async () => {
  server.use(reply('config.show', aConfig()), reply('locations.search', [wapping]))
  open('/test')

  await userEvent.type(await screen.findByLabelText('Find a postcode or a place'), 'E1W 2SF{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: wapping.label }))

  expect((await screen.findByRole('link', { name: 'Make this a site' })).getAttribute('href')).toBe(
    '/sites/new?lat=51.538&lng=-0.025&radius=500',
  )
})
