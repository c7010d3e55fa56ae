import { routeMethod, routePath, type RouteInput, type RouteName, type RouteOutput } from '@s4/contract/routes'
import { askServer } from './ask-server'
import { readIdToken } from './identity'

/** Calls an endpoint as a person, the way a program would: by ID token. Prepares what a journey is not about. */
export async function callApi<Name extends RouteName>(
  person: { uid: string; email: string; password: string },
  name: Name,
  input: RouteInput<Name>,
): Promise<RouteOutput<Name>> {
  const { path, rest } = addressed(name, input)
  const reads = ['GET', 'DELETE'].includes(routeMethod(name))
  const search = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, text(value)]])),
  )
  const { status, body } = await askServer({
    method: routeMethod(name),
    path: reads && search.size > 0 ? `${path}?${search.toString()}` : path,
    ...(!reads && { body: rest }),
    headers: { authorization: `Bearer ${await readIdToken(person)}`, 'firebase-id': person.uid },
  })
  if (status >= 400) throw new Error(`${name} was refused with ${status}: ${JSON.stringify(body)}`)
  // The server has checked its answer against the contract.
  const answer = body as { data: unknown }
  return ('nextCursor' in answer ? answer : answer.data) as RouteOutput<Name>
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function addressed(name: RouteName, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = routePath(name).replaceAll(/\{(\w+)\}/g, (_placeholder, key: string) => {
    delete rest[key]
    return encodeURIComponent(text(input[key]))
  })
  return { path: `/api${path}`, rest }
}
