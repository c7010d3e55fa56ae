import { contract, type Access, type Endpoint } from '@s4/contract'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()

const SOME_ID = '01900000-0000-7000-8000-000000000000'

/** Every endpoint of the contract, so that a new one is covered the moment it is declared. */
const endpoints = Object.entries(contract).map(([name, endpoint]: [string, Endpoint]) => {
  const route = name as RouteName
  const method = routeMethod(route) as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  return { name, access: endpoint.access, method, path: routePath(route).replaceAll(/\{\w+\}/g, SOME_ID) }
})
const having = (...access: Access[]) => endpoints.filter((endpoint) => access.includes(endpoint.access))

describe('nobody signed in is refused by', () => {
  // Signing out is the one thing of a session that needs none.
  it.each(
    having('identity', 'person', 'seeker', 'company', 'company-account', 'shift').filter(
      ({ name }) => name !== 'session.end',
    ),
  )('$name', async ({ method, path }) => {
    const refused = await api.anonymous(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})

    expect(refused.statusCode).toBe(401)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.json()).toMatchObject({ code: 'session.required', status: 401 })
  })
})

describe('the other role is refused by', () => {
  it.each(having('seeker', 'company', 'company-account'))('$name', async ({ access, method, path }) => {
    const refused = await api.as(
      access === 'seeker' ? company : seeker,
      method,
      path,
      method === 'GET' || method === 'DELETE' ? undefined : {},
    )

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'access.denied' })
  })
})

describe('somebody who claims to be another person is refused by', () => {
  it.each(
    having('person', 'seeker', 'company', 'company-account', 'shift').filter(({ name }) => name !== 'session.end'),
  )('$name', async ({ access, method, path }) => {
    const caller = access.startsWith('company') ? company : seeker
    const refused = await api.as(caller, method, path, method === 'GET' || method === 'DELETE' ? undefined : {}, {
      'firebase-id': 'somebody-else',
    })

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'session.other-person' })
  })
})
