import { contract, permissions, rolePermissions, type Access, type Endpoint, type Permission } from '@s4/contract'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()

const SOME_ID = '01900000-0000-7000-8000-000000000000'

interface Called {
  name: string
  requires: Permission
  access: Access
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** Every endpoint of the contract, so that a new one is covered the moment it is declared. */
const endpoints = Object.entries(contract).map(([name, { requires }]: [string, Endpoint]): Called => {
  const route = name as RouteName
  const method = routeMethod(route) as Called['method']
  const path = routePath(route).replaceAll(/\{\w+\}/g, SOME_ID)
  return { name, requires, access: permissions[requires], method, path }
})
const having = (...access: Access[]) => endpoints.filter((endpoint) => access.includes(endpoint.access))
const body = ({ method }: Called) => (method === 'GET' || method === 'DELETE' ? undefined : {})
const callAs = (person: typeof seeker | typeof company, called: Called) =>
  api.as(person, called.method, called.path, body(called))

describe('nobody signed in is refused by', () => {
  // Signing out is the one thing of a session that needs none.
  it.each(
    having('identity', 'person', 'seeker', 'company', 'company-account', 'shift', 'own-shift').filter(
      ({ name }) => name !== 'session.end',
    ),
  )('$name', async (called) => {
    const refused = await api.anonymous(called.method, called.path, body(called))

    expect(refused.statusCode).toBe(401)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.json()).toMatchObject({ code: 'session.required', status: 401 })
  })
})

describe('the other role is refused by', () => {
  it.each(having('seeker', 'own-shift', 'company', 'company-account'))('$name', async (called) => {
    const refused = await callAs(called.access.startsWith('company') ? seeker : company, called)

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'access.denied' })
  })
})

describe('nobody who may is refused by', () => {
  // Without an account, with a token of the identity provider: sessions are not for these.
  const open = endpoints.filter(({ access }) => access !== 'identity')
  const rows = [
    ...open
      .filter(({ access }) => !access.startsWith('company'))
      .map((called) => ({ ...called, who: 'seeker' as const })),
    ...open
      .filter(({ access }) => access !== 'seeker' && access !== 'own-shift')
      .map((called) => ({ ...called, who: 'company' as const })),
  ]

  it.each(rows)('$name: a $who', async (called) => {
    // A caller of its own, since some of these end its session or its account.
    const caller = called.who === 'seeker' ? await api.aSeeker() : await api.aCompany()
    const answered = await callAs(caller, called)

    expect(answered.statusCode).not.toBe(401)
    expect(answered.json<{ code?: string }>().code).not.toBe('access.denied')
  })
})

describe('an owner without one of the permissions is refused by', () => {
  const taken = rolePermissions.owner as Set<Permission>
  const companyEndpoints = having('company', 'company-account', 'person')

  it.each(companyEndpoints)('$name', async (called) => {
    taken.delete(called.requires)
    try {
      const refused = await callAs(company, called)

      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({ code: 'access.denied' })
    } finally {
      taken.add(called.requires)
    }
  })
})

describe('somebody who claims to be another person is refused by', () => {
  it.each(
    having('person', 'seeker', 'company', 'company-account', 'shift', 'own-shift').filter(
      ({ name }) => name !== 'session.end',
    ),
  )('$name', async (called) => {
    const caller = called.access.startsWith('company') ? company : seeker
    const refused = await api.as(caller, called.method, called.path, body(called), { 'firebase-id': 'somebody-else' })

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'session.other-person' })
  })
})
