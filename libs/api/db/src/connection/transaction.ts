import type pg from 'pg'
import { queryOn, type Db } from './query-on'

export interface OpenTransaction {
  tx: Db
  client: pg.PoolClient
  /** Throws when the database has rolled back instead; the transaction is then still to be ended by `rollback`. */
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** Begins a transaction; when `onOpen` throws, it is rolled back already. */
export async function openTransaction(
  pool: pg.Pool,
  onOpen: (tx: Db) => Promise<void> = async () => undefined,
): Promise<OpenTransaction> {
  const client = await pool.connect()
  const opened: OpenTransaction = {
    tx: queryOn(client),
    client,
    async commit() {
      const { command } = await client.query('commit')
      // A transaction in which a statement failed is rolled back by its commit, without an error.
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
    await client.query('begin')
    await onOpen(opened.tx)
    return opened
  } catch (error) {
    await opened.rollback()
    throw error
  }
}

export async function inTransaction<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const opened = await openTransaction(pool)
  try {
    const result = await work(opened.tx)
    await opened.commit()
    return result
  } catch (error) {
    await opened.rollback()
    throw error
  }
}

/** A part of a transaction that can fail by itself. */
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
    // On a connection that is gone there is nothing to go back to. One left standing would be taken for that of the part around it.
    await client.query('rollback to savepoint part; release savepoint part').catch(() => undefined)
    throw error
  }
}
