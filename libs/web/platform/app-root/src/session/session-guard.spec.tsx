import {
  aCompanySession,
  aSeekerSession,
  expectNoAxeViolations,
  noAnswer,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { guarded, requireRole } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Briefcase } from 'lucide-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MenuPage } from '../menu/menu-page'
import { SessionGuard } from './session-guard'
import { SignedInFrame, type SidebarItem } from '../signed-in-frame'

const openUrl = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('@s4/auth-session', async (original) => ({ ...(await original<object>()), openUrl }))

const now = '2026-11-21T09:00:00.000Z'
const endingAt = (expiresAt: string) => aSeekerSession({ now, expiresAt })
const open = (session: ReturnType<typeof aSeekerSession>, handle?: object) =>
  renderRoutes(
    [
      {
        path: '/',
        handle,
        element: (
          <main>
            <h1>Jobs</h1>
            <SessionGuard />
          </main>
        ),
      },
    ],
    { at: '/', session },
  )

beforeEach(() => openUrl.mockClear())

describe('before the session ends', () => {
  it('says nothing with more than five minutes left', () => {
    open(endingAt('2026-11-21T09:06:00.000Z'))

    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull()
  })

  it('offers to stay signed in, and disappears after the renewal', async () => {
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

it('shows why signing out was refused, with the next step', async () => {
  server.use(
    reject(
      'session.end',
      new ApiError('session.other-person', {
        nextStep: { label: 'Continue as whoever is signed in', path: '/dashboard' },
      }),
    ),
  )
  renderRoutes([{ path: '/', element: <MenuPage groups={[]} completePath="/profile" /> }], {
    at: '/',
    session: endingAt('2026-11-21T10:00:00.000Z'),
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /log ?out/i }))

  expect((await screen.findByRole('link', { name: 'Continue as whoever is signed in' })).getAttribute('href')).toBe(
    '/dashboard',
  )
})

describe('a session thirty days after signing in', () => {
  it('leads to the login page when it cannot be renewed', async () => {
    server.use(reject('session.renew', 'session.too-old'))
    open(endingAt('2026-11-21T09:04:00.000Z'))

    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Okay' }))

    expect(openUrl).toHaveBeenCalledExactlyOnceWith(
      `http://s4.localhost:4200/login?next=${encodeURIComponent(location.href)}`,
    )
  })
})

describe('a session that has run out', () => {
  it.each([
    ['the server says so', reply('session.show', null)],
    ['the server cannot be asked', noAnswer('session.show')],
  ])('shows the specified sentence when %s, and returns here after signing in', async (_why, answer) => {
    server.use(answer)
    open(endingAt(now))

    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Session Expired plz login again..')
    await expectNoAxeViolations(dialog)
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))

    expect(openUrl).toHaveBeenCalledExactlyOnceWith(
      `http://s4.localhost:4200/login?next=${encodeURIComponent(location.href)}`,
    )
  })

  it('says the same of a session that was lost before its hour was over', async () => {
    localStorage.clear()
    server.use(reply('session.show', null))
    const { session } = open(endingAt('2026-11-21T10:00:00.000Z'))

    await session.refresh()

    expect((await screen.findByRole('dialog')).textContent).toContain('Session Expired plz login again..')
    expect(openUrl).not.toHaveBeenCalled()
  })

  it('continues when another tab has renewed it', async () => {
    server.use(reply('session.show', endingAt('2026-11-21T10:00:00.000Z')))
    const { session } = open(endingAt(now))

    await waitFor(() => expect(session.millisecondsLeft()).toBeGreaterThan(3_000_000))

    expect(session.ended()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not cover a shift in progress', async () => {
    server.use(reply('session.show', null))
    open(endingAt(now), { outlivesSession: true })

    expect(await screen.findByText('Your session has ended')).toBeTruthy()
    // The same screen stands after booking off.
    expect(screen.getByText(/^While you are booked on, this screen works without it\./)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy()
  })
})

it.each([
  ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another window', () => window.dispatchEvent(new Event('focus'))],
])('knows, when the person comes back from %s, that the email address is verified', async (_where, comeBack) => {
  const verified = endingAt('2026-11-21T10:00:00.000Z')
  server.use(reply('session.show', verified))
  const { session } = open({ ...verified, user: { ...verified.user, emailVerified: false } })

  comeBack()

  await waitFor(() => expect(session.snapshot()?.user.emailVerified).toBe(true))
})

it('shows that somebody else has signed in in this browser', async () => {
  const ben = { uid: 'ben', role: 'Job Seeker' as const, email: 'ben@example.com', emailVerified: true }
  server.use(reply('session.show', aSeekerSession({ user: ben })))
  open(endingAt(now))

  expect(await screen.findByRole('dialog', { name: 'Somebody else is signed in' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Continue as them/ }).getAttribute('href')).toBe(
    'http://s4.localhost:4200/dashboard',
  )
})

it('a sign-out in another tab leads to the sign-in screen', async () => {
  server.use(reply('session.show', null))
  const { session } = open(endingAt('2026-11-21T10:00:00.000Z'))

  localStorage.setItem('signedOut', session.snapshot()?.user.uid ?? '')
  await session.refresh()

  await waitFor(() => expect(openUrl).toHaveBeenCalledExactlyOnceWith('http://s4.localhost:4200/login?signed-out'))
})

describe('the profile', () => {
  it('is checked on a new screen, at most once a minute while it is complete', async () => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const asked: string[] = []
    const session = endingAt('2026-11-21T10:00:00.000Z')
    server.use(reply('session.show', () => (asked.push(new Date().toISOString()), session)))
    const guard = (
      <main>
        <h1>S4</h1>
        <SessionGuard />
      </main>
    )
    const { router } = renderRoutes([{ path: '*', element: guard }], { at: '/', session })

    await act(() => router.navigate('/one'))
    vi.setSystemTime('2026-11-21T09:01:00.000Z')
    await act(() => router.navigate('/two'))
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(() => router.navigate('/three'))

    expect(asked).toEqual(['2026-11-21T09:01:00.000Z'])
    vi.useRealTimers()
  })
})

it('says at once that the browser is offline, and stops when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(reply('session.show', endingAt('2026-11-21T10:00:00.000Z')))
  open(endingAt('2026-11-21T10:00:00.000Z'))

  expect(await screen.findByText('You are offline')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))

  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
})

