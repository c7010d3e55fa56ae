import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock'
import { createMark } from '../processes/process-mark'

describe('the lock of a data folder', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 's4-lock-'))
    path = join(folder, 'lock.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const holdAs = (pid: number, began: string) =>
    writeFileSync(path, JSON.stringify({ pid, began, address: 'http://s4.localhost:4200' }))

  it('is taken and released', () => {
    const giveBack = takeLock(path, 'http://s4.localhost:4200')
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid)

    giveBack()

    expect(existsSync(path)).toBe(false)
  })

  it('refuses a second start and names the holder and what to do', () => {
    const { began } = createMark(process.ppid)
    holdAs(process.ppid, began)

    expect(() => takeLock(path, 'http://s4.localhost:4300')).toThrow(
      `S4 is already running on this data folder (process ${process.ppid}, http://s4.localhost:4200). ` +
        'Use that one, stop it first, or set S4_DATA_DIR and the ports to others.',
    )
  })

  it.each([
    ['is gone', 2 ** 22 + 1, 'then'],
    ['lent its number to another program', process.ppid, 'long before'],
  ])('is taken over when its holder %s', (_name, pid, began) => {
    holdAs(pid, began)

    takeLock(path, 'http://s4.localhost:4200')

    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid)
  })

  it('is not released by a process that no longer holds it', () => {
    const giveBack = takeLock(path, 'http://s4.localhost:4200')
    holdAs(1, 'another start')

    giveBack()

    expect(existsSync(path)).toBe(true)
  })

  it('waits for the process that is writing it', () => {
    writeFileSync(path, '')

    expect(() => takeLock(path, 'http://s4.localhost:4200')).toThrow('Try again.')
  })
})
