import type { LiveMap, Trail } from '@s4/contract'
import { aCompanySession, aConfig, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aLiveMap, aPerson, aTrail } from '../testing/a-live-map'
import { liveMapRoutes } from './live-map-routes'

const live = vi.hoisted(() => ({ change: (_resources: readonly string[]) => {} }))
vi.mock('@s4/live', () => ({
  followChanges: ({ onChange }: { onChange: typeof live.change }) => {
    live.change = onChange
    return () => {}
  },
}))

const inside = aPerson(1, { seekerName: 'Ada Byron' })
const away = aPerson(2, {
  seekerName: 'Bram Lewis',
  position: {
    lat: 51.53,
    lng: -0.0594,
    accuracy: 40,
    inside: 'outside',
    at: '2026-11-21T22:39:00.000Z',
    later: true,
  },
})
const old = aPerson(3, {
  seekerName: 'Cara Diaz',
  siteId: aLiveMap([]).sites[1]?.siteId ?? '',
  onBreak: true,
  position: { ...(inside.position as NonNullable<typeof inside.position>), at: '2026-11-21T22:20:00.000Z' },
})
const silent = aPerson(4, { seekerName: 'Dev Patel', shares: false, position: null, openAlerts: 2 })

beforeEach(() => server.use(reply('config.show', aConfig())))
afterEach(() => vi.useRealTimers())

function openMap(map: LiveMap, at = '/in-progress/map') {
  const state = { map }
  server.use(reply('liveMap.show', () => state.map))
  return { ...renderRoutes(liveMapRoutes, { at, session: aCompanySession() }), state }
}

const names = () =>
  within(screen.getByRole('list', { name: 'People at work' }))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label'))

