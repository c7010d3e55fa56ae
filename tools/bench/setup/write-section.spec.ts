import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSection } from './write-section'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's4-section-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (first: string, second: string) =>
  [
    '# Figures',
    `<!-- First, written by the bench from here -->\n\n${first}\n\n<!-- to here -->`,
    `<!-- Second, written by the bench from here -->\n\n${second}\n\n<!-- to here -->`,
    'The end',
  ].join('\n')

it.each([
  ['First', page('new', 'old')],
  ['Second', page('old', 'new')],
])('%s is written anew and nothing else changes', (name, told) => {
  const document = join(folder, 'figures.md')
  writeFileSync(document, page('old', 'old'))
  writeSection(document, name, 'new')

  expect(readFileSync(document, 'utf8')).toBe(told)
})

it('names the line that a document lacks, and leaves it as it is', () => {
  const document = join(folder, 'figures.md')
  writeFileSync(document, '# Figures\n')

  expect(() => writeSection(document, 'First', 'new')).toThrow('<!-- First, written by the bench from here -->')
  expect(readFileSync(document, 'utf8')).toBe('# Figures\n')
})
