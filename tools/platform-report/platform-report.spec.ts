import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSealer } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { afterAll, expect, it } from 'vitest'
import { runPlatformReport } from './run-platform-report'

const { db, drop } = await cloneDatabase()
const folder = mkdtempSync(join(tmpdir(), 's4-report-'))
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true, force: true })
})
const sealer = createSealer(randomBytes(32))
const now = new Date('2027-01-10T09:30:00.000Z')
const OPERATOR = ['--operator-id', 'XADPI0000000001', '--utr', '1234567890', '--name', 'S4 & Co', '--address', 'London']
const run = (...args: string[]) => runPlatformReport({ db, sealer }, args, now)
it('refuses an order without a year or operator, with the usage', async () => {
  await expect(run()).rejects.toThrow(/Name a year/)
  await expect(run('2026')).rejects.toThrow(/Name the operator/)
  await expect(run('2026', '--nonsense')).rejects.toThrow(/npm run platform-report/)
})

it('writes a file only its owner can read, and never over another one', async () => {
  const said = await run('2026', ...OPERATOR, '--to', folder)

  expect(said).toBe(
    'hmrc-platform-report-2026-1.xml: 0 sellers, 0 of them without a National Insurance number or date of birth.',
  )
  const [name = ''] = readdirSync(folder)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const text = readFileSync(join(folder, name), 'utf8')
  expect(text).toContain('<SendingEntityIN>XADPI0000000001</SendingEntityIN>')
  expect(text).toContain('<Name>S4 &amp; Co</Name>')
  expect(text).toContain('<ReportingPeriod>2026-12-31</ReportingPeriod>')
  await expect(run('2026', ...OPERATOR, '--to', folder)).rejects.toThrow(/EEXIST/)
})
