import pg from 'pg'

/** What a repository needs: a pool or one transaction on it. */
export interface Db {
  /** Rows come back with camel-cased names, instants as ISO texts, dates as `2026-11-21`, bigint as number. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

export interface Database extends Db {
  /** Runs all or nothing; what `work` throws rolls everything back. Runs it again when the database found a deadlock. */
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
  end(): Promise<void>
}

const TIMESTAMPTZ = 1184
const DATE = 1082
const BIGINT = 20

const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [DATE, (text) => text],
  [BIGINT, Number],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const queryOn = (client: pg.Pool | pg.PoolClient): Db => ({
  async query<Row>(sql: string, params: readonly unknown[] = []) {
    const { rows, fields } = await client.query<Record<string, unknown>>(sql, [...params])
    const names = fields.map(({ name }) => [name, camel(name)] as const)
    // The caller states the shape of the SQL it wrote; the contract checks what leaves the server.
    return rows.map((row) => Object.fromEntries(names.map(([from, to]) => [to, row[from]]))) as Row[]
  },
})

/** Opens a pool on `url`; nothing connects before the first query. */
export function connect(url: string, options: { max?: number; onIdleError?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 20, types, options: '-c timezone=UTC' })
  // Without a listener, a connection cut while idle would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined))

  return {
    ...queryOn(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction(pool, work)
        } catch (error) {
          if (attempt === MOST_ATTEMPTS || !isContention(error)) throw error
        }
      }
    },
    end: () => pool.end(),
  }
}

const MOST_ATTEMPTS = 5

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(queryOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => { broken = failure })
    throw error
  } finally {
    client.release(broken)
  }
}

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const isContention = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE)

/** The constraint a failed write ran into, when the database named one. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined
