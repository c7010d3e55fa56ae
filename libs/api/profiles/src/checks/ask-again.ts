import type { Db } from '@s4/db'

/**
 * Lets the sweep ask again for the checks before coming shifts: of a worker whose documents changed, or of a company
 * that changed its rules.
 */
export async function requestChecksAgain(tx: Db, target: { seekerId: string } | { companyId: string }): Promise<void> {
  const [column, id] = 'seekerId' in target ? ['seeker_id', target.seekerId] : ['company_id', target.companyId]
  await tx.query(
    `delete from check_request using assignment where assignment.id = assignment_id and assignment.${column} = $1`,
    [id],
  )
}
