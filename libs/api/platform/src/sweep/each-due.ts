import type { Database } from '@s4/db'
import { commandContext, type CommandContext } from '../commands/command-context'
import { currentTraceId } from '../tracing/trace-ids'

export interface DueRow {
  id: string
}

export interface SweepRun {
  db: Database
  now: Date
}

/**
 * Runs `act` for each found row as a command of S4 in its own transaction; one run shares a request id.
 * A failed row is left for the next sweep and reported after the rest.
 */
export async function eachDue(
  { db, now }: SweepRun,
  found: readonly DueRow[],
  act: (ctx: CommandContext<null>, id: string) => Promise<void>,
): Promise<void> {
  const failures = await failuresOf({ db, now }, found, act)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${found.length} could not be done`)
}

/** Like `eachDue`, but returns the failures, in the order of their rows. */
export async function failuresOf(
  { db, now }: SweepRun,
  found: readonly DueRow[],
  act: (ctx: CommandContext<null>, id: string) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  const requestId = currentTraceId()
  for (const { id } of found) {
    await db
      .transaction((tx) => act(commandContext(tx, { actor: null, now, requestId }), id))
      .catch((error: unknown) => failures.push(error))
  }
  return failures
}
