import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The stubbed API. */
export const server = setupServer()

/**
 * Starts and stops it, and resets the stubs after each test; the setup of the tests calls it once for each spec file.
 */
export function serveEachFile(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
