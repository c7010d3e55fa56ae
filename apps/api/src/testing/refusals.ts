import { expect } from 'vitest'
import type { Person } from './person'
import type { Requests } from './requests'

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** A person whose role may not call the endpoint: 403. */
  wrongRole?: Person
  /** A person with the right role who does not own the record in `path`: 404. */
  stranger?: Person
}

/** Checks that an endpoint refuses no session (401), the wrong role (403) and another person's record (404). */
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
