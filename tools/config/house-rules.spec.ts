import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const plugin = fileURLToPath(new URL('house-rules.mjs', import.meta.url))
const oxlint = fileURLToPath(new URL('../../node_modules/.bin/oxlint', import.meta.url))

const words = 'word '.repeat(25)

const cases: { rule: string; refused: string; allowed: string }[] = [
  {
    rule: 'line-width',
    refused: `export const text = '${words}'`,
    allowed: `export const text =\n  '${words.slice(10)}'`,
  },
  {
    rule: 'no-hex-colour',
    // oxlint-disable-next-line s4/no-hex-colour -- The rule has to find it.
    refused: `export const red = '#ff0000'`,
    allowed: `export const link = <a href="#top">Top</a>`,
  },
  {
    rule: 'no-path-outside-links',
    refused: `export const path = '/User-Job?id=1'`,
    allowed: `export const path = '/somewhere-else'`,
  },
  {
    rule: 'no-look-without-token',
    refused: `export const label = { fontWeight: 650 }`,
    allowed: `export const label = { fontWeight: theme.weight.heading, gap: 0 }`,
  },
  {
    rule: 'no-styling-outside-ui',
    refused: `export const box = <div style={{ margin: 0 }} />`,
    allowed: `export const box = <div title="A box" />`,
  },
  {
    rule: 'no-todo',
    refused: '// TODO: finish this\nexport {}',
    allowed: '// Finished.\nexport {}',
  },
  {
    rule: 'no-waiting-by-the-clock',
    refused: `export const wait = (page) => page.waitForTimeout(500)`,
    allowed: `export const wait = (page) => page.waitForURL('**/')`,
  },
]

describe('the house’s lint rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 's4-lint-'))
  const flagged = new Set<string>()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  beforeAll(() => {
    const rules = Object.fromEntries(cases.map(({ rule }) => [`s4/${rule}`, 'error']))
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ jsPlugins: [plugin], rules }))
    for (const { rule, refused, allowed } of cases) {
      writeFileSync(join(folder, `${rule}.refused.tsx`), refused)
      writeFileSync(join(folder, `${rule}.allowed.tsx`), allowed)
    }
    for (const { code, filename } of lint(folder)) flagged.add(`${filename.split('/').at(-1)} ${code}`)
  }, 60_000)

  it.each(cases)('$rule refuses what it is for, and nothing else', ({ rule }) => {
    const found = [...flagged].filter((line) => line.startsWith(`${rule}.`))

    expect(found).toEqual([`${rule}.refused.tsx s4(${rule})`])
  })
})

/** What the linter finds; it ends with 1 when that is anything. */
function lint(folder: string): { code: string; filename: string }[] {
  const args = ['--config', join(folder, '.oxlintrc.json'), '--format', 'json', folder]
  try {
    return read(execFileSync(oxlint, args, { encoding: 'utf8' }))
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return read(String(error.stdout))
    throw error
  }
}

const read = (output: string) =>
  (JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }).diagnostics
