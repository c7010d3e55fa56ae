import type { Database, Db } from '@s4/db'

/**
 * A database whose every transaction is a part of one that is open: all of it is committed together, or nothing.
 * A part cannot be undone by itself; whatever is refused undoes everything.
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
  // The server's sweep finds what is left to do once everything is committed.
  afterCommit: () => undefined,
  end: async () => undefined,
})
