import { parseArgs } from 'node:util'
import type { Db } from '@s4/db'
import { removals, type Removal } from '@s4/domain/retention'
import { refusal } from '../workspace/refusal'

const USAGE = `npm run removed -w @s4/tools -- --from 2026-11-01 --to 2026-11-30
What S4 removed in that time because its time had come.`

/** Returns a line for each kind of data with how often it was removed from the first day to the last, UTC. */
export async function runRemoved(db: Db, args: readonly string[]): Promise<string> {
  const { from, to } = readDays(args)
  const rows = await db.query<{ action: Removal; count: number }>(
    `select action, count(*)::int as count from audit_entry
     where action = any ($1) and at >= $2::date and at < $3::date + 1 group by action`,
    [Object.keys(removals), from, to],
  )
  const counts = new Map(rows.map(({ action, count }) => [action as string, count]))
  const lines = Object.entries(removals).map(
    ([action, { what, kept }]) => `${String(counts.get(action) ?? 0).padStart(6)}  ${what} (kept ${kept})`,
  )
  return [`Removed from ${from} to ${to}:`, ...lines].join('\n')
}

function readDays(args: readonly string[]): { from: string; to: string } {
  try {
    const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' }, to: { type: 'string' } } })
    const [from, to] = [values.from ?? '', values.to ?? '']
    if ([from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))))
      return { from, to }
  } catch (error) {
    throw refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
  throw refusal(`Name the first and the last day.\n${USAGE}`)
}
