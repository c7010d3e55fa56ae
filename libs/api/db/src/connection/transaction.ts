import type pg from 'pg'
import { queryOn, type Db, type NameStatement } from './query-on'

export interface OpenTransaction {
  tx: Db
  client: pg.PoolClient
  /** Throws when the database rolled back instead; the caller must still call `rollback`. */
  commit(): Promise<void>
  rollback(): Promise<void>
}

interface Opening {
  begin: string
  onOpen?: (tx: Db) => Promise<void>
  nameOf?: NameStatement | undefined
}

/** Begins a transaction and rolls it back when `onOpen` throws. */
export async function openTransaction(
  pool: pg.Pool,
  { begin, onOpen = async () => undefined, nameOf }: Opening,
): Promise<OpenTransaction> {
  const client = await pool.connect()
  const opened: OpenTransaction = {
    tx: queryOn(client, nameOf),
    client,
    async commit() {
      const { command } = await client.query('commit')
      // After a failed statement PostgreSQL answers `commit` with a rollback and no error.
      if (command !== 'COMMIT') throw new Error('a statement of this transaction failed, so nothing was committed')
      client.release()
    },
    async rollback() {
      const broken = await client.query('rollback').then(
        () => undefined,
        (failure: Error) => failure,
      )
      client.release(broken)
    },
  }
  try {
    await client.query(begin)
    await onOpen(opened.tx)
    return opened
  } catch (error) {
    await opened.rollback()
    throw error
  }
}

export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Db) => Promise<Result>,
  opening: Opening,
): Promise<Result> {
  const opened = await openTransaction(pool, opening)
  try {
    const result = await work(opened.tx)
    await opened.commit()
    return result
  } catch (error) {
    await opened.rollback()
    throw error
  }
}

/** A failure rolls back to the savepoint and keeps the rest of the transaction. */
export async function inSavepoint<Result>(
  { tx, client }: OpenTransaction,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  await client.query('savepoint part')
  try {
    const result = await work(tx)
    await client.query('release savepoint part')
    return result
  } catch (error) {
    // A lost connection has no savepoint. The savepoint is released because nested parts use the same name.
    await client.query('rollback to savepoint part; release savepoint part').catch(() => undefined)
    throw error
  }
}
