import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import { dueInTheBackground, dueOnTheDay } from '../due-work/due-work'

const dueWork: readonly DueWork[] = [...dueOnTheDay, ...dueInTheBackground]

/** Runs all due work, then throws the failures if there were any. */
export async function runDue(deps: Deps, now: Date, work: readonly DueWork[] = dueWork): Promise<void> {
  const failures: unknown[] = []
  for (const run of work) await run(deps, now).catch((error: unknown) => failures.push(error))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'several kinds of due work failed')
}
