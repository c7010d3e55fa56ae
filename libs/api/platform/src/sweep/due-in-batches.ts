import { isContention, type Db } from '@s4/db'
import { failuresOf, type DueRow, type eachDue, type SweepRun } from './each-due'

/** Small, so that those who must be told of a row do not wait long for the rows after it. */
const ROWS_IN_A_BATCH = 20
const BATCHES_AT_ONCE = 3

interface BatchSteps {
  /** Locks the rows that are still due and returns their ids; it skips rows that another transaction holds. */
  hold: (tx: Db, ids: readonly string[]) => Promise<DueRow[]>
  act: Parameters<typeof eachDue>[2]
}

/**
 * Like `eachDue`, for work of which much falls due at once: up to 20 rows share a transaction, and three run at a time.
 * A failed row is undone alone; after a deadlock the whole batch is done again. Rows held elsewhere are left for the
 * next sweep.
 */
export async function dueInBatches(
  { db, now }: SweepRun,
  found: readonly DueRow[],
  { hold, act }: BatchSteps,
): Promise<void> {
  const waiting = toBatches(found)
  const failures: unknown[] = []
  const nothing = () => Promise.resolve()
  const doBatch = async (ids: readonly string[]): Promise<void> => {
    // A failed row must not undo the others, so its failure is kept until the batch is committed.
    const failed = await db.oneTransaction(
      async () => {
        const held = await db.transaction((tx) => hold(tx, ids))
        const failedRows = await failuresOf({ db, now }, held, act)
        // Undoing the row alone would leave its work to the next sweep, which is late for a missed check call.
        const deadlock = failedRows.find(isContention)
        if (deadlock) throw deadlock
        return failedRows
      },
      { onOpen: nothing, onCommit: nothing },
    )
    failures.push(...failed)
  }
  const takeTurns = async () => {
    for (let ids = waiting.shift(); ids; ids = waiting.shift())
      await doBatch(ids).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeTurns))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

function toBatches(found: readonly DueRow[]): string[][] {
  const batches: string[][] = []
  for (let from = 0; from < found.length; from += ROWS_IN_A_BATCH)
    batches.push(found.slice(from, from + ROWS_IN_A_BATCH).map(({ id }) => id))
  return batches
}
