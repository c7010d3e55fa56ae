import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writePlatformReport } from '@s4/api-money/platform-report'
import type { Database, Sealer } from '@s4/db'
import { refusal } from '../workspace/refusal'

const USAGE = `npm run platform-report -w @s4/tools -- 2026 --operator-id XADPI0000000001 --utr 1234567890 \\
  --name "S4 Ltd" --address "1 Dock Road, London E16 1AA" [--to folder]
Writes the report of a calendar year for HMRC, with personal data in clear, to files only you can read.`

const OPTIONS = {
  'operator-id': { type: 'string' },
  utr: { type: 'string' },
  name: { type: 'string' },
  address: { type: 'string' },
  to: { type: 'string', default: '.' },
} as const

/** Writes the files of one year and returns what to print. Refuses with the usage. */
export async function runPlatformReport(
  { db, sealer }: { db: Database; sealer: Sealer },
  args: readonly string[],
  now: Date,
): Promise<string> {
  const { year, operator, folder } = readOrder(args, now)
  const report = writePlatformReport(db, { year, operator, madeAt: now, sealer })
  const names: string[] = []
  let file: number | null = null
  try {
    for (;;) {
      const { done, value } = await report.next()
      if (done) return summaryText(names, value)
      if (value.part > names.length) {
        if (file !== null) closeSync(file)
        names.push(`hmrc-platform-report-${year}-${value.part}.xml`)
        file = openSync(join(folder, names.at(-1) ?? ''), 'wx', 0o600)
      }
      if (file !== null) writeSync(file, value.text)
    }
  } finally {
    if (file !== null) closeSync(file)
  }
}

function readOrder(args: readonly string[], now: Date) {
  const { values, positionals } = parsedArgs(args)
  const year = Number(positionals[0])
  if (!Number.isInteger(year) || year < 2024 || year > now.getUTCFullYear()) throw refusal(`Name a year.\n${USAGE}`)
  const { 'operator-id': operatorId, utr, name, address, to: folder } = values
  if (!operatorId || !utr || !name || !address) throw refusal(`Name the operator with all four options.\n${USAGE}`)
  return { year, folder, operator: { operatorId, taxReference: utr, name, address } }
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const summaryText = (names: readonly string[], { sellers, incomplete }: { sellers: number; incomplete: number }) =>
  `${names.join(', ')}: ${sellers} sellers, ${incomplete} of them without a National Insurance number or date of birth.`
