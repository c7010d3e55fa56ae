import type { Database } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { commandContext, type CommandContext } from '../commands/command-context'

interface Found {
  id: string
}

interface Round {
  db: Database
  now: Date
}

/**
 * Takes what a query finds one by one, each as S4's own command in its own transaction; the round is their request.
 * One that fails is left for the next sweep, and reported after the rest.
 */
export async function eachDue(
  { db, now }: Round,
  found: readonly Found[],
  take: (ctx: CommandContext<null>, id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const requestId = uuid()
  for (const { id } of found) {
    await db
      .transaction((tx) => take(commandContext(tx, { actor: null, now, requestId }), id))
      .catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${found.length} could not be done`)
}
