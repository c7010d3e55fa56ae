import type { Database, Db } from '@s4/db'

/**
 * A database whose transactions are all parts of one open transaction, committed together.
 * A refused part undoes everything.
 */
export const databaseIn = (tx: Db): Database => ({
  query: (sql, params) => tx.query(sql, params),
  transaction: (work) => work(tx),
  async oneTransaction(work, { onOpen, onCommit }) {
    await onOpen(tx)
    const result = await work()
    await onCommit(tx, result)
    return result
  },
  // The server's sweep does this work after the commit.
  afterCommit: () => undefined,
  connections: () => ({ open: 1, idle: 0, waiting: 0 }),
  end: async () => undefined,
})
