import type { Offer } from '@s4/contract'
import type { Db } from '@s4/db'
import { travelMinutes } from '@s4/domain/travel-time'
import type { AgreedSpan } from '@s4/domain/working-time'
import { workingTimeWarnings } from '@s4/domain/working-time-warnings'
import { isoText, JOB_BRIEF, JOIN_JOB_BRIEF, SHIFT_JSON } from '@s4/api-platform/notices'
import { currentVatNumber } from '@s4/api-profiles/vat'
import { sitesOf, type Viewer } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'
import { STAFF_TERMS } from '../../assignments/staff-terms'
import { inForce } from '../../self-billing/self-billing-repository'
import { holdsTime, liveAssignment, workedUntil } from '@s4/api-platform/agreed-work'
import { COVER_METRES } from './cover-metres'
import { settleOfferNotices } from './settle-offer-notices'

const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'offer.seeker_id' : 'job.company_id')

// An offer past its time counts as lapsed even before the sweep has run.
const COLUMNS = `offer.id, offer.application_id, offer.seeker_id, seeker.fullname as seeker_name, offer.lapses_at,
    offer.created_at, offer.working_time_reason,
  case when staff.own_staff then ${STAFF_TERMS('job.terms')} else job.terms end as terms, ${JOB_BRIEF},
  job.requirements, job.other_requirements, company.vetting = 'verified' as company_verified,
  case when offer.status = 'open' and offer.lapses_at <= $2 then 'lapsed' else offer.status end as status,
  (select coalesce(json_agg(${SHIFT_JSON} order by shift.starts_at), '[]') from offer_shift
    join shift on shift.id = shift_id where offer_id = offer.id) as shifts,
  staff.own_staff,
  not staff.own_staff and ${currentVatNumber('seeker', 'offer.seeker_id')} is not null as charges_vat,
  staff.own_staff or exists (select from self_billing_agreement agreement
    where agreement.company_id = job.company_id
    and agreement.seeker_id = offer.seeker_id and ${inForce('$2')}) as self_billing_agreed`
// What the seeker works around the offer; a company learns nothing of their work for others.
const agreedColumn = ({
  side,
}: Viewer) => `(select coalesce(json_agg(json_build_object('startsAt', ${isoText('mine.starts_at')}, 'endsAt',
            ${isoText(workedUntil('mine'))}, 'isOver', not ${holdsTime('mine')})), '[]')
  from assignment mine where mine.seeker_id = offer.seeker_id and ${liveAssignment('mine')}
    and mine.ends_at > $2::timestamptz - interval '17 weeks'
    ${side === 'seeker' ? '' : 'and mine.company_id = job.company_id'}) as agreed`
// A company never learns how far somebody lives from a site to the metre (docs/decisions/010).
const metresColumn = ({ side }: Viewer) => `${side === 'company' ? 'null::float8' : COVER_METRES} as cover_metres`
const columnsFor = (viewer: Viewer) => `${COLUMNS}, ${agreedColumn(viewer)}, ${metresColumn(viewer)}`
const FROM = `from offer join job on job.id = offer.job_id join seeker on seeker.id = offer.seeker_id ${JOIN_JOB_BRIEF}
  cross join lateral (select coalesce(bool_and(engagement_on(job.company_id, offer.seeker_id,
    (shift.starts_at at time zone site.zone)::date) = 'own-staff'), false) as own_staff
  from offer_shift join shift on shift.id = shift_id where offer_id = offer.id) staff`

interface Row extends Omit<Offer, 'workingTimeWarnings' | 'cover'> {
  coverMetres: number | null
  agreed: AgreedSpan[]
}

const METRES_PER_MILE = 1609.344

const toOffer = ({ agreed, coverMetres: metres, ...offer }: Row): Offer => ({
  ...offer,
  cover: metres === null ? null : { metres, travelMinutes: travelMinutes(metres / METRES_PER_MILE) },
  workingTimeWarnings: offer.status === 'open' ? workingTimeWarnings(offer.shifts, agreed, offer.job.zone) : [],
})

const OPEN = `offer.status = 'open' and offer.lapses_at > $2`
const MAX_OFFERS = 200

