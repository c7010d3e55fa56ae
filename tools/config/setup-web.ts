import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { serveEachFile } from '../../libs/web/platform/testing/src/server'
import './missing-in-jsdom'

// Tools are compiled without the DOM's types.
const page = globalThis as unknown as Record<'localStorage' | 'sessionStorage', { clear(): void }> & {
  document: { body: { replaceChildren(): void } }
}
// Overlays load on first use, which a busy machine needs more than the default second for.
configure({ asyncUtilTimeout: 10_000 })

// Specs of one run share the loaded modules, so the server is begun here and not where it is imported.
serveEachFile()

const complaints: string[] = []
const realError = console.error

/** The day of every screen spec that does not set its own: the machine's calendar must not decide whether it passes. */
const TODAY = new Date('2026-11-22T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY, shouldAdvanceTime: true })
  complaints.length = 0
  console.error = (...parts: unknown[]) => void complaints.push(format(...parts))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // What a test put beside its own root would meet the next file of the run.
  page.document.body.replaceChildren()
  console.error = realError
  for (const storage of [page.localStorage, page.sessionStorage]) storage.clear()
  // A test that expects a complaint takes it with vi.spyOn(console, 'error'), where a reader sees it.
  if (complaints.length > 0)
    throw new Error(`console.error was called and the test does not expect it:\n${complaints.join('\n')}`)
})
