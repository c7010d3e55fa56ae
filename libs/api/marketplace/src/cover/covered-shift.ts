import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { isBookable } from '@s4/domain/job-status'
import type { RequirementCode } from '@s4/domain/requirements'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import type { CompanyActor } from '@s4/api-platform/actor'

export interface CoveredShift {
  shiftId: string
  jobId: string
  companyId: string
  title: string
  siteName: string
  zone: string
  lat: number
  lng: number
  payPerHour: number
  siaSector: string | null
  requirements: RequirementCode[]
  startsAt: string
  endsAt: string
  published: boolean
  positions: number
  taken: number
  /** The late worker whose place may be given to somebody else. */
  late: { assignmentId: string; uid: string; seekerId: string; name: string } | null
  /** Somebody who booked off before the end; `covered` once somebody accepted to take over. */
  left: { assignmentId: string; covered: boolean } | null
}

interface CoverInput {
  shiftId: string
  assignmentId?: string | undefined
}

const LATE_AFTER_MS = 10 * 60_000

/** Throws `job.missing` for a shift, and `assignment.missing` for work, that the member may not see. */
export async function coveredShift(
  db: Db,
  { companyId, siteIds }: CompanyActor,
  { shiftId, assignmentId }: CoverInput,
): Promise<CoveredShift> {
  const [shift] = await db.query<CoveredShift>(
    `select shift.id as shift_id, job.id as job_id, job.company_id, job.title, site.name as site_name, site.zone,
       site.lat, site.lng, job.pay_per_hour, job.sia_sector, job.requirements, shift.starts_at, shift.ends_at,
       job.status = 'published' and shift.cancelled_at is null as published, shift.positions, ${PLACES_TAKEN} as taken,
       (select json_build_object('assignmentId', assignment.id, 'uid', seeker.uid, 'seekerId', seeker.id,
          'name', seeker.fullname)
        from assignment join seeker on seeker.id = assignment.seeker_id
        where assignment.id = $3 and assignment.shift_id = shift.id and assignment.status = 'assigned') as late,
       (select json_build_object('assignmentId', assignment.id, 'covered', exists (
          select from cover join offer on offer.cover_id = cover.id and offer.status = 'accepted'
          where cover.replaces_assignment_id = assignment.id))
        from assignment where assignment.id = $3 and assignment.shift_id = shift.id
          and assignment.status not in ('assigned', 'inProgress', 'cancelled', 'noShow')) as left
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id
     where shift.id = $1 and job.company_id = $2 and ($4::uuid[] is null or site.id = any($4))`,
    [shiftId, companyId, assignmentId ?? null, siteIds],
  )
  if (!shift) throw new ApiError('job.missing', { message: 'We could not find that shift.' })
  return shift
}

/** Null when somebody can be asked; otherwise why not. */
export function coverRefusal(shift: CoveredShift, { assignmentId }: CoverInput, now: Date): ApiError | null {
  if (!shift.published)
    return new ApiError('job.not-open', {
      message: 'This job is closed or cancelled: nobody can be asked to cover it.',
    })
  if (!isBookable(shift, now.toISOString()))
    return new ApiError('offer.too-late', { message: 'Less than 15 minutes of this shift are left.' })
  if (shift.left?.covered)
    return new ApiError('assignment.wrong-state', { message: 'Somebody has accepted to take over already.' })
  if (shift.left) return null
  if (assignmentId && !shift.late)
    return new ApiError('assignment.wrong-state', { message: 'They have booked on, or have no place on this shift.' })
  if (shift.late && now.getTime() < Date.parse(shift.startsAt) + LATE_AFTER_MS)
    return new ApiError('assignment.wrong-state', {
      message: `${shift.late.name} is not late yet. Cancel their place to offer it to somebody else.`,
    })
  if (!shift.late && shift.taken >= shift.positions)
    return new ApiError('job.full', { message: 'Every place on this shift is taken.' })
  return null
}
