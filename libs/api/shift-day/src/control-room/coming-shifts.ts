import type { ControlRoom, RoomUnfilled } from '@s4/contract'
import type { Db } from '@s4/db'
import { isBookable } from '@s4/domain/job-status'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { LONGEST_SHIFT } from '../live-work/longest-shift'
import { dayAhead, type Room, seenSite, weekAhead } from './room'

interface Row extends RoomUnfilled {
  published: boolean
  stillToEnd: number
}

export interface ComingShift extends RoomUnfilled {
  /** Whether somebody can still be found for it. */
  bookable: boolean
  /** Those who have not booked off. */
  stillToEnd: number
}

/** More shifts than a company has on at once and starting within a day. */
const MAX_SHIFTS = 2000

/** Shifts on now and those starting in the next 24 hours, by start. */
export async function comingShifts(db: Db, { companyId, siteIds, now }: Room): Promise<ComingShift[]> {
  const rows = await db.query<Row>(
    `select shift.id as shift_id, job.id as job_id, site.id as site_id, site.name as site_name, job.title, site.zone,
       shift.starts_at, shift.ends_at, shift.positions, job.status = 'published' as published, filling.taken,
       filling.still_to_end,
       coalesce(out.offers, 0)::int as offers_out, out.lapse_at as offers_lapse_at,
       coalesce(waiting.applicants, 0)::int as applicants, lost.facts as lost
     from job join shift on shift.job_id = job.id join site on site.id = job.site_id
     cross join lateral (
       select count(*)::int as taken,
         count(*) filter (where status in ('assigned', 'inProgress'))::int as still_to_end
       from assignment where shift_id = shift.id and ${liveAssignment()}
     ) filling
     left join lateral (
       select count(*) as offers, max(offer.lapses_at) as lapse_at from offer_shift
       join offer on offer.id = offer_shift.offer_id
       where offer_shift.shift_id = shift.id and offer_shift.status = 'open' and offer.lapses_at > $2
     ) out on filling.taken < shift.positions
     left join lateral (
       select count(*) as applicants from application
       where application.job_id = job.id and application.status = 'applied'
         and (exists (select from application_shift chosen
             where chosen.application_id = application.id and chosen.shift_id = shift.id)
           or not exists (select from application_shift chosen where chosen.application_id = application.id))
     ) waiting on filling.taken < shift.positions
     left join lateral (
       select json_build_object('seekerName', seeker.fullname, 'how', past.status, 'at',
         to_char(past.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as facts
       from assignment past join seeker on seeker.id = past.seeker_id
       where past.job_id = job.id and past.shift_id = shift.id and past.status in ('cancelled', 'noShow')
       order by past.ended_at desc limit 1
     ) lost on filling.taken < shift.positions
     where shift.job_company_id = $1 and job.status in ('published', 'closed') and shift.cancelled_at is null
       and ${seenSite('site.id', '$4')}
       and shift.starts_at > $2::timestamptz - ${LONGEST_SHIFT} and shift.starts_at < $3 and shift.ends_at > $2
     order by shift.starts_at, shift.id limit ${MAX_SHIFTS}`,
    [companyId, now, dayAhead(now), siteIds],
  )
  return rows.map(({ published, ...shift }) => ({
    ...shift,
    bookable: published && isBookable(shift, now.toISOString()),
  }))
}

export const toUnfilled = ({ bookable: _, stillToEnd: __, ...shift }: ComingShift): RoomUnfilled => shift

type Later = ControlRoom['unfilledLater']

/** What is still to fill after the next 24 hours, within 7 days. */
export async function unfilledLater(db: Db, { companyId, siteIds, now }: Room): Promise<Later> {
  const [row] = await db.query<NonNullable<Later['first']> & Omit<Later, 'first'>>(
    `select (sum(positions - taken) over ())::int as places, (count(*) over ())::int as shifts, later.id as shift_id,
       later.job_id, later.site_id, site.name as site_name, later.title, site.zone, later.starts_at, later.ends_at
     from (
       select shift.id, shift.job_id, job.site_id, job.title, shift.starts_at, shift.ends_at, shift.positions,
         (select count(*) from assignment where shift_id = shift.id and ${liveAssignment()}) as taken
       from job join shift on shift.job_id = job.id
       where shift.job_company_id = $1 and job.status = 'published' and shift.cancelled_at is null
         and ${seenSite('job.site_id', '$4')} and shift.starts_at >= $2 and shift.starts_at < $3
     ) later join site on site.id = later.site_id
     where positions > taken order by later.starts_at, later.id limit 1`,
    [companyId, dayAhead(now), weekAhead(now), siteIds],
  )
  if (!row) return { places: 0, shifts: 0, first: null }
  const { places, shifts, ...first } = row
  return { places, shifts, first }
}

type Drafts = ControlRoom['drafts']

/** The drafts of recurring work that nobody has posted, with the first of their shifts. */
export async function draftsToPost(db: Db, { companyId, siteIds, now }: Room): Promise<Drafts> {
  const [row] = await db.query<NonNullable<Drafts['first']> & Omit<Drafts, 'first'>>(
    `select (count(*) over ())::int as jobs, next.id as shift_id, job.id as job_id, job.site_id,
       site.name as site_name, job.title, site.zone, next.starts_at, next.ends_at
     from job join site on site.id = job.site_id
     cross join lateral (
       select id, starts_at, ends_at from shift
       where job_id = job.id and cancelled_at is null and starts_at > $2 order by starts_at limit 1
     ) next
     where job.company_id = $1 and job.status = 'draft' and ${seenSite('job.site_id', '$3')}
       and exists (select from recurring_occurrence where job_id = job.id)
     order by next.starts_at, job.id limit 1`,
    [companyId, now, siteIds],
  )
  if (!row) return { jobs: 0, first: null }
  const { jobs, ...first } = row
  return { jobs, first }
}
