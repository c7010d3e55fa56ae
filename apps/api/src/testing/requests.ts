import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Settings } from '@s4/api-platform/settings'
import { SESSION_COOKIE, xsrfToken } from '@s4/api-identity/session'
import type { Person } from './person'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Paths are those of the contract, without `/api`. */
export interface Requests {
  as(
    person: Person,
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
  anonymous(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/** Sends requests as a page does: with cookie, `firebase-id`, Origin and XSRF token. */
export const requestsTo = (app: FastifyInstance, { baseDomain, port, sessionKeys }: Settings): Requests => {
  const host = `seeker.${baseDomain}:${port}`
  const send = (method: Method, path: string, body: object | undefined, headers: Record<string, string>) => {
    const options: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { host, origin: `http://${host}`, ...headers },
    }
    return app.inject(body ? { ...options, payload: body } : options)
  }

  return {
    as: (person, method, path, body, headers = {}) =>
      send(method, path, body, {
        cookie: `${SESSION_COOKIE}=${person.secret}`,
        'firebase-id': person.uid,
        'x-xsrf-token': xsrfToken(sessionKeys, person.sessionId),
        ...headers,
      }),
    anonymous: (method, path, body, headers = {}) => send(method, path, body, headers),
  }
}
