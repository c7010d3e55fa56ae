import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { isBookable } from '@s4/domain/job-status'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import { APPLIED_FOR, LIVE } from '../applications/store/application-store'

interface OfferableShift {
  id: string
  startsAt: string
  endsAt: string
  positions: number
  taken: number
  /** Not among the shifts they chose when they applied. */
  unwanted: boolean
  /** Agreed with this person already, or in an open offer to them. */
  standing: 'agreed' | 'offered' | null
}

interface ShiftsToOfferInput {
  jobId: string
  seekerId: string
  named: readonly string[] | undefined
  /** Agreed work whose place counts as free. */
  replacing?: string | null
  now: Date
}

/**
 * The named shifts, or all with time and a place left that this person has not; of a job of which they chose shifts
 * when they applied, those. Throws why none, or not all, of them can be offered.
 */
export async function shiftsToOffer(
  tx: Db,
  { jobId, seekerId, named, replacing = null, now }: ShiftsToOfferInput,
): Promise<OfferableShift[]> {
  const shifts = await offerable(tx, { jobId, seekerId, replacing })
  const asked = shifts.filter(({ id, unwanted }) => (named ? named.includes(id) : !unwanted))
  if (asked.length === 0 || (named && asked.length < new Set(named).size)) throw new ApiError('offer.no-shifts')
  const inTime = asked.filter((shift) => isBookable(shift, now.toISOString()))
  const fresh = inTime.filter(({ standing }) => standing === null)
  const free = fresh.filter(({ positions, taken }) => taken < positions)
  if (named ? inTime.length < asked.length : inTime.length === 0) throw new ApiError('offer.too-late')
  if (named ? fresh.length < asked.length : fresh.length === 0) {
    const isAgreed = inTime.some(({ standing }) => standing === 'agreed')
    throw new ApiError('offer.exists', {
      ...(isAgreed && { message: 'This person already has a place on one of these shifts.' }),
    })
  }
  if (named ? free.length < asked.length : free.length === 0) {
    throw new ApiError('job.full', {
      message: 'Every place on those shifts is taken.',
      facts: { full: fresh.filter((shift) => !free.includes(shift)).map(({ id }) => id) },
    })
  }
  return free
}

const offerable = (
  tx: Db,
  { jobId, seekerId, replacing }: { jobId: string; seekerId: string; replacing: string | null },
) =>
  tx.query<OfferableShift>(
    `select id, starts_at, ends_at, positions,
       ${PLACES_TAKEN} - (select count(*)::int from assignment where assignment.id = $3
         and assignment.shift_id = shift.id and status = 'assigned') as taken,
       case when exists (select from assignment where shift_id = shift.id and seeker_id = $2
         and ${liveAssignment()}) then 'agreed'
         when exists (select from offer_shift where shift_id = shift.id and seeker_id = $2
           and offer_shift.status = 'open') then 'offered' end as standing,
       exists (select from application where application.job_id = $1 and application.seeker_id = $2 and ${LIVE}
         and not ${APPLIED_FOR}) as unwanted
     from shift where job_id = $1 and cancelled_at is null order by starts_at`,
    [jobId, seekerId, replacing],
  )
