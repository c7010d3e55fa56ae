import { violatedConstraint, type Db } from '@s4/db'
import { holdsTime, liveAssignment, workEnd } from '@s4/api-platform/agreed-work'

const placeTakenConstraints: ReadonlySet<string | undefined> = new Set([
  'no_overlapping_work',
  'one_slot_a_person',
  'one_person_a_slot',
  'slot_within_positions',
])

/**
 * Agrees work again after its no-show was withdrawn. It is cancelled, with nothing owed, when the place is taken or the
 * worker has, or did, other work at that time.
 */
export async function agreeAgain(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('savepoint no_show')
  try {
    await tx.query(
      `update assignment set status = 'assigned', ended_at = null, ended_by = null, end_reason = null,
         owed_pence = null where id = $1`,
      [id],
    )
    // After the update, which waits for a booking off under way: until it is done the constraint refuses, then this.
    if (!(await didOtherWork(tx, id))) return
    await undo(tx, id, now)
  } catch (error) {
    if (!placeTakenConstraints.has(violatedConstraint(error))) throw error
    await undo(tx, id, now)
  }
}

async function undo(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('rollback to savepoint no_show')
  await cancel(tx, id, now)
}

/** The database refuses work at the same time only until it is booked off. */
const didOtherWork = async (tx: Db, id: string): Promise<boolean> =>
  (
    await tx.query(
      `select from assignment work join assignment other on other.seeker_id = work.seeker_id and other.id <> work.id
       where work.id = $1 and ${liveAssignment('other')} and not ${holdsTime('other')}
         and other.starts_at < work.ends_at and ${workEnd('other')} > work.starts_at limit 1`,
      [id],
    )
  ).length > 0

async function cancel(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query(
    `update assignment set status = 'cancelled', ended_at = $2, ended_by = 'company',
       end_reason = 'The no-show was withdrawn.', owed_pence = 0 where id = $1`,
    [id, now],
  )
}
