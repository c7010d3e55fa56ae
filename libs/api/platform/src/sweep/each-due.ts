import type { Database, Db } from '@s4/db'

interface Found {
  id: string
}

/** Takes what a query finds one by one, each in its own transaction. One that fails is left for the next sweep, and reported after the rest. */
export async function eachDue(
  db: Database,
  found: readonly Found[],
  take: (tx: Db, id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const { id } of found) await db.transaction((tx) => take(tx, id)).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${found.length} could not be done`)
}
