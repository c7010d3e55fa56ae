import pg from 'pg'
import { instantText } from './instant'
import { tracedQuery } from './traced-query'

export interface QueryOptions {
  /**
   * Each connection plans the statement once, for any values: only where planning takes long and no value would make
   * another plan better.
   */
  keepsPlan?: boolean
}

/** A pool, or one transaction of it. */
export interface Db {
  /** Rows come back with camel-cased names, instants as ISO texts, dates as `2026-11-21`, bigint as number. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Row[]>
  /** The id of the request, or of the run of due work, whose command this transaction is. */
  causedBy?: string | undefined
}

const TIMESTAMPTZ = 1184
const DATE = 1082
const BIGINT = 20

const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, instantText],
  [DATE, (text) => text],
  [BIGINT, Number],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const MOST_KEPT = 5000
const camelNames = new Map<string, string>()

/** Names of columns are few: each is rewritten once. */
function camelName(name: string): string {
  const known = camelNames.get(name)
  if (known !== undefined) return known
  const made = camel(name)
  if (camelNames.size < MOST_KEPT) camelNames.set(name, made)
  return made
}

/** The name under which connections keep a statement ready; undefined for one that is read anew each time. */
export type NameStatement = (sql: string, options?: QueryOptions) => string | undefined

const MOST_NAMED = 150

/**
 * Names every statement, or those that ask for it, in the order in which they are first used, up to 150: each
 * connection keeps them, and statements that are put together differ without end.
 */
export function nameStatements(every: boolean): NameStatement {
  const names = new Map<string, string>()
  return (sql, { keepsPlan = every } = {}) => {
    if (!keepsPlan) return undefined
    const known = names.get(sql)
    if (known !== undefined || names.size >= MOST_NAMED) return known
    const name = `s4_${names.size + 1}`
    names.set(sql, name)
    return name
  }
}

export const queryOn = (client: pg.Pool | pg.PoolClient, nameOf?: NameStatement): Db => ({
  async query<Row>(sql: string, params: readonly unknown[] = [], options?: QueryOptions) {
    // Several statements in one text have no parameters, and no name.
    const name = params.length > 0 ? nameOf?.(sql, options) : undefined
    const { rows, fields } = await tracedQuery(sql, () =>
      client.query<unknown[]>({
        text: sql,
        values: [...params],
        // Else the driver would make an object of each row, only for its columns to be renamed.
        rowMode: 'array',
        ...(name !== undefined && { name }),
      }),
    )
    const names = fields.map(({ name }) => camelName(name))
    // The caller states the shape of the SQL it wrote; the contract checks what leaves the server.
    return rows.map((values) => {
      const row: Record<string, unknown> = {}
      for (const [at, name] of names.entries()) row[name] = values[at]
      return row
    }) as Row[]
  },
})
