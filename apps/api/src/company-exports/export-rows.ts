import type { Db } from '@s4/db'
import { toCsv } from '@s4/api-platform/http'
import type { ExportedKind } from './exported-kinds'

type Row = Record<string, unknown>

const BATCH = 500

/** The rows of a kind, read a batch at a time, so that no company is too large. */
async function* batches(tx: Db, { sql }: ExportedKind, companyId: string): AsyncGenerator<Row[]> {
  await tx.query(`declare exported no scroll cursor for ${sql}`, [companyId])
  for (;;) {
    const rows = await tx.query(`fetch ${BATCH} from exported`)
    if (rows.length === 0) break
    yield rows
  }
  await tx.query('close exported')
}

/** The rows of a kind as one JSON array. */
export async function* asJson(tx: Db, kind: ExportedKind, companyId: string): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of batches(tx, kind, companyId)) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The rows of a kind as CSV with a header line; nothing without rows. */
export async function* asCsv(tx: Db, kind: ExportedKind, companyId: string): AsyncGenerator<string> {
  let names: string[] | null = null
  for await (const rows of batches(tx, kind, companyId)) {
    const heads: string[] = names ?? Object.keys(rows[0] ?? {})
    yield toCsv([...(names ? [] : [heads]), ...rows.map((row) => heads.map((name) => cellText(row[name])))])
    names = heads
  }
}
