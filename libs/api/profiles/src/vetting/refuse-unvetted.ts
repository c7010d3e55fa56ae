import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { UNVERIFIED_WORK, type VettingStatus } from '@s4/domain/vetting'
import { liveAssignment } from '@s4/api-platform/agreed-work'

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

interface UnverifiedWork {
  companyId: string
  now: Date
}

/**
 * A company not yet verified has few shifts offered or agreed at once. Throws `company.stopped`,
 * `company.few-offers` where these would be too many.
 */
export async function refuseTooManyOffered(
  tx: Db,
  { companyId, shifts, now }: UnverifiedWork & { shifts: number },
): Promise<void> {
  const vetting = await lockedVetting(tx, companyId)
  if (isStopped(vetting)) throw new ApiError('company.stopped')
  if (vetting === 'verified') return
  const work = { companyId, now }
  const left = UNVERIFIED_WORK - (await countOffered(tx, work)) - (await countAgreed(tx, work))
  if (shifts <= left) return
  throw new ApiError('company.few-offers', {
    ...(left > 0 && {
      message: `${UNVERIFIED_TEXT} This offer is for ${shifts}; you can offer ${left} more now.`,
    }),
  })
}

/** The same for shifts that a worker accepts now. Throws `company.few-offers`. */
export async function refuseTooManyAgreed(
  tx: Db,
  { companyId, shifts, now }: UnverifiedWork & { shifts: number },
): Promise<void> {
  if ((await lockedVetting(tx, companyId)) === 'verified') return
  if ((await countAgreed(tx, { companyId, now })) + shifts <= UNVERIFIED_WORK) return
  throw new ApiError('company.few-offers', {
    message: `S4 has not verified this company yet, so it can have ${UNVERIFIED_WORK} shifts agreed at once.`,
  })
}

const UNVERIFIED_TEXT = `Until S4 verifies your company, ${UNVERIFIED_WORK} shifts can be offered or agreed at once.`

async function lockedVetting(tx: Db, companyId: string): Promise<VettingStatus> {
  // Locked, so that offers and acceptances of one company wait for one another.
  const [row] = await tx.query<{ vetting: VettingStatus }>(
    'select vetting from company where id = $1 for no key update',
    [companyId],
  )
  return row?.vetting ?? 'notVerified'
}

async function countOffered(tx: Db, { companyId, now }: UnverifiedWork): Promise<number> {
  const [open] = await tx.query<{ count: number }>(
    `select count(*)::int as count from offer_shift join offer on offer.id = offer_id join job on job.id = offer.job_id
     where job.company_id = $1 and offer.status = 'open' and offer.lapses_at > $2`,
    [companyId, now],
  )
  return open?.count ?? 0
}

async function countAgreed(tx: Db, { companyId, now }: UnverifiedWork): Promise<number> {
  const [agreed] = await tx.query<{ count: number }>(
    `select count(*)::int as count from assignment
     where company_id = $1 and ${liveAssignment()} and ends_at > $2`,
    [companyId, now],
  )
  return agreed?.count ?? 0
}

/** Where workers are paid is shown to a verified company only. Throws `company.not-verified`. */
export async function refuseUnverified(db: Db, companyId: string): Promise<void> {
  if (!(await isVerified(db, companyId))) throw new ApiError('company.not-verified')
}

export async function isVerified(db: Db, companyId: string): Promise<boolean> {
  const verified = await db.query(`select 1 from company where id = $1 and vetting = 'verified'`, [companyId])
  return verified.length > 0
}
