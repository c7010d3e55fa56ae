import { closeSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLog, shorten } from './log-file'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's4-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a long log is emptied while it is written, and its end is kept beside it', () => {
  const path = join(folder, 'logs', 'api.log')
  const file = openLog(path)
  writeSync(file, 'many lines\nand the last\n')

  shorten(path, 13)
  writeSync(file, 'next\n')
  closeSync(file)

  expect(readFileSync(path, 'utf8')).toBe('next\n')
  expect(readFileSync(`${path}.previous`, 'utf8')).toBe('and the last\n')
})

it('a short log is unchanged', () => {
  const path = join(folder, 'api.log')
  const file = openLog(path)
  writeSync(file, 'short\n')

  shorten(path, 100)
  closeSync(file)

  expect(readFileSync(path, 'utf8')).toBe('short\n')
})

it('is emptied even when its end cannot be kept', () => {
  const path = join(folder, 'api.log')
  const file = openLog(path)
  writeSync(file, 'a long line\n')
  mkdirSync(join(`${path}.previous`, 'in the way'), { recursive: true })

  shorten(path, 5)
  closeSync(file)

  expect(statSync(path).size).toBe(0)
})
