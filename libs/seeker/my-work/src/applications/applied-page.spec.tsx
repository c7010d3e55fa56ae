import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { RouteError } from '@s4/ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { anApplication } from '../testing/work'

const counts = { applied: 0, offered: 1, accepted: 0, declined: 0, lapsed: 0, withdrawn: 0, rejected: 0 }

beforeEach(() => {
  server.use(reply('applications.counts', counts))
})

const show = (at = '/User-WorkApplied') => renderRoutes(myWorkRoutes, { at, session: aSeekerSession() })

it('lists applications with their state and the reason', async () => {
  server.use(
    reply('applications.list', {
      data: [anApplication({ status: 'rejected', reason: 'We need more experience.' })],
      nextCursor: null,
    }),
  )
  const { container } = show()

  await screen.findByRole('link', { name: 'Door supervisor' })

  screen.getByText('We need more experience.')
  screen.getByText('Sat 20 Nov 2027, 22:00–06:00 (8 h) · £14.50/h')
  await expectNoAxeViolations(container)
})

it('shows one state at a time, kept in the URL', async () => {
  server.use(
    reply('applications.list', ({ input }) => ({
      data: input.status === 'offered' ? [anApplication({ status: 'offered' })] : [],
      nextCursor: null,
    })),
  )
  const { router } = show()

  await screen.findByText('You have not applied for any work yet.')
  await userEvent.click(screen.getByRole('link', { name: /^Offered/ }))

  await screen.findByRole('link', { name: 'Door supervisor' })
  expect(router.state.location.search).toBe('?status=offered')
})

it('loads the next page on request', async () => {
  const [first, second] = [anApplication(), anApplication({ id: '019a0000-0000-7000-8000-000000000011', shifts: [] })]
  server.use(
    reply('applications.list', ({ input }) =>
      input.cursor ? { data: [second], nextCursor: null } : { data: [first], nextCursor: 'more' },
    ),
  )
  show()

  await userEvent.click(await screen.findByRole('button', { name: 'Show more applications' }))

  await screen.findByText(/No shift left to work/)
  expect(screen.getAllByRole('link', { name: 'Door supervisor' })).toHaveLength(2)
})

it('says so when the list cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(noAnswer('applications.list'))
  renderRoutes((deps) => [{ ErrorBoundary: RouteError, children: myWorkRoutes(deps) }], {
    at: '/User-WorkApplied',
    session: aSeekerSession(),
  })

  await screen.findByText(/Network Error/, { selector: 'p' })
})
