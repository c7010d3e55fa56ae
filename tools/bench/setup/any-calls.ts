import { contract, permissions, type Access, type Endpoint } from '@s4/contract'
import { routeMethod, routePath, routes, type RouteName } from '@s4/contract/routes'
import fc from 'fast-check'
import { z } from 'zod'
import { anyInput, type IdsOf, type Schema } from './any-input'
import type { Talker } from './a-session'
import type { Asked, People } from './asked'

/** They would end the very session that asks. */
const leftOut = new Set<RouteName>(['session.end', 'session.endDevice', 'erasure.request', 'account.changeEmail'])

// Object.keys forgets the names' type; the table itself is what is read.
export const callableRoutes = (Object.keys(routes) as RouteName[]).filter((name) => !leftOut.has(name))

const whoMay = {
  public: ['nobody', 'seeker', 'company'],
  identity: ['nobody'],
  person: ['seeker', 'company'],
  seeker: ['seeker'],
  'company-account': ['company'],
  company: ['company'],
  shift: ['seeker'],
  'own-shift': ['seeker'],
  // Opened by nobody who has an account.
  staff: ['nobody', 'seeker', 'company'],
} as const satisfies Record<Access, readonly ('nobody' | 'seeker' | 'company')[]>

/** Ids in paths are of what the path is about: `/jobs/{id}` of a job. */
const pathTables: Record<string, string> = {
  workers: 'seeker',
  company: 'job',
  companies: 'company',
  'check-calls': 'checkCall',
  'gap-notes': 'gapNote',
  'self-billing': 'selfBillingAgreement',
  license: 'licence',
}

/** The field whose ids `{id}` in the path of an endpoint takes. */
export function idField(name: RouteName): string {
  const [subject = ''] = routePath(name).slice(1).split('/')
  return pathTables[subject] ?? subject.replace(/s$/, '')
}

/** Some inputs of an endpoint, by its schema; ids are those of `ids`. */
export function inputsFor(name: RouteName, ids: IdsOf, { times, seed }: { times: number; seed: number }) {
  const endpoint: Endpoint = contract[name]
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const field = idField(name)
  return fc.sample(
    anyInput(schema, (asked) => ids(asked === 'id' ? field : asked)) as fc.Arbitrary<Record<string, unknown>>,
    { numRuns: times, seed },
  )
}

/** Calls of every endpoint by everybody who may make them. */
export function anyCalls(people: People, ids: IdsOf, runs: { times: number; seed: number }): Asked[] {
  return callableRoutes.flatMap((name) => {
    const inputs = inputsFor(name, ids, runs)
    return whoMay[permissions[contract[name].requires]].flatMap((role) =>
      inputs.map((input) => buildCall(name, input, role === 'nobody' ? undefined : people[role])),
    )
  })
}

export function buildCall(name: RouteName, input: Record<string, unknown>, who: Talker | undefined): Asked {
  const method = routeMethod(name)
  const path = routePath(name).replaceAll(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(input[key])))
  if (method !== 'GET' && method !== 'DELETE') return { name, method, path, body: input, who }
  const query = new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]))
  // A request line may not be longer.
  return { name, method, path: `${path}?${query.toString().slice(0, 12_000)}`, who }
}
