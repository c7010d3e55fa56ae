import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { isContention } from './database-errors'
import { beginning, poolConfig, type Limits } from './limits'
import { endLostConnections } from './lost-connections'
import { inSavepoint, inTransaction, openTransaction, type OpenTransaction } from './transaction'
import { nameStatements, queryOn, types, type Db, type QueryOptions } from './query-on'

export interface Database extends Db {
  /** Rolls everything back when `work` throws. Runs `work` again after a deadlock. */
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
  /**
   * Puts everything `work` writes into one transaction: it opens with the first `transaction` inside, every later query
   * runs in it, and it commits once `work` and `onCommit` are done. Runs `work` again after a deadlock.
   */
  oneTransaction<Result>(work: () => Promise<Result>, steps: TransactionSteps<Result>): Promise<Result>
  /** Calls `act` after the current transaction commits, not after a rollback, and immediately without a transaction. */
  afterCommit(act: () => void): void
  /** How many connections are open and idle, and how many queries wait for one. */
  connections(): { open: number; idle: number; waiting: number }
  end(): Promise<void>
}

export interface TransactionSteps<Result> {
  onOpen: (tx: Db) => Promise<void>
  /** The last thing before the commit. */
  onCommit: (tx: Db, result: Result) => Promise<void>
}

/** The transaction that one `oneTransaction` call opens. */
interface OpenWork {
  opened: Promise<OpenTransaction> | null
  open: () => Promise<OpenTransaction>
  /** Queries after the end do not belong to it. */
  over: boolean
  afterCommit: (() => void)[]
}

/** Opens a pool on `url`; nothing connects before the first query. */
export function connect(url: string, limits: Limits = {}): Database {
  const pool = new pg.Pool({ ...poolConfig(url, limits), types })
  const nameOf = limits.isPooled ? undefined : nameStatements(limits.keepsPlans ?? false)
  const opening = { begin: beginning(limits), nameOf }
  // Without these listeners a connection lost while idle would end the process; with them, the next query fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stopLooking = limits.isPooled ? () => undefined : endLostConnections(pool, url)
  const sharing = new AsyncLocalStorage<OpenWork>()
  let running = 0
  const shared = () => {
    const store = sharing.getStore()
    return store?.over ? undefined : store
  }

  return {
    async query<Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) {
      const opened = shared()?.opened
      return (opened ? (await opened).tx : queryOn(pool, nameOf)).query<Row>(sql, params, options)
    },

    async transaction(work) {
      const store = shared()
      if (!store) return retryOnDeadlock(() => inTransaction(pool, work, opening))
      return inSavepoint(await (store.opened ??= store.open()), work)
    },

    oneTransaction: (work, { onOpen, onCommit }) =>
      retryOnDeadlock(async () => {
        const store: OpenWork = {
          opened: null,
          open: () => openTransaction(pool, { ...opening, onOpen }),
          over: false,
          afterCommit: [],
        }
        running += 1
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
          // A transaction that could not be opened needs no rollback.
          await store.opened?.then(
            (opened) => opened.rollback(),
            () => undefined,
          )
          throw error
        } finally {
          running -= 1
          // While it is in use, Node follows every promise of the process: a sixth of the processor's time of a read.
          if (running === 0) sharing.disable()
        }
      }),

    afterCommit(act) {
      const store = shared()
      if (store) store.afterCommit.push(act)
      else act()
    },

    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end() {
      stopLooking()
      return pool.end()
    },
  }
}

const MAX_ATTEMPTS = 5

async function retryOnDeadlock<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isContention(error)) throw error
    }
  }
}
