import type { SessionView } from '@s4/contract'
import {
  aCompanySession,
  aSeekerSession,
  expectNoAxeViolations,
  reject,
  renderRoutes,
  reply,
  server,
} from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { publicRoutes } from '../public-routes'

const openUrl = vi.hoisted(() => vi.fn<(url: string) => void>())
vi.mock('@s4/auth-session', async (original) => ({ ...(await original<object>()), openUrl }))

const SECRET = 'a-secret-of-at-least-twenty-letters'
const EMAIL = 'robin@acme.example'

interface Opened {
  at?: string
  /** Who is signed in; nobody by default. */
  session?: SessionView | null
  email?: string
}
function open({ at = `/invitation#${SECRET}`, session = null, email = EMAIL }: Opened = {}) {
  const view = session && { ...session, user: { ...session.user, email } }
  server.use(reply('session.show', view))
  return renderRoutes(() => publicRoutes(), { at, session: view })
}

beforeEach(() => {
  sessionStorage.clear()
  openUrl.mockClear()
  server.use(
    reply('team.openInvitation', {
      companyName: 'Acme Security',
      name: 'Robin Lee',
      email: EMAIL,
      role: 'planner',
      invitedBy: 'Ada Byron',
      expiresAt: '2036-11-27T09:00:00.000Z',
    }),
  )
})

it('leads somebody signed out to signing in or a new account, and back', async () => {
  const { container } = open()

  expect(await screen.findByText(/Ada Byron invites you to join Acme Security. Your role there: planner/)).toBeTruthy()
  const create = await screen.findByRole('link', { name: 'Create an account' })
  expect(new URL(create.getAttribute('href') ?? '', location.href).searchParams.get('next')).toContain('/invitation')
  await expectNoAxeViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(openUrl).toHaveBeenCalledOnce()
  expect(openUrl.mock.calls[0]?.[0]).toContain(encodeURIComponent('/invitation'))
})

it('is joined by the account of its address, which finds it again after signing in', async () => {
  sessionStorage.setItem('invitation', SECRET)
  const sent: unknown[] = []
  server.use(
    reply('team.join', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  open({ at: '/invitation', session: aCompanySession() })

  await userEvent.click(await screen.findByRole('button', { name: 'Join Acme Security' }))

  await waitFor(() => expect(openUrl).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ secret: SECRET }])
  expect(sessionStorage.getItem('invitation')).toBeNull()
})

it('tells another account which address it is for', async () => {
  open({ session: aCompanySession(), email: 'sam@acme.example' })

  expect(
    await screen.findByText(`You are signed in as sam@acme.example. Sign out and use ${EMAIL} instead.`),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
})

it('says why a worker’s account cannot join', async () => {
  server.use(reject('team.join', 'invitation.worker-account'))
  open({ session: aSeekerSession() })

  await userEvent.click(await screen.findByRole('button', { name: 'Join Acme Security' }))

  expect(await screen.findByText(/A worker account cannot join a company/)).toBeTruthy()
  expect(openUrl).not.toHaveBeenCalled()
})

it.each([
  ['invitation.used', /has been used/],
  ['invitation.expired', /expired after 7 days/],
  ['invitation.withdrawn', /withdrawn this invitation/],
] as const)('says of %s what became of it', async (code, words) => {
  server.use(reject('team.openInvitation', code))
  open()

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

it.each(['/invitation', '/invitation#cut-off'])('says that %s is not complete', async (at) => {
  open({ at })

  expect(await screen.findByText('This address is not complete. Open the link from the email as it is.')).toBeTruthy()
})
