import type { Assignment } from '@s4/contract'
import type { Db } from '@s4/db'

/** The last word on handing over one `assignment` in the `from`, as the record of the work has it; null before one. */
export const SWAP_STATE = `(select case entry.action when 'assignment.swap-asked' then 'asked'
      when 'assignment.swap-allowed' then 'allowed' else 'refused' end
    from audit_entry entry where entry.assignment_id = assignment.id
      and entry.action in ('assignment.swap-asked', 'assignment.swap-allowed', 'assignment.swap-refused')
    order by entry.id desc limit 1)`

export async function swapState(db: Db, assignmentId: string): Promise<NonNullable<Assignment['swap']> | null> {
  const [row] = await db.query<{ state: NonNullable<Assignment['swap']> | null }>(
    `select ${SWAP_STATE} as state from assignment where id = $1`,
    [assignmentId],
  )
  return row?.state ?? null
}

/** How often a worker has asked about one piece of work. */
export async function countAsked(db: Db, assignmentId: string): Promise<number> {
  const [row] = await db.query<{ asked: number }>(
    `select count(*)::int as asked from audit_entry where assignment_id = $1 and action = 'assignment.swap-asked'`,
    [assignmentId],
  )
  return row?.asked ?? 0
}
