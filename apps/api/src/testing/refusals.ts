import { expect } from 'vitest'
import type { Person } from './person'
import type { Requests } from './requests'

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Somebody of the role that may not call this: 403. */
  wrongRole?: Person
  /** Somebody of the right role, to whom the record in `path` does not belong: 404. */
  stranger?: Person
}

/** Checks who an endpoint turns away: nobody signed in (401), the wrong role (403), another person's record (404). */
export const refusalChecks =
  ({ as, anonymous }: Requests) =>
  async ({ method, path, body, wrongRole, stranger }: Endpoint): Promise<void> => {
    const statuses = {
      noSession: (await anonymous(method, path, body)).statusCode,
      wrongRole: wrongRole && (await as(wrongRole, method, path, body)).statusCode,
      stranger: stranger && (await as(stranger, method, path, body)).statusCode,
    }

    expect(statuses).toEqual({
      noSession: 401,
      wrongRole: wrongRole && 403,
      stranger: stranger && 404,
    })
  }
