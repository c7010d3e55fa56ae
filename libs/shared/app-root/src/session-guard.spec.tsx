import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionGuard } from './session-guard'

const leaveFor = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('@s4/auth-session', async (original) => ({ ...(await original<object>()), leaveFor }))

const now = '2026-11-21T09:00:00.000Z'
const endingAt = (expiresAt: string) => aSeekerSession({ now, expiresAt })
const open = (session: ReturnType<typeof aSeekerSession>, handle?: object) =>
  renderRoutes([{ path: '/', handle, element: <main><h1>Jobs</h1><SessionGuard /></main> }], { at: '/', session })

beforeEach(() => leaveFor.mockClear())

describe('before the session ends', () => {
  it('says nothing with more than five minutes left', () => {
    open(endingAt('2026-11-21T09:06:00.000Z'))

    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull()
  })

  it('offers to stay, and goes quiet once the hour has started again', async () => {
    server.use(reply('session.renew', endingAt('2026-11-21T10:00:00.000Z')))
    open(endingAt('2026-11-21T09:04:00.000Z'))
    expect(await screen.findByText('Your session ends in under 5 minutes')).toBeTruthy()
    await expectNoAxeViolations()

    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }))

    await waitFor(() => expect(screen.queryByText('Your session ends in under 5 minutes')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why it cannot be renewed, and offers it again', async () => {
    server.use(reject('session.renew', 'server.busy'))
    open(endingAt('2026-11-21T09:04:00.000Z'))

    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))

    expect(await screen.findByText('S4 is busy. Try again in a moment.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toBeTruthy()
  })
})

describe('a session thirty days after signing in', () => {
  it('leads to signing in again when asked to go on', async () => {
    server.use(reject('session.renew', 'session.too-old'))
    open(endingAt('2026-11-21T09:04:00.000Z'))

    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Okay' }))

    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`http://s4.localhost:4200/login?next=${encodeURIComponent(location.href)}`)
  })
})

describe('a session that has run out', () => {
  it.each([
    ['the server says so', reply('session.show', null)],
    ['the server cannot be asked', noAnswer('session.show')],
  ])('says so in the agreed words when %s, and leads back here after signing in', async (_why, answer) => {
    server.use(answer)
    open(endingAt(now))

    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Session Expired plz login again..')
    await expectNoAxeViolations(dialog)
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))

    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(`http://s4.localhost:4200/login?next=${encodeURIComponent(location.href)}`)
  })

  it('goes on when another tab has started the hour again', async () => {
    server.use(reply('session.show', endingAt('2026-11-21T10:00:00.000Z')))
    const { session } = open(endingAt(now))

    await waitFor(() => expect(session.millisecondsLeft()).toBeGreaterThan(3_000_000))

    expect(session.ended()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not cover up a shift that goes on', async () => {
    server.use(reply('session.show', null))
    open(endingAt(now), { outlivesSession: true })

    expect(await screen.findByText('Your session has ended')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy()
  })
})

it('a sign-in of somebody else in this browser is told, with the way to go on as them', async () => {
  const ben = { uid: 'ben', role: 'Job Seeker' as const, email: 'ben@example.com', emailVerified: true }
  server.use(reply('session.show', aSeekerSession({ user: ben })))
  open(endingAt(now))

  expect(await screen.findByRole('dialog', { name: 'Somebody else is signed in' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Go on as them/ }).getAttribute('href')).toBe('http://s4.localhost:4200/dashboard')
})

it('a sign-out elsewhere leads to the sign-in screen', async () => {
  server.use(reply('session.show', null))
  const { session } = open(endingAt('2026-11-21T10:00:00.000Z'))

  await session.refresh()

  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://s4.localhost:4200/login?signed-out'))
})
