import type { Database } from '@s4/db'
import type { IdsOf } from './any-input'

/** Up to 40 ids of each table, by the name of a field that holds such an id: `siteId`, `siteIds` or `site`. */
export async function idsIn(db: Database): Promise<IdsOf> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  )
  const known = new Map<string, string[]>()
  for (const { name } of tables)
    known.set(
      name,
      (await db.query<{ id: string }>(`select id from ${name} order by random() limit 40`)).map(({ id }) => id),
    )
  return (field) => known.get(tableOfField(field)) ?? []
}

/** The table whose ids a field holds: `check_call` of `checkCallId`. */
export const tableOfField = (field: string): string =>
  field.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
