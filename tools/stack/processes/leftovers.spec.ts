import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endLeftovers } from './leftovers'
import { isAlive, createMark } from './process-mark'

describe('what a killed start left running', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 's4-leftovers-'))
    path = join(folder, 'children.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const aProgram = async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
    await once(child, 'spawn')
    return { child, mark: createMark(child.pid ?? 0) }
  }

  it('is ended by the next start', async () => {
    const { mark } = await aProgram()
    writeFileSync(path, JSON.stringify([{ ...mark, signal: 'SIGTERM' }]))

    await endLeftovers(path)

    expect(isAlive(mark)).toBe(false)
    expect(existsSync(path)).toBe(false)
  })

  it('is not confused with a program that has the same process id now', async () => {
    const { child, mark } = await aProgram()
    writeFileSync(path, JSON.stringify([{ pid: mark.pid, began: 'long before', signal: 'SIGTERM' }]))

    await endLeftovers(path)

    expect(isAlive(mark)).toBe(true)
    child.kill()
  })

  it('is empty when the list is missing or incomplete', async () => {
    await expect(endLeftovers(path)).resolves.toBeUndefined()
    writeFileSync(path, '[{"pid":')
    await expect(endLeftovers(path)).resolves.toBeUndefined()
  })
})
