import type { Db } from '../connection/query-on'
import { joinRowId, sealedColumnNames, sealedColumns, type SealedColumn } from './sealed-columns'
import type { Sealer } from './sealing'

const BATCH_SIZE = 500

/** A stored value with the primary key of its row. */
interface StoredValue {
  key: string[]
  sealed: Buffer
}

export interface ResealResult {
  column: SealedColumn
  /** Values sealed again with the present key. */
  sealed: number
  /** Values that no given key opens; they stay unchanged. */
  unreadable: number
}

/**
 * Seals every value of an older key or format again with the present key. Each value is written by itself, so the run
 * may be stopped and started again; a value that changes during the run is kept.
 */
export async function reseal(db: Db, sealer: Sealer, batchSize = BATCH_SIZE): Promise<ResealResult[]> {
  const results: ResealResult[] = []
  for (const column of sealedColumnNames) results.push(await resealColumn(db, sealer, { column, batchSize }))
  return results
}

async function resealColumn(
  db: Db,
  sealer: Sealer,
  { column, batchSize }: { column: SealedColumn; batchSize: number },
): Promise<ResealResult> {
  const result: ResealResult = { column, sealed: 0, unreadable: 0 }
  for (let after: string[] | undefined; ;) {
    const held = await oldValues(db, sealer, { column, after, limit: batchSize })
    if (held.length === 0) return result
    const fresh = held.flatMap((value) => {
      const plain = openedOrNull(sealer, column, value)
      return plain === null ? [] : [{ ...value, fresh: sealer.seal(plain, column, joinRowId(...value.key)) }]
    })
    result.unreadable += held.length - fresh.length
    result.sealed += await replace(db, column, fresh)
    after = held.at(-1)?.key
  }
}

/** Values that the present key did not seal, ordered by primary key. */
async function oldValues(
  db: Db,
  { header }: Sealer,
  { column, after, limit }: { column: SealedColumn; after?: string[] | undefined; limit: number },
): Promise<StoredValue[]> {
  const { table, name, key } = columnParts(column)
  const later = after ? `and (${key.join(', ')}) > (${key.map((_, index) => `$${index + 3}`).join(', ')})` : ''
  return db.query<StoredValue>(
    `select array[${key.map((part) => `${part}::text`).join(', ')}] as key, ${name} as sealed from ${table}
     where ${isOld(name)} ${later} order by ${key.join(', ')} limit $2`,
    [header, limit, ...(after ?? [])],
  )
}

/** Skips values that have changed since they were read. */
async function replace(
  db: Db,
  column: SealedColumn,
  values: readonly (StoredValue & { fresh: Buffer })[],
): Promise<number> {
  const { table, name, key } = columnParts(column)
  let replaced = 0
  for (const { key: row, sealed, fresh } of values) {
    const isRow = key.map((part, index) => `${part} = $${index + 3}`).join(' and ')
    replaced += // The setting lasts for this statement; the triggers that count versions of documents go by it.
      (
        await db.query(
          `update ${table} set ${name} = $1 from (select set_config('s4.resealing', 'on', true)) as mode
           where ${name} = $2 and ${isRow} returning 1 as replaced`,
          [fresh, sealed, ...row],
        )
      ).length
  }
  return replaced
}

/** The first column whose first old value no given key opens; null when all open. */
export async function sealedWithUnknownKey(db: Db, sealer: Sealer): Promise<SealedColumn | null> {
  for (const column of sealedColumnNames) {
    const [value] = await oldValues(db, sealer, { column, limit: 1 })
    if (value && openedOrNull(sealer, column, value) === null) return column
  }
  return null
}

function openedOrNull(sealer: Sealer, column: SealedColumn, { key, sealed }: StoredValue): string | null {
  try {
    return sealer.open(sealed, column, joinRowId(...key))
  } catch {
    return null
  }
}

/** SQL: true for a value that does not begin with `$1`. */
const isOld = (name: string) => `${name} is not null and substring(${name} from 1 for length($1::bytea)) <> $1::bytea`

function columnParts(column: SealedColumn) {
  const [table = '', name = ''] = column.split('.')
  return { table, name, key: sealedColumns[column] as readonly string[] }
}
