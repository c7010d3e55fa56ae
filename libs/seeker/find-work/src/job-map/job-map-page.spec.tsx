import { ApiError } from '@s4/contract/api-error'
import { aConfig, aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moreFindWorkRoutes } from '../more-find-work-routes'
import { aJobCard } from '../testing/a-job'

const other = '01939000-0000-7000-8000-000000000009'
const open = (at = '/User-Job/map?text=door') => renderRoutes(moreFindWorkRoutes, { at, session: aSeekerSession() })
beforeEach(() => {
  server.use(reply('config.show', aConfig()))
  // Without a size the map is a point, and all marks are one.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420)
})
afterEach(() => vi.restoreAllMocks())

it('shows each job as a mark and in the list beside it; a press on a mark lists its jobs alone', async () => {
  let asked: unknown
  server.use(
    reply('jobSearch.list', ({ input }) => {
      asked = input
      return {
        data: [aJobCard(), aJobCard({ id: other, title: 'Steward', point: { lat: 51.6, lng: -0.2 } })],
        nextCursor: 'more',
      }
    }),
  )
  const { container } = open()

  const list = within(await screen.findByRole('complementary', { name: 'Jobs on the map' }))
  expect(list.getAllByRole('article')).toHaveLength(2)
  expect(asked).toMatchObject({ text: 'door', limit: 100 })
  expect(screen.getByText(/^2 jobs on the map, the first of more\./)).toBeTruthy()
  await expectNoAxeViolations(container)

  const map = within(screen.getByRole('group', { name: 'Map of jobs' }))
  await userEvent.click(await map.findByRole('button', { name: 'Steward, Tobacco Dock, £14.50/h' }))
  expect(list.getAllByRole('article')).toHaveLength(1)
  expect(list.getByRole('heading', { name: '1 job at this place' })).toBeTruthy()

  await userEvent.click(list.getByRole('button', { name: 'Show all jobs' }))
  expect(list.getAllByRole('article')).toHaveLength(2)
})

it('announces that the jobs were found for other words', async () => {
  server.use(reply('jobSearch.list', { data: [aJobCard()], nextCursor: null, searchedInstead: 'door' }))
  open('/User-Job/map?text=dor')

  const sentence = await screen.findByText('No jobs found for “dor”. These match “door”.')
  expect(sentence.closest('[role=status]')).toBeTruthy()
})

it('keeps the search between map and list, and says so when nothing matches', async () => {
  server.use(reply('jobSearch.list', { data: [], nextCursor: null }))
  open()

  expect(await screen.findByText(/nothing on the map/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'List' })).toHaveProperty('search', '?text=door')
})

it('keeps what was typed when the place is unknown', async () => {
  server.use(reject('jobSearch.list', new ApiError('input.invalid', { fields: { town: 'We could not find it.' } })))
  open('/User-Job/map?town=Atlantis')

  expect(await screen.findByText('We could not find it.')).toBeTruthy()
  expect(screen.getByLabelText('Town or postcode')).toHaveProperty('value', 'Atlantis')
})