it('shows everybody on the map and in the list, those with an open alert first', async () => {
  const { container } = openMap(aLiveMap([inside, away, old, silent]))

  expect(
    await screen.findByText(
      /^4 people are booked on. 3 share their location. 1 is outside the site. Squares are sites, with a line round/,
    ),
  ).toBeTruthy()
  expect(names()).toEqual(['Dev Patel', 'Ada Byron', 'Bram Lewis', 'Cara Diaz'])
  const card = (name: string) => screen.getByRole('article', { name }).textContent
  expect(card('Ada Byron')).toContain('Inside the site, 2 min ago, accurate to 12 m')
  expect(card('Bram Lewis')).toMatch(
    /Outside the site, .* from the middle of the site, 1 min ago, accurate to 40 m, sent later/,
  )
  expect(card('Cara Diaz')).toMatch(/Old location.*On a break/)
  expect(card('Cara Diaz')).toContain('Merchant Square')
  expect(card('Dev Patel')).toMatch(/2 open alerts.*Does not share their location/)
  expect(screen.queryByRole('link', { name: 'Show the trail of Dev Patel' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Show the trail of Ada Byron' }).getAttribute('href')).toContain(
    inside.assignmentId,
  )
  await expectNoAxeViolations(container)
})

it('shows very many in a list that makes only those near the window, and says how many there are', async () => {
  const many = Array.from({ length: 60 }, () => ({ ...inside, assignmentId: crypto.randomUUID() }))
  openMap(aLiveMap(many))

  const list = await screen.findByRole('list', { name: 'People at work' })

  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('60'))
})

it.each([
  ['alert', ['Dev Patel']],
  ['outside', ['Bram Lewis']],
  ['unseen', ['Dev Patel', 'Cara Diaz']],
])('opens filtered from a link, show=%s', async (show, expected) => {
  openMap(aLiveMap([inside, away, old, silent]), `/in-progress/map?show=${show}`)

  await screen.findByRole('list', { name: 'People at work' })
  expect(names()).toEqual(expected)
})

it.each(['show=__proto__', 'show=toString', 'site=elsewhere', 'site=%00&show=x'])(
  'shows everybody for an address that asks for nothing on the map: %s',
  async (query) => {
    openMap(aLiveMap([inside, away]), `/in-progress/map?${query}`)

    await screen.findByRole('list', { name: 'People at work' })
    expect(names()).toEqual(['Ada Byron', 'Bram Lewis'])
    expect(screen.getByLabelText<HTMLSelectElement>('Site').selectedOptions[0]?.text).toBe('All sites')
  },
)

it('says that nobody is booked on to the job of the address, and goes back to all', async () => {
  openMap(aLiveMap([inside, away]), '/in-progress/map?job=gone')
  const job = await screen.findByLabelText<HTMLSelectElement>('Job')

  expect(job.selectedOptions[0]?.text).toBe('A job with nobody booked on')
  await userEvent.selectOptions(job, 'All jobs')

  await screen.findByRole('list', { name: 'People at work' })
  expect(names()).toEqual(['Ada Byron', 'Bram Lewis'])
})

it('filters by site, and says so when nobody is left', async () => {
  openMap(aLiveMap([inside, away]))

  await userEvent.selectOptions(await screen.findByLabelText('Site'), 'Merchant Square')

  expect(await screen.findByText('Nobody matches these filters.')).toBeTruthy()
})

it('says so when nobody is booked on', async () => {
  openMap(aLiveMap([]))

  expect(await screen.findByText('Nobody is booked on now. Workers appear here when they book on.')).toBeTruthy()
})

it('follows what changes', async () => {
  const { state } = openMap(aLiveMap([inside]))
  await screen.findByText('Ada Byron')
  await expect.poll(() => live.change).not.toBeUndefined()
  state.map = aLiveMap([inside, away])

  act(() => live.change(['liveWork']))

  expect(await screen.findByText('Bram Lewis')).toBeTruthy()
})

function openTrail(trail: Trail) {
  server.use(reply('liveMap.trail', trail))
  return renderRoutes(liveMapRoutes, { at: `/in-progress/trails/${trail.assignmentId}`, session: aCompanySession() })
}

it('shows a trail with what happened, and where the worker was at a time', async () => {
  const { container } = openTrail(aTrail())

  const events = within(await screen.findByRole('list', { name: 'What happened' }))
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Booked on'),
    expect.stringContaining('No location until 03:58'),
    expect.stringContaining('left the site'),
    expect.stringContaining('Check call missed'),
    expect.stringContaining('Checkpoint scanned: Boiler room'),
    expect.stringContaining('Booked off'),
  ])
  for (const event of events.getAllByRole('listitem'))
    expect(getComputedStyle(within(event).getByRole('button').parentElement?.parentElement ?? event)).toMatchObject({
      display: 'flex',
      flexWrap: 'nowrap',
    })
  expect(screen.getByText('04:00: Inside the site, accurate to 12 m')).toBeTruthy()
  expect(screen.getByText(/^3 positions, 1 of them sent later\. /)).toBeTruthy()

  await userEvent.click(events.getByRole('button', { name: '22:03' }))
  expect(screen.getByText('22:03: Outside the site, accurate to 30 m, sent later')).toBeTruthy()
  await userEvent.click(events.getByRole('button', { name: '01:00' }))
  expect(screen.getByText('01:00: No location')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('replays the shift from its start, and stops at its end', async () => {
  openTrail(aTrail())
  const slider = await screen.findByLabelText('Time')
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '60' } })
  vi.useFakeTimers()

  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('22:00, Inside the site, accurate to 12 m')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(slider.getAttribute('aria-valuetext')).toBe('01:00, No location')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(slider.getAttribute('aria-valuetext')).toBe('01:00, No location')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  await act(() => vi.advanceTimersByTimeAsync(4000))

  expect(slider.getAttribute('aria-valuetext')).toBe('04:00, Inside the site, accurate to 12 m')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

it.each([
  [{ removedAt: '2026-12-22T06:00:00.000Z' }, 'The locations of this shift were deleted'],
  [{}, 'Ada Byron has shared no location on this shift.'],
  [{ bookedOnAt: null, bookedOffAt: null, events: [] }, 'Ada Byron has not booked on to this shift.'],
])('says why there is no trail: %o', async (change, expected) => {
  openTrail(aTrail({ fixes: [], ...change }))

  expect(await screen.findByText(expected)).toBeTruthy()
})
