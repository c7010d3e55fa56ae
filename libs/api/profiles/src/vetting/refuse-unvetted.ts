import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { UNVERIFIED_WORK, type VettingStatus } from '@s4/domain/vetting'
import { liveAssignment } from '@s4/api-platform/agreed-work'

async function vettingOf(db: Db, companyId: string): Promise<VettingStatus> {
  // Locked, so that offers of one company wait for one another.
  const [row] = await db.query<{ vetting: VettingStatus }>(
    'select vetting from company where id = $1 for no key update',
    [companyId],
  )
  return row?.vetting ?? 'notVerified'
}

const isStopped = (vetting: VettingStatus) => vetting === 'refused' || vetting === 'struckOff'

/** New posts and new work with a company that S4 refused or struck off. Throws `company.stopped`. */
export async function refuseStoppedCompany(db: Db, companyId: string): Promise<void> {
  // Locked, so that what is published or agreed while S4 stops the company is closed with the rest.
  const [stopped] = await db.query<{ vetting: VettingStatus }>(
    'select vetting from company where id = $1 for key share',
    [companyId],
  )
  if (stopped && isStopped(stopped.vetting)) throw new ApiError('company.stopped')
}

/** A company not yet verified has few offers and shifts at once. Throws `company.stopped`, `company.few-offers`. */
export async function refuseTooManyUnverified(
  tx: Db,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const vetting = await vettingOf(tx, companyId)
  if (isStopped(vetting)) throw new ApiError('company.stopped')
  if (vetting === 'verified') return
  const [open] = await tx.query<{ count: number }>(
    `select (select count(*)::int from offer join job on job.id = offer.job_id
         where job.company_id = $1 and offer.status = 'open' and offer.lapses_at > $2)
       + (select count(*)::int from assignment
         where assignment.company_id = $1 and ${liveAssignment()} and assignment.ends_at > $2) as count`,
    [companyId, now],
  )
  if ((open?.count ?? 0) >= UNVERIFIED_WORK) throw new ApiError('company.few-offers')
}

/** Where workers are paid is shown to a verified company only. Throws `company.not-verified`. */
export async function refuseUnverified(db: Db, companyId: string): Promise<void> {
  const verified = await db.query(`select 1 from company where id = $1 and vetting = 'verified'`, [companyId])
  if (verified.length === 0) throw new ApiError('company.not-verified')
}
