import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { journeysOutcome } from './journeys-outcome'

const folder = mkdtempSync(join(tmpdir(), 's4-journeys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aSpec = (title: string, status: string, change: object = {}) => ({
  title,
  file: 'pay.spec.ts',
  tests: [{ status, annotations: [], results: [], ...change }],
})

describe("the journeys' outcome", () => {
  it('counts tests, says what failed, on what and where, and names skipped tests with the reason', () => {
    const file = join(folder, 'mixed.json')
    const message = "no invoice\n\nLocator: getByRole('link')\nTimeout: 30000ms\nError: not found\n\nCall log:"
    const failed = aSpec('pays', 'unexpected', {
      results: [{ error: { message, location: { file: '/s4/e2e/pay.spec.ts', line: 3 } } }],
    })
    const skipped = aSpec('chats', 'skipped', {
      annotations: [{ type: 'skip', description: 'no Firestore emulator here' }],
    })
    writeFileSync(
      file,
      JSON.stringify({
        errors: [],
        suites: [
          { title: '', specs: [aSpec('applies', 'expected')], suites: [{ title: '', specs: [failed, skipped] }] },
        ],
      }),
    )

    expect(journeysOutcome(file, false)).toMatchObject({
      passed: 1,
      failures: ["pay.spec.ts: pays: no invoice, Locator: getByRole('link'), Error: not found at pay.spec.ts:3"],
      skipped: ['pay.spec.ts: chats (no Firestore emulator here)'],
    })
  })

  it('fails when no journey ran or the run ended with an error', () => {
    const empty = join(folder, 'empty.json')
    writeFileSync(empty, JSON.stringify({ errors: [], suites: [] }))
    const fine = join(folder, 'fine.json')
    writeFileSync(fine, JSON.stringify({ errors: [], suites: [{ title: '', specs: [aSpec('applies', 'expected')] }] }))

    expect(journeysOutcome(join(folder, 'missing.json'), true).failures).toHaveLength(1)
    expect(journeysOutcome(empty, true).failures).toHaveLength(1)
    expect(journeysOutcome(fine, false).failures).toHaveLength(1)
    expect(journeysOutcome(fine, true).failures).toEqual([])
  })
})
