import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { isContention } from './database-errors'
import { poolConfig, type Limits } from './limits'
import { inSavepoint, inTransaction, openTransaction, type OpenTransaction } from './transaction'
import { queryOn, types, type Db } from './query-on'

export interface Database extends Db {
  /** Runs all or nothing; what `work` throws rolls everything back. Runs it again when the database found a deadlock. */
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
  /**
   * Makes one transaction of everything `work` writes: it opens with the first `transaction` inside, whatever is asked after that goes
   * through it, and it commits once `work` and `onCommit` are done. Runs `work` again when the database found a deadlock.
   */
  oneTransaction<Result>(work: () => Promise<Result>, steps: TransactionSteps<Result>): Promise<Result>
  /** Does something once what is under way is committed: never when it is rolled back, at once when there is nothing. */
  afterCommit(act: () => void): void
  end(): Promise<void>
}

export interface TransactionSteps<Result> {
  onOpen: (tx: Db) => Promise<void>
  /** The last thing before the commit. */
  onCommit: (tx: Db, result: Result) => Promise<void>
}

/** What the transactions of one piece of work share. */
interface Shared {
  opened: Promise<OpenTransaction> | null
  open: () => Promise<OpenTransaction>
  /** What is asked after the end is not part of it. */
  over: boolean
  afterCommit: (() => void)[]
}

/** Opens a pool on `url`; nothing connects before the first query. */
export function connect(url: string, limits: Limits = {}): Database {
  const pool = new pg.Pool({ ...poolConfig(url, limits), types })
  // Without listeners, a connection cut while idle, in the pool or in a transaction, would end the process; the query that follows fails instead.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const sharing = new AsyncLocalStorage<Shared>()
  const shared = () => {
    const store = sharing.getStore()
    return store?.over ? undefined : store
  }

  return {
    async query<Row>(sql: string, params?: readonly unknown[]) {
      const opened = shared()?.opened
      return (opened ? (await opened).tx : queryOn(pool)).query<Row>(sql, params)
    },

    async transaction(work) {
      const store = shared()
      if (!store) return retried(() => inTransaction(pool, work))
      return inSavepoint(await (store.opened ??= store.open()), work)
    },

    oneTransaction: (work, { onOpen, onCommit }) =>
      retried(async () => {
        const store: Shared = { opened: null, open: () => openTransaction(pool, onOpen), over: false, afterCommit: [] }
        try {
          const result = await sharing.run(store, work)
          const opened = await (store.opened ??= store.open())
          await onCommit(opened.tx, result)
          await opened.commit()
          store.over = true
          for (const act of store.afterCommit) act()
          return result
        } catch (error) {
          store.over = true
          // One that could not be opened has nothing to undo.
          await store.opened?.then(
            (opened) => opened.rollback(),
            () => undefined,
          )
          throw error
        }
      }),

    afterCommit(act) {
      const store = shared()
      if (store) store.afterCommit.push(act)
      else act()
    },

    end: () => pool.end(),
  }
}

const MAX_ATTEMPTS = 5

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isContention(error)) throw error
    }
  }
}
