import { violatedConstraint, type Db } from '@s4/db'

const placeTakenConstraints: ReadonlySet<string | undefined> = new Set([
  'no_overlapping_work',
  'one_person_a_slot',
  'slot_within_positions',
])

/**
 * Agrees work again after its no-show was withdrawn. It is cancelled, with nothing owed, when the place is taken or the
 * worker has other work at that time.
 */
export async function agreeAgain(tx: Db, id: string, now: Date): Promise<void> {
  await tx.query('savepoint no_show')
  try {
    await tx.query(
      `update assignment set status = 'assigned', ended_at = null, ended_by = null, end_reason = null,
         owed_pence = null where id = $1`,
      [id],
    )
  } catch (error) {
    if (!placeTakenConstraints.has(violatedConstraint(error))) throw error
    await tx.query('rollback to savepoint no_show')
    await tx.query(
      `update assignment set status = 'cancelled', ended_at = $2, ended_by = 'company',
         end_reason = 'The no-show was withdrawn.', owed_pence = 0 where id = $1`,
      [id, now],
    )
  }
}
