import type { Notification } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { notificationRoutes, useUnreadCount } from './index'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const aNotice = (change: Partial<Notification> = {}): Notification => ({
  id: id(1),
  kind: 'offer.made',
  title: 'Harbour Security offers you work',
  body: 'Answer by 13:00.',
  link: '/User-MyWorkAssignedPage?offer=1',
  critical: true,
  createdAt: '2026-11-21T09:00:00.000Z',
  readAt: null,
  ...change,
})

const open = (at = '/User-UserNotification') =>
  renderRoutes(
    (deps) => [
      ...notificationRoutes({ ...deps, path: 'User-UserNotification' }),
      { path: 'User-MyWorkAssignedPage', element: <p>Offers</p> },
    ],
    { at, session: aSeekerSession() },
  )

describe('notifications', () => {
  it.each([
    ['the title', 'Harbour Security offers you work'],
    ['a button named by where it goes', 'See the offer: Harbour Security offers you work'],
  ])('link to what they are about by %s, which marks them as read', async (_by, name) => {
    const read: string[] = []
    server.use(
      reply('notifications.list', { data: [aNotice()], nextCursor: null }),
      reply(
        'notifications.read',
        ({ input }) => (read.push(input.id), aNotice({ readAt: '2026-11-21T10:00:00.000Z' })),
      ),
    )
    const { container } = open()

    expect(await screen.findByText('Answer by 13:00.')).toBeTruthy()
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('link', { name }))

    expect(await screen.findByText('Offers')).toBeTruthy()
    expect(read).toEqual([id(1)])
  })

  it('put an alert that nobody has read first, and mark it as one', async () => {
    const alert = aNotice({ id: id(2), kind: 'alert.help', title: 'Daniel Okafor needs help' })
    server.use(reply('notifications.list', { data: [aNotice(), alert], nextCursor: null }))
    open()

    expect(await screen.findByText('Alert')).toBeTruthy()
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Daniel Okafor needs help')
    expect(screen.getByText('New')).toBeTruthy()
  })

  it('keep the lines of what they say apart', async () => {
    const body = 'The fire door will not open\n\nThank you, Ada.'
    server.use(reply('notifications.list', { data: [aNotice({ body })], nextCursor: null }))
    open()

    const text = await screen.findByText(/The fire door will not open/)
    expect(getComputedStyle(text).whiteSpace).toBe('pre-line')
  })

  it('are read all together, up to the newest shown', async () => {
    const until: string[] = []
    server.use(
      reply('notifications.list', {
        data: [aNotice(), aNotice({ id: id(2), createdAt: '2026-11-20T09:00:00.000Z' })],
        nextCursor: null,
      }),
      reply('notifications.readAll', ({ input }) => (until.push(input.until), { unread: 0 })),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))

    expect(until).toEqual(['2026-11-21T09:00:00.000Z'])
  })

  it('have no button once they are read', async () => {
    server.use(
      reply('notifications.list', { data: [aNotice({ readAt: '2026-11-21T10:00:00.000Z' })], nextCursor: null }),
    )
    open()

    await screen.findByRole('link', { name: 'Harbour Security offers you work' })

    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['/User-UserNotification', /Nothing has happened yet/],
    ['/User-UserNotification?state=unread', /You have read everything/],
  ])('%s shows a sentence when it is empty', async (at, sentence) => {
    server.use(reply('notifications.list', { data: [], nextCursor: null }))

    open(at)

    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('show why they cannot be marked', async () => {
    server.use(
      reply('notifications.list', { data: [aNotice()], nextCursor: null }),
      reject('notifications.readAll', 'server.busy'),
    )
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))

    expect(await screen.findByText('S4 is busy. Try again in a moment.')).toBeTruthy()
  })
})

describe('the count for the bell', () => {
  const Bell = () => <p>{useUnreadCount()} unread</p>

  it('is the real one', async () => {
    server.use(reply('notifications.unread', { unread: 7 }))

    renderRoutes([{ path: '/', Component: Bell }], { at: '/', session: aSeekerSession() })

    expect(await screen.findByText('7 unread')).toBeTruthy()
  })

  it('is left out when it cannot be loaded', async () => {
    server.use(noAnswer('notifications.unread'))

    renderRoutes([{ path: '/', Component: Bell }], { at: '/', session: aSeekerSession() })

    expect(await screen.findByText('0 unread')).toBeTruthy()
  })
})