it.each([
  ['a worker', aSeekerSession, /What you do on a shift is kept on this phone.*Nothing else can be saved until then/],
  ['a company', aCompanySession, /What you see may be old, and nothing can be saved until the connection is back/],
])('says to %s what is kept without a connection', async (_who, aSession, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(aSession({ expiresAt: '2026-11-21T10:00:00.000Z' }))

  expect(await screen.findByText(said)).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

it('leaves it to a screen that says so in its place', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(endingAt('2026-11-21T10:00:00.000Z'), { saysNoSignal: true })

  expect(screen.queryByText('You are offline')).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

describe('a server that cannot be reached', () => {
  it('keeps the app open and shows a notice until the server responds', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const copy = aSeekerSession({
      now: new Date().toISOString(),
      issuedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    server.use(noAnswer('session.show'))
    renderRoutes(
      (deps) => {
        deps.session.adopt(copy)
        void deps.session.refresh().catch(() => null)
        const sidebarItems: SidebarItem[] = [{ label: 'Jobs', to: '/', icon: Briefcase, covers: () => true }]
        const frame = (
          <SignedInFrame
            MoreMenu={undefined}
            sidebarItems={sidebarItems}
            screenAt={() => ({ title: 'Jobs', shape: 'list' })}
            logo="S4"
            notificationsPath="/n"
            profilePath="/p"
            prompt={{ title: '', text: '', completePath: '/p' }}
          />
        )
        return [
          {
            ...guarded(requireRole(deps.session, 'Job Seeker')),
            element: frame,
            children: [{ index: true, element: <p>The jobs</p> }],
          },
        ]
      },
      { at: '/' },
    )

    expect(await screen.findByText('The jobs')).toBeTruthy()
    expect(await screen.findByText('S4 is not available')).toBeTruthy()
    expect(screen.getByText(/sent when S4 is back/)).toBeTruthy()
    expect(screen.queryByText(/connection/)).toBeNull()
    expect(screen.queryByText(/Unexpected Application Error/)).toBeNull()
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('could not be fetched'),
      expect.objectContaining({ code: 'network.error' }),
    )
    server.use(reply('session.show', copy))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(screen.queryByText('S4 is not available')).toBeNull())
    logged.mockRestore()
  })
})

it('asks to update a page that the server no longer answers', async () => {
  server.use(reject('session.renew', 'app.outdated'))
  open(endingAt('2026-11-21T09:04:00.000Z'))

  await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Update S4 to go on' }))
  expect(dialog.getByText(/We keep what you typed, and what is not sent yet/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Update now' })).toBeTruthy()
})
