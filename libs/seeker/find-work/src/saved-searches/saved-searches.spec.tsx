import type { SavedSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { moreFindWorkRoutes } from '../more-find-work-routes'
import { aJobCard } from '../testing/a-job'

const id = '019a0000-0000-7000-8000-000000000091'
const aSearch = (change: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: 'Leeds doors',
  alert: 'app',
  search: { text: 'door', town: 'Leeds', within: 10, payFrom: 1450, sort: 'soonest' },
  createdAt: '2026-11-16T09:00:00.000Z',
  mailDueAt: null,
  ...change,
})
const outside = { code: 'availability', message: 'Outside', stopsAccepting: false }
const another = aJobCard({ id: '01939000-0000-7000-8000-000000000002' })
const open = (at = '/User-Job/searches') => renderRoutes(moreFindWorkRoutes, { at, session: aSeekerSession() })

it('keeps the search one stands at, with a name and how one is told', async () => {
  let sent: unknown
  server.use(
    reply('savedSearches.list', []),
    reply('jobSearch.list', { data: [aJobCard({ reasons: [outside] }), another], nextCursor: null }),
    reply('savedSearches.create', ({ input }) => {
      sent = input
      return { id }
    }),
  )
  const { router } = open('/User-Job/searches?text=door&town=Leeds&within=10&payFrom=14.50')
  const form = within(await screen.findByRole('form', { name: 'New search' }))
  expect(await screen.findByText(/^1 of the 2 jobs found now is outside the hours you gave\./)).toBeTruthy()
  expect(form.queryByText(/three of these emails/)).toBeNull()

  await userEvent.clear(form.getByLabelText('Name of the search'))
  await userEvent.type(form.getByLabelText('Name of the search'), 'Leeds doors')
  await userEvent.selectOptions(form.getByLabelText('Tell me of new jobs'), 'By notification, and one email a day')
  await userEvent.click(form.getByRole('button', { name: 'Save search' }))

  expect(await screen.findByText(/You have no saved searches yet/)).toBeTruthy()
  expect(sent).toMatchObject({
    name: 'Leeds doors',
    alert: 'daily',
    search: { text: 'door', town: 'Leeds', within: 10, payFrom: 1450 },
  })
  expect(router.state.location.search).toBe('')
})

it('says that jobs found for other words are not what it tells of', async () => {
  server.use(
    reply('savedSearches.list', []),
    reply('jobSearch.list', { data: [aJobCard()], nextCursor: null, searchedInstead: 'door' }),
  )
  open('/User-Job/searches?text=dor')

  const sentence = 'No jobs found for “dor” now, only for “door”. We would tell you of jobs for “dor” alone.'
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('keeps what was typed when the server refuses, and says why', async () => {
  server.use(
    reply('jobSearch.list', { data: [], nextCursor: null }),
    reply('savedSearches.list', []),
    reject(
      'savedSearches.create',
      new ApiError('input.invalid', { fields: { name: 'You keep 10 searches. Remove one first.' } }),
    ),
  )
  open('/User-Job/searches?text=door')

  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))

  expect(await screen.findAllByText('You keep 10 searches. Remove one first.')).not.toHaveLength(0)
  expect(screen.getByLabelText('Name of the search')).toHaveProperty('value', 'door')
})

it('lists searches with their filters, opens one, and removes one until Undo', async () => {
  let removed: unknown
  let created: unknown
  server.use(
    reply('savedSearches.create', ({ input }) => {
      created = input
      return { id }
    }),
    reply('savedSearches.list', [aSearch({ alert: 'daily', mailDueAt: '2026-11-17T07:00:00.000Z' })]),
    reply('savedSearches.remove', ({ input }) => {
      removed = input
      return { done: true }
    }),
  )
  const { container } = open()

  const list = within(await screen.findByRole('list', { name: 'Saved searches' }))
  expect(list.getByText('door, within 10 miles of Leeds, from £14.50/h · saved Mon 16 Nov 2026')).toBeTruthy()
  expect(list.getByText('New jobs will be in the email of Tue 17 Nov 2026, 07:00.')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Search by Leeds doors' })).toHaveProperty(
    'search',
    '?text=door&town=Leeds&within=10&sort=soonest&payFrom=14.50',
  )
  await expectNoAxeViolations(container)

  await userEvent.click(list.getByRole('button', { name: 'Remove Leeds doors' }))
  await screen.findByText('Search Leeds doors removed.')
  expect(removed).toEqual({ id })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(created).toEqual({ name: 'Leeds doors', alert: 'daily', search: aSearch().search })
})
