import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './contract'
import { endpoints, type Endpoint } from './endpoint/endpoint'
import { routeMethod, routePath, routes, type RouteName } from './routes'

// Object.keys forgets the names' type; the table itself is what is read.
const names = Object.keys(routes) as RouteName[]
const findEndpoint = (name: RouteName): Endpoint => contract[name]

describe('the contract', () => {
  it('gives every endpoint a method and path of its own', () => {
    const addresses = Object.values(routes)

    expect(new Set(addresses).size).toBe(addresses.length)
    expect(Object.keys(contract).toSorted()).toEqual(names.toSorted())
  })

  it.each(names)('%s takes what its path names, and says what it does', (name) => {
    const endpoint = findEndpoint(name)
    const inPath = [...routePath(name).matchAll(/\{(\w+)\}/g)].map(([, key]) => key)

    expect(Object.keys(endpoint.input.shape)).toEqual(expect.arrayContaining(inPath))
    expect(endpoint.summary).toMatch(/[.`]$/)
  })

  it.each(names.filter((name) => routeMethod(name) === 'GET'))(
    '%s, a read, takes only what a query can carry',
    (name) => {
      const { properties = {} } = z.toJSONSchema(findEndpoint(name).input, { io: 'input', unrepresentable: 'any' })

      for (const property of Object.values(properties)) expect(property).not.toMatchObject({ type: 'object' })
    },
  )

  it('requires a permission: without one an endpoint does not compile', () => {
    const canary = { summary: 'A canary.', input: z.object({}), output: z.null() }
    // @ts-expect-error -- `requires` is missing.
    endpoints({ 'canary.show': canary })
    // @ts-expect-error -- there is no such permission.
    endpoints({ 'canary.show': { ...canary, requires: 'canaries.keep' } })
  })

  it('demands a complete profile of no one before they have an account', () => {
    const odd = names.filter(
      (name) =>
        ['account.create', 'company.set-up'].includes(findEndpoint(name).requires) &&
        findEndpoint(name).needs?.includes('complete'),
    )

    expect(odd).toEqual([])
  })
})

it('keeps what is one line on one line, and what is said at length as it was said', () => {
  const { employer } = contract['experience.create'].input.shape
  const { reason } = contract['jobs.cancel'].input.shape

  expect(employer.parse(' North\r\nX-EVIL:1\u2028gate ')).toBe('North X-EVIL:1 gate')
  expect(reason.parse(' The venue closed.\nSorry. ')).toBe('The venue closed.\nSorry.')
  expect(employer.safeParse('\r\n').success).toBe(false)
})
