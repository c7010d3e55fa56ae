import type { Deps } from '@s4/api-platform/deps'
import { dueWork, type DueWork } from './due-work'

/** Runs everything that is due. Throws what failed, after all had their turn. */
export async function runDue(deps: Deps, now: Date, work: readonly DueWork[] = dueWork): Promise<void> {
  const failures: unknown[] = []
  for (const run of work) await run(deps, now).catch((error: unknown) => failures.push(error))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'several kinds of due work failed')
}
