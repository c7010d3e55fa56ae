import type { Db } from '@s4/db'

/** What a closing company declared goes; that S4 decided about it stays in the audit log. */
export async function eraseVetting(tx: Db, companyId: string): Promise<void> {
  await tx.query('delete from company_declaration where company_id = $1', [companyId])
  await tx.query('delete from vetting_decision where company_id = $1', [companyId])
}
