import { useReauth } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'
import { aConfig, aSeekerSession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReauthGate } from './reauth-gate'

const provider = vi.hoisted(() => ({
  signIn: vi.fn<() => Promise<string>>(),
  signInWithGoogle: vi.fn<() => Promise<string>>(),
}))
vi.mock('@s4/identity', () => ({ getIdentity: () => ({ load: () => Promise.resolve(provider) }) }))

const before = aSeekerSession()

/** Makes a call that needs a recent sign-in, or several at once; returns how often it was tried. */
async function ask(signInProviders: string[], calls = 1) {
  const act = vi.fn<() => Promise<string>>().mockResolvedValue('shown')
  for (let call = 0; call < calls; call += 1) act.mockRejectedValueOnce(new ApiError('session.recent-sign-in-needed'))
  function Secret() {
    const reauth = useReauth()
    return (
      <button type="button" onClick={() => Array.from({ length: calls }, () => void reauth(act).catch(() => null))}>
        Show it
      </button>
    )
  }
  server.use(reply('config.show', aConfig({ signInProviders })), reply('session.show', before))
  const page = renderRoutes(
    [
      {
        path: '/',
        element: (
          <ReauthGate>
            <main>
              <h1>Secret</h1>
              <Secret />
            </main>
          </ReauthGate>
        ),
      },
    ],
    { at: '/', session: before },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
  await screen.findByLabelText('Your S4 password', undefined, { timeout: 10_000 })
  return { ...page, act }
}

it('asks once for two calls, and then repeats both', async () => {
  provider.signIn.mockResolvedValue('proof')
  server.use(reply('session.reauth', { done: true }))
  const { act } = await ask(['google'], 2)

  await userEvent.type(screen.getByLabelText('Your S4 password'), 'three random words')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

  await waitFor(() => expect(act).toHaveBeenCalledTimes(4))
})

it('asks for the password, and then repeats the call', async () => {
  const proofs: string[] = []
  provider.signIn.mockResolvedValue('proof')
  server.use(reply('session.reauth', ({ input }) => (proofs.push(input.idToken), { done: true })))
  const { act } = await ask(['google', 'email-link'])
  await screen.findByRole('button', { name: 'I sign in with Google' })
  await expectNoAxeViolations()

  await userEvent.type(screen.getByLabelText('Your S4 password'), 'three random words')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

  await waitFor(() => expect(act).toHaveBeenCalledTimes(2))
  expect(proofs).toEqual(['proof'])
})

it('offers only the enabled ways', async () => {
  await ask(['email-link'])

  await screen.findByRole('button', { name: 'Email me a link to confirm' })

  expect(screen.queryByRole('button', { name: 'I sign in with Google' })).toBeNull()
})

it('continues once the link in the email has signed in in this browser', async () => {
  const sent: string[] = []
  server.use(reply('account.sendSignInLink', ({ input }) => (sent.push(input.email), { done: true })))
  const { act } = await ask(['email-link'])

  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link to confirm' }))
  expect(await screen.findByText(/A link is on its way to ada@example.com/)).toBeTruthy()
  server.use(reply('session.show', { ...before, issuedAt: '2026-11-21T09:30:00.000Z' }))

  await waitFor(() => expect(act).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  expect(sent).toEqual(['ada@example.com'])
}, 20_000)
