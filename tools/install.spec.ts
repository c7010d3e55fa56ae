import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

describe('packages count as installed', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 's4-install-'))
    writeFileSync(join(folder, 'package-lock.json'), '{}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const installedAt = (time: string) => {
    mkdirSync(join(folder, 'node_modules'))
    const mark = join(folder, 'node_modules', '.package-lock.json')
    writeFileSync(mark, '{}')
    utimesSync(mark, new Date(time), new Date(time))
  }
  const lockChangedAt = (time: string) => utimesSync(join(folder, 'package-lock.json'), new Date(time), new Date(time))

  it('not in a fresh checkout', () => {
    expect(isInstalled(folder)).toBe(false)
  })

  it('when npm finished after the lock file last changed', () => {
    lockChangedAt('2026-11-20T10:00:00Z')
    installedAt('2026-11-20T11:00:00Z')

    expect(isInstalled(folder)).toBe(true)
  })

  it('not when the lock file changed since', () => {
    installedAt('2026-11-20T11:00:00Z')
    lockChangedAt('2026-11-21T10:00:00Z')

    expect(isInstalled(folder)).toBe(false)
  })
})
