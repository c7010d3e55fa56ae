import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import type { Viewer } from '@s4/api-platform/http'

/** An offer whose row stays locked until the transaction ends. */
export interface LockedOffer {
  id: string
  jobId: string
  companyId: string
  seekerId: string
  seekerUid: string
  seekerName: string
  applicationId: string | null
  title: string
  jobStatus: string
  siaSector: string | null
  requirements: RequirementCode[]
  zone: string
  payPerHour: number
  status: 'open' | 'accepted' | 'declined' | 'lapsed' | 'rescinded'
  lapsesAt: string
  coverId: string | null
}

/** Throws `offer.missing` for anybody else's. */
export async function lockOffer(tx: Db, id: string, viewer: Viewer): Promise<LockedOffer> {
  const [row] = await tx.query<LockedOffer>(
    `select offer.id, offer.job_id, job.company_id, offer.seeker_id, seeker.uid as seeker_uid,
       seeker.fullname as seeker_name, offer.application_id,
       job.title, job.status as job_status, job.pay_per_hour, job.sia_sector, job.requirements, site.zone,
       offer.status, offer.lapses_at,
       offer.cover_id
     from offer join job on job.id = offer.job_id join site on site.id = job.site_id
     join seeker on seeker.id = offer.seeker_id
     where offer.id = $1 and ${viewer.side === 'seeker' ? 'offer.seeker_id' : 'job.company_id'} = $2
     for update of offer`,
    [id, viewer.id],
  )
  if (!row) throw new ApiError('offer.missing')
  return row
}

const closedOfferMessages = {
  accepted: 'This offer has been accepted.',
  declined: 'This offer has been declined.',
  lapsed: 'This offer has expired.',
  rescinded: 'The company has withdrawn this offer.',
} as const

/** Throws `offer.lapsed` or `offer.not-open` for an offer that can no longer be answered. */
export function refuseClosedOffer({ status, lapsesAt, jobStatus }: LockedOffer, now: Date): void {
  if (status === 'lapsed' || (status === 'open' && Date.parse(lapsesAt) <= now.getTime()))
    throw new ApiError('offer.lapsed')
  if (status !== 'open') throw new ApiError('offer.not-open', { message: closedOfferMessages[status] })
  if (jobStatus === 'cancelled')
    throw new ApiError('offer.not-open', { message: 'The company has cancelled this job.' })
}
