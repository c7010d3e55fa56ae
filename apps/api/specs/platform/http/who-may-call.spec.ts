import {
  contract,
  memberRoles,
  memberRules,
  permissions,
  refusalFor,
  rolePermissions,
  type Access,
  type Endpoint,
  type MemberPermission,
  type Permission,
} from '@s4/contract'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()
const member = await api.aStaffMember()

const SOME_ID = '01900000-0000-7000-8000-000000000000'

interface EndpointCall {
  name: string
  requires: Permission
  access: Access
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** Every endpoint of the contract, so that new ones are covered too. */
const endpoints = Object.entries(contract).map(([name, { requires }]: [string, Endpoint]): EndpointCall => {
  const route = name as RouteName
  const method = routeMethod(route) as EndpointCall['method']
  const path = routePath(route).replaceAll(/\{\w+\}/g, SOME_ID)
  return { name, requires, access: permissions[requires], method, path }
})
const withAccess = (...access: Access[]) => endpoints.filter((endpoint) => access.includes(endpoint.access))
const body = ({ method }: EndpointCall) => (method === 'GET' || method === 'DELETE' ? undefined : {})
const callAs = (person: typeof seeker | typeof company, call: EndpointCall) =>
  api.as(person, call.method, call.path, body(call))

describe('a person without a session is refused by', () => {
  // Signing out needs no session.
  it.each(
    withAccess('identity', 'person', 'seeker', 'company', 'company-account', 'shift', 'own-shift').filter(
      ({ name }) => name !== 'session.end',
    ),
  )('$name', async (call) => {
    const refused = await api.anonymous(call.method, call.path, body(call))

    expect(refused.statusCode).toBe(401)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.json()).toMatchObject({ code: 'session.required', status: 401 })
  })
})

describe('the other role is refused by', () => {
  it.each(withAccess('seeker', 'own-shift', 'company', 'company-account'))('$name', async (call) => {
    const refused = await callAs(call.access.startsWith('company') ? seeker : company, call)

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'access.denied' })
  })
})

describe('a person who may call it is not refused by', () => {
  // These endpoints are called with a token of the identity provider, not with a session.
  const open = endpoints.filter(({ access }) => access !== 'identity' && access !== 'staff')
  const rows = [
    ...open.filter(({ access }) => !access.startsWith('company')).map((call) => ({ ...call, who: 'seeker' as const })),
    ...open
      .filter(({ access }) => access !== 'seeker' && access !== 'own-shift')
      .map((call) => ({ ...call, who: 'company' as const })),
  ]

  it.each(rows)('$name: a $who', async (call) => {
    // Some endpoints end the session or the account, so each call has its own person.
    const caller = call.who === 'seeker' ? await api.aSeeker() : await api.aCompany()
    const answered = await callAs(caller, call)

    expect(answered.statusCode).not.toBe(401)
    expect(answered.json<{ code?: string }>().code).not.toBe('access.denied')
  })
})

describe('each role of a company gets the right answer from', () => {
  it.each(withAccess('person', 'shift', 'company', 'company-account'))('$name', async (call) => {
    const permission = call.requires as MemberPermission
    const roles = memberRules[permission].roles as readonly string[]
    const wrong: string[] = []
    for (const role of memberRoles) {
      // Some endpoints end the session or the account, so each call has its own person.
      const answered = await callAs(await api.aMember(company, { role }), call)
      const { code, detail } = answered.json<{ code?: string; detail?: string }>()
      const isRefused = code === 'access.denied' && detail === refusalFor(role, permission)
      if (answered.statusCode === 401 || isRefused === roles.includes(role)) wrong.push(`${role}: ${code ?? 'allowed'}`)
    }

    expect(wrong).toEqual([])
  })

  it('refuses with the role of the member and the roles that may', async () => {
    const planner = await api.aMember(company, { role: 'planner' })

    const refused = await api.as(planner, 'POST', `/invoices/${SOME_ID}/payee-check`, {})

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'access.denied',
      detail: 'Your role is planner, so you cannot pay workers and record payments. Ask an owner or finance.',
      facts: { role: 'planner', roles: ['owner', 'finance'] },
    })
  })
})

describe('a person who claims to be another person is refused by', () => {
  it.each(
    withAccess('person', 'seeker', 'company', 'company-account', 'shift', 'own-shift').filter(
      ({ name }) => name !== 'session.end',
    ),
  )('$name', async (call) => {
    const caller = call.access.startsWith('company') ? company : seeker
    const refused = await api.as(caller, call.method, call.path, body(call), { 'firebase-id': 'somebody-else' })

    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'session.other-person' })
  })
})

describe('staff stand apart from accounts', () => {
  const ofStaff = withAccess('staff')
  const ofAccounts = withAccess('person', 'seeker', 'company', 'company-account', 'shift', 'own-shift')
  const asMember = ({ method, path, ...call }: EndpointCall) =>
    member.call(method, path, body({ method, path, ...call }))

  it.each(ofStaff)('$name refuses nobody, a worker and a company', async (call) => {
    const refused = [
      await api.anonymous(call.method, call.path, body(call)),
      await callAs(seeker, call),
      await callAs(company, call),
    ]

    for (const answer of refused) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'staff.session-required' })
    }
  })

  it.each(ofStaff)('$name refuses a member without its permission', async (call) => {
    const staffPermissions = rolePermissions.staff as Set<Permission>
    staffPermissions.delete(call.requires)
    try {
      expect((await asMember(call)).json()).toMatchObject({ code: 'access.denied' })
    } finally {
      staffPermissions.add(call.requires)
    }
  })

  // Signing out needs no session.
  it.each(ofAccounts.filter(({ name }) => name !== 'session.end'))(
    '$name refuses a member of the staff',
    async (call) => {
      const refused = await asMember(call)

      expect(refused.statusCode).toBe(401)
      expect(refused.json()).toMatchObject({ code: 'session.required' })
    },
  )

  it.each(ofStaff.filter(({ name }) => name !== 'staff.signOut'))('$name is open to a member', async (call) => {
    const answered = await asMember(call)

    expect(answered.statusCode).not.toBe(401)
    expect(answered.json<{ code?: string }>().code).not.toBe('access.denied')
  })
})