interface Pair {
  jobId: string
  seekerId: string
}

interface OfferEnd {
  status: 'accepted' | 'declined' | 'rescinded'
  reason: string | null
  now: Date
}

export interface NewOffer {
  id: string
  jobId: string
  seekerId: string
  applicationId: string | null
  shiftIds: readonly string[]
  lapsesAt: string
  workingTimeReason: string
  coverId: string | null
  by: string
  now: Date
}

export const offerRepository = (db: Db) => ({
  async find(id: string, viewer: Viewer, now: Date): Promise<Offer | null> {
    const [row] = await db.query<Row>(
      `select ${columnsFor(viewer)} ${FROM} where offer.id = $1 and ${ownerColumn(viewer)} = $3`,
      [id, now, viewer.id],
    )
    return row ? toOffer(row) : null
  },

  /** Open ones first, as they lapse; then the newest; at most 200. */
  async list(viewer: Viewer, jobId: string | undefined, now: Date): Promise<Offer[]> {
    const rows = await db.query<Row>(
      `select ${columnsFor(viewer)} ${FROM} where ${ownerColumn(viewer)} = $1
         and ${ofSites(sitesOf(viewer), 'job.site_id')}
         and ($3::uuid is null or offer.job_id = $3)
       order by case when ${OPEN} then offer.lapses_at end, case when ${OPEN} then offer.id end, offer.created_at desc,
         offer.id desc limit ${MAX_OFFERS}`,
      [viewer.id, now, jobId ?? null],
    )
    return rows.map(toOffer)
  },

  async end(id: string, { status, reason, now }: OfferEnd): Promise<void> {
    await db.query('update offer set status = $2, reason = $3, decided_at = $4 where id = $1', [
      id,
      status,
      reason,
      now,
    ])
    await settleOfferNotices(db, [id], now)
  },

  /** Every open offer on the job to this seeker. */
  async endOpen({ jobId, seekerId }: Pair, { status, now }: Pick<OfferEnd, 'status' | 'now'>): Promise<void> {
    const ended = await db.query<{ id: string }>(
      `update offer set status = $3, decided_at = $4 where job_id = $1 and seeker_id = $2 and status = 'open'
       returning id`,
      [jobId, seekerId, status, now],
    )
    await settleOfferNotices(
      db,
      ended.map(({ id }) => id),
      now,
    )
  },

  /** An offer past its time must not block a new one before the sweep has run. */
  async endLapsed({ jobId, seekerId }: Pair, now: Date): Promise<void> {
    const lapsed = await db.query<{ id: string }>(
      `update offer set status = 'lapsed', decided_at = $3
       where job_id = $1 and seeker_id = $2 and status = 'open' and lapses_at <= $3 returning id`,
      [jobId, seekerId, now],
    )
    await settleOfferNotices(
      db,
      lapsed.map(({ id }) => id),
      now,
    )
  },

  /** Links open offers to a later application; returns how many. */
  async joinApplication({ jobId, seekerId }: Pair, { id, now }: { id: string; now: Date }): Promise<number> {
    const open = await db.query(
      `update offer set application_id = $1 where job_id = $2 and seeker_id = $3 and status = 'open' and lapses_at > $4
       returning id`,
      [id, jobId, seekerId, now],
    )
    return open.length
  },

  /** Violates `one_open_offer_a_shift` when a shift is already in an open offer to this seeker. */
  async insert(offer: NewOffer): Promise<void> {
    const { id, jobId, seekerId, applicationId, shiftIds, lapsesAt, workingTimeReason, coverId, by, now } = offer
    await db.query(
      `insert into offer (id, job_id, seeker_id, application_id, status, lapses_at, created_by, created_at,
         working_time_reason, cover_id)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9)`,
      [id, jobId, seekerId, applicationId, lapsesAt, by, now, workingTimeReason, coverId],
    )
    // Sorted, so that two offers of the same shifts cannot deadlock.
    await db.query(
      `insert into offer_shift (offer_id, seeker_id, status, shift_id) select $1, $2, 'open', unnest($3::uuid[])`,
      [id, seekerId, shiftIds.toSorted()],
    )
  },
})
