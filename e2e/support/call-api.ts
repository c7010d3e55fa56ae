import { routeMethod, routePath, type RouteInput, type RouteName, type RouteOutput } from '@s4/contract/routes'
import { requestServer } from './request-server'
import { readIdToken } from './identity'

/** Calls an endpoint as a person by ID token, to prepare a journey. */
export async function callApi<Name extends RouteName>(
  person: { uid: string; email: string; password: string },
  name: Name,
  input: RouteInput<Name>,
): Promise<RouteOutput<Name>> {
  const { path, rest } = toAddress(name, input)
  const reads = ['GET', 'DELETE'].includes(routeMethod(name))
  const search = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, text(value)]])),
  )
  const { status, body } = await requestServer({
    method: routeMethod(name),
    path: reads && search.size > 0 ? `${path}?${search.toString()}` : path,
    ...(!reads && { body: rest }),
    headers: { authorization: `Bearer ${await readIdToken(person)}`, 'firebase-id': person.uid },
  })
  if (status >= 400) throw new Error(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
  // The server has checked the response against the contract.
  const response = body as { data: unknown }
  return ('nextCursor' in response ? response : response.data) as RouteOutput<Name>
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function toAddress(name: RouteName, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = routePath(name).replaceAll(/\{(\w+)\}/g, (_placeholder, key: string) => {
    delete rest[key]
    return encodeURIComponent(text(input[key]))
  })
  return { path: `/api${path}`, rest }
}
