import pg from 'pg'

/** A pool, or one transaction of it. */
export interface Db {
  /** Rows come back with camel-cased names, instants as ISO texts, dates as `2026-11-21`, bigint as number. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

const TIMESTAMPTZ = 1184
const DATE = 1082
const BIGINT = 20

const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [DATE, (text) => text],
  [BIGINT, Number],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export const queryOn = (client: pg.Pool | pg.PoolClient): Db => ({
  async query<Row>(sql: string, params: readonly unknown[] = []) {
    const { rows, fields } = await client.query<Record<string, unknown>>(sql, [...params])
    const names = fields.map(({ name }) => [name, camel(name)] as const)
    // The caller states the shape of the SQL it wrote; the contract checks what leaves the server.
    return rows.map((row) => Object.fromEntries(names.map(([from, to]) => [to, row[from]]))) as Row[]
  },
})
