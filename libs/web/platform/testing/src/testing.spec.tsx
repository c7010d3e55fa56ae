import { useApi } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { useMutation, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aSeekerSession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from './index'

const account = {
  uid: 'ada',
  role: 'Job Seeker' as const,
  email: 'ada@example.com',
  emailVerified: true,
  phone: '07700 900982',
  createdAt: '2026-11-21T09:00:00.000Z',
  eraseAt: null,
  keptOnErasure: [],
}

function AccountPage() {
  const api = useApi()
  const { data, error } = useQuery(api.query('account.show', {}))
  const create = useMutation({
    mutationFn: () => api.call('signUp.create', { role: 'Company', phone: data?.phone ?? '' }),
  })

  return (
    <main>
      <h1>{data?.email ?? error?.message ?? 'Loading'}</h1>
      <button type="button" onClick={() => create.mutate()}>
        Create
      </button>
      {create.error instanceof ApiError && <p>{create.error.fields.phone}</p>}
    </main>
  )
}

const routes = [{ path: '/account', Component: AccountPage }]

describe('a stubbed API', () => {
  it('returns what the contract promises', async () => {
    server.use(reply('account.show', account))

    renderRoutes(routes, { at: '/account', session: aSeekerSession() })

    expect(await screen.findByRole('heading', { name: 'ada@example.com' })).toBeTruthy()
    await expectNoAxeViolations()
  })

  it('passes the parsed input and the request to a function', async () => {
    const heard: (string | null)[] = []
    server.use(reply('account.show', ({ request }) => (heard.push(request.headers.get('firebase-id')), account)))

    renderRoutes(routes, { at: '/account', session: aSeekerSession() })
    await screen.findByRole('heading', { name: 'ada@example.com' })

    expect(heard).toEqual(['ada'])
  })

  it('refuses with the sentence of a code', async () => {
    server.use(reject('account.show', 'session.required'))

    renderRoutes(routes, { at: '/account' })

    expect(await screen.findByRole('heading', { name: 'Sign in to continue.' })).toBeTruthy()
  })

  it('does not answer at all', async () => {
    server.use(noAnswer('account.show'))

    renderRoutes(routes, { at: '/account' })

    expect(await screen.findByRole('heading', { name: 'Network Error' })).toBeTruthy()
  })

  it('refuses an input the contract refuses, on its field', async () => {
    server.use(reply('account.show', { ...account, phone: '' }), reply('signUp.create', account))
    renderRoutes(routes, { at: '/account' })

    await screen.findByRole('heading', { name: account.email })
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))

    expect(await screen.findByText('Enter a phone number, like 07700 900982.')).toBeTruthy()
  })

  it('shows a failed write that no field explains in the page', async () => {
    server.use(reply('account.show', account), reject('signUp.create', 'account.exists'))
    renderRoutes(routes, { at: '/account' })

    await screen.findByRole('heading', { name: account.email })
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))

    expect(await screen.findByText('You already have an account.')).toBeTruthy()
  })

  it('rejects an output that does not match the contract', () => {
    expect(() => reply('account.show', { ...account, createdAt: 'yesterday' })).toThrow('Give a date and time.')
  })
})

describe('the accessibility check', () => {
  it('names each fault with its element', async () => {
    document.body.innerHTML = '<button></button>'

    await expect(expectNoAxeViolations()).rejects.toThrow('Buttons must have discernible text: <button')
  })
})
