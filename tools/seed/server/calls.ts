import { routeMethod, routePath, type RouteInput, type RouteName, type RouteOutput } from '@s4/contract/routes'
import type { Settings } from '@s4/api-platform/settings'
import type { FastifyInstance } from 'fastify'

export type Call = <Name extends RouteName>(
  uid: string | null,
  name: Name,
  input: RouteInput<Name>,
) => Promise<RouteOutput<Name>>

/** Thrown when the server's rules refuse a command. */
export class Refused extends Error {}

/**
 * Calls the server as a person, who shows the uid as the token of their identity, or without an account; throws
 * `Refused`.
 */
export const callsTo =
  (app: FastifyInstance, { baseDomain, port }: Settings): Call =>
  async <Name extends RouteName>(uid: string | null, name: Name, input: RouteInput<Name>) => {
    const { path, rest } = filled(routePath(name), input)
    const method = routeMethod(name) as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    const inQuery = method === 'GET' || method === 'DELETE'
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        host: `${baseDomain}:${port}`,
        ...(uid !== null && { authorization: `Bearer ${uid}`, 'firebase-id': uid }),
      },
      ...(inQuery ? { query: rest as Record<string, string> } : { payload: rest }),
    })
    if (response.statusCode >= 400)
      throw new Refused(
        `${uid ?? 'nobody'} may not ${name} ${JSON.stringify(input)}: ${response.statusCode} ${response.body}`,
      )
    const body = response.json<{ data: unknown; nextCursor?: string | null }>()
    // The server has checked the response against the contract.
    return ('nextCursor' in body ? body : body.data) as RouteOutput<Name>
  }

/** Fills the placeholders of the path. */
function filled(path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const full = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  return { path: full, rest }
}
