import type { VettingStatus } from '@s4/domain/vetting'
import type { Db } from '@s4/db'

/** Sets what S4 decided about a company, and returns what it was. */
export async function setVetting(tx: Db, companyId: string, status: VettingStatus): Promise<VettingStatus | null> {
  const [before] = await tx.query<{ vetting: VettingStatus }>('select vetting from company where id = $1 for update', [
    companyId,
  ])
  if (!before) return null
  await tx.query('update company set vetting = $2 where id = $1', [companyId, status])
  return before.vetting
}
