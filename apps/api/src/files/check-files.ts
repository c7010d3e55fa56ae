import type { Db } from '@s4/db'
import { localDate } from '@s4/domain/shift-text'
import { endings, type FileStore } from '@s4/api-platform/files'
import type { DueWork } from '@s4/api-platform/sweep'

const HOUR = 60 * 60_000
const CHECKED_FROM_HOUR_MS = 4 * HOUR
/** An upload keeps its bytes before its row is written. */
const NEW_MS = 24 * HOUR

interface Compared {
  kept: number
  /** Files that have had no row for a day. */
  unknown: string[]
  /** Rows whose file is gone. */
  missing: string[]
}

/**
 * Once a night, from four o'clock, compares the kept files with their rows. Files without a row are removed, except
 * while more have none than have one: then the database or the bucket is more likely the wrong one. Rows without a file
 * are logged and kept for the staff.
 */
export const checkFiles: DueWork = async ({ db, files, log }, now) => {
  const day = localDate(new Date(now.getTime() - CHECKED_FROM_HOUR_MS).toISOString())
  const [done] = await db.query('select 1 from file_check where day = $1', [day])
  if (done) return

  const found: Compared = { kept: 0, unknown: [], missing: [] }
  for (const ending of endings) {
    const part = await compare(db, files, { ending, now })
    found.kept += part.kept
    found.unknown.push(...part.unknown)
    found.missing.push(...part.missing)
  }
  const isTrusted = found.unknown.length <= found.kept - found.unknown.length
  if (isTrusted) for (const id of found.unknown) await files.remove(id)
  else log.error({ unknown: found.unknown.length, kept: found.kept }, 'most files have no row, so none was removed')
  if (found.missing.length > 0) log.error({ files: found.missing }, 'files are missing')
  await db.query(
    `insert into file_check (day, ran_at, kept, removed, left_alone, missing) values ($1, $2, $3, $4, $5, $6)
     on conflict (day) do nothing`,
    [
      day,
      now,
      found.kept,
      isTrusted ? found.unknown.length : 0,
      isTrusted ? 0 : found.unknown.length,
      found.missing.toSorted(),
    ],
  )
}

async function compare(db: Db, files: FileStore, { ending, now }: { ending: string; now: Date }): Promise<Compared> {
  const before = now.getTime() - NEW_MS
  const stored = new Map<string, Date>()
  for await (const { id, keptAt } of files.list(ending)) stored.set(id, keptAt)
  const rows = await db.query<{ id: string; isExpected: boolean }>(
    `select id, deleted_at is null and created_at < $2 as is_expected from stored_file
       where byte_size > 0 and right(id::text, 2) = $1
     union all
     select id, coalesce(made_at < $2, false) from company_export where right(id::text, 2) = $1`,
    [ending, new Date(before)],
  )
  const known = new Set(rows.map(({ id }) => id))
  return {
    kept: stored.size,
    unknown: [...stored].filter(([id, keptAt]) => !known.has(id) && keptAt.getTime() < before).map(([id]) => id),
    missing: rows.filter(({ id, isExpected }) => isExpected && !stored.has(id)).map(({ id }) => id),
  }
}
