import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './server'

// A setup file of the tests: it runs for each spec file, also where the files of a run share the loaded modules.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
