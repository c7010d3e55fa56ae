import type { Rota, RotaWorker } from '@s4/contract'
import type { Db } from '@s4/db'
import { payForShift, type PaidTime } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import { isoText } from '@s4/api-platform/notices'
import { ofSites, seesWorker } from '@s4/api-platform/site-limits'
import { fileUrl } from '@s4/api-platform/files'
import { isBlocked } from '@s4/api-profiles/seeker-access'
import { tagsOf, teamsOf } from '@s4/api-profiles/workers'
import { currentVatNumber } from '@s4/api-profiles/vat'
import { holdsTime, isPhoneInSecret, liveAssignment, PLACES_TAKEN, workedUntil } from '@s4/api-platform/agreed-work'

interface Week {
  actor: Pick<CompanyActor, 'companyId' | 'siteIds'>
  /** Its Monday. */
  week: string
  now: Date
}

type Row = Omit<Rota, 'workers' | 'week' | 'work'> & {
  work: (Omit<Rota['work'][number], 'pay'> & PaidTime)[]
  workers: (Omit<RotaWorker, 'picture'> & { pictureFileId: string | null })[]
}

/** Work this near may leave too little rest. */
const AROUND_WEEK = `starts_at >= $2::date - 2 and starts_at < $2::date + 9`
const IN_WEEK = (startsAt: string, zone: string) =>
  `(${startsAt} at time zone ${zone})::date between $2::date and $2::date + 6`
const SPAN = (of: string) => `'startsAt', ${isoText(`${of}.starts_at`)}, 'endsAt', ${isoText(`${of}.ends_at`)}`
const LIST = (json: string, order: string) => `coalesce(json_agg(json_build_object(${json}) order by ${order}), '[]')`

// A night belongs to the date it begins on at its site; `AROUND` is what the indexes read.
const weekOf = (actor: Week['actor']) => `with week_shift as (
    select shift.*, job.status as job_status,
      ${PLACES_TAKEN} as taken
    from job join site on site.id = job.site_id join shift on shift.job_id = job.id
    where shift.job_company_id = $1 and ${ofSites(actor, 'job.site_id')} and job.status in ('published', 'closed')
      and shift.cancelled_at is null
      and shift.${AROUND_WEEK} and ${IN_WEEK('shift.starts_at', 'site.zone')}
  ),
  week_draft as (
    select shift.* from job join site on site.id = job.site_id join shift on shift.job_id = job.id
    where shift.job_company_id = $1 and ${ofSites(actor, 'job.site_id')} and job.status = 'draft'
      and shift.cancelled_at is null and shift.starts_at > $3
      and shift.${AROUND_WEEK} and ${IN_WEEK('shift.starts_at', 'site.zone')}
  ),
  work as (
    select * from assignment
    where company_id = $1 and ${ofSites(actor, 'site_id')} and status <> 'cancelled' and ${AROUND_WEEK}
  ),
  live_offer as (
    select offer.* from offer
    where offer.status = 'open' and offer.lapses_at > $3 and offer.job_id in (select job_id from week_shift)
  ),
  person as (
    select seeker_id from saved_worker where company_id = $1
      and ${seesWorker(actor, { seeker: 'saved_worker.seeker_id', company: '$1' })}
    union select seeker_id from work where ${IN_WEEK('work.starts_at', 'work.zone')}
    union select seeker_id from live_offer where exists (select from offer_shift
      where offer_id = live_offer.id and shift_id in (select id from week_shift))
  )`

const WORKERS = `select ${LIST(
  `'seekerId', seeker.id, 'fullname', seeker.fullname, 'pictureFileId', seeker.picture_file_id,
   'saved', saved.seeker_id is not null, 'teams', ${teamsOf('seeker.id', '$1')}, 'tags', ${tagsOf('seeker.id', '$1')},
   'doNotSend', ${isBlocked('seeker.id', '$1')},
   'inSecret', ${isPhoneInSecret({ seeker: 'seeker.id', company: '$1' })}, 'chargesVat',
   ${currentVatNumber('seeker', 'seeker.id')} is not null,
   'licences', (select coalesce(json_agg(json_build_object('sector', sector, 'expiresOn', expires_on)), '[]')
     from licence where licence.seeker_id = seeker.id and kind = 'sia'),
   'hours', (select coalesce(json_agg(json_build_object('weekday', weekday, 'start', to_char(start_time, 'HH24:MI'),
           'end', to_char(end_time, 'HH24:MI'))), '[]')
     from availability where availability.seeker_id = seeker.id),
   'daysOff', (select coalesce(json_agg(json_build_object('from', from_date, 'to', to_date) order by from_date), '[]')
     from day_off where day_off.seeker_id = seeker.id and from_date < $2::date + 9 and to_date >= $2::date),
   'busy', (select ${LIST(SPAN('busy'), 'busy.starts_at')} from assignment busy
     where busy.seeker_id = seeker.id and busy.company_id <> $1 and ${liveAssignment('busy')} and busy.${AROUND_WEEK}
       and (${holdsTime('busy')} or busy.ends_at <= $3))`,
  'seeker.fullname, seeker.id',
)} from person join seeker on seeker.id = person.seeker_id left
join saved_worker saved on saved.seeker_id = seeker.id and saved.company_id = $1`

const JOBS = `select ${LIST(
  `'id', job.id, 'title', job.title, 'role', job.role, 'siteId', site.id, 'siteName', site.name, 'zone', site.zone,
   'payPerHour', job.pay_per_hour, 'siaSector', job.sia_sector, 'terms', job.terms`,
  'job.title, job.id',
)} from job join site on site.id = job.site_id where job.id in (select job_id from week_shift union select job_id
from work union select job_id from week_draft)`

const SHIFTS = `select ${LIST(
  `'id', shift.id, 'jobId', shift.job_id, ${SPAN('shift')}, 'positions', shift.positions, 'taken', shift.taken,
   'stretches', shift.stretches,
   'open', shift.job_status = 'published' and shift.taken < shift.positions
   and shift.ends_at - $3::timestamptz >= interval '15 minutes'`,
  'shift.starts_at, shift.id',
)} from week_shift shift`

const DRAFTS = `select ${LIST(
  `'id', draft.id, 'jobId', draft.job_id, ${SPAN('draft')}, 'positions', draft.positions`,
  'draft.starts_at, draft.id',
)} from week_draft draft`

const WORK = `select ${LIST(
  `'id', work.id, 'jobId', work.job_id, 'shiftId', work.shift_id, 'seekerId', work.seeker_id, 'status', ` +
    `work.status, 'payPerHour', work.pay_per_hour, 'terms', work.terms, 'stretches', work.stretches, ` +
    `'workedUntil', ${isoText(workedUntil('work'))}, ${SPAN('work')}`,
  'work.starts_at, work.id',
)} from work`

const OFFERS = `select ${LIST(
  `'id', live_offer.id, 'jobId', live_offer.job_id, 'seekerId', live_offer.seeker_id,
   'lapsesAt', ${isoText('live_offer.lapses_at')},
   'shifts', (select ${LIST(`'id', shift.id, ${SPAN('shift')}`, 'shift.starts_at')} from offer_shift
     join shift on shift.id = shift_id where offer_id = live_offer.id)`,
  'live_offer.created_at, live_offer.id',
)} from live_offer`

/** A company's week from its Monday, in one query. */
export async function findRota(db: Db, { actor, week, now }: Week): Promise<Rota> {
  const [row] = await db.query<Row>(
    `${weekOf(actor)} select (${WORKERS}) as workers, (${JOBS}) as jobs, (${SHIFTS}) as shifts, ` +
      `(${DRAFTS}) as drafts, (${WORK}) as work, (${OFFERS}) as offers`,
    [actor.companyId, week, now],
  )
  if (!row) throw new Error('an aggregate always has a row')
  return {
    ...row,
    week,
    work: row.work.map(({ payPerHour, terms, stretches, ...work }) => ({
      ...work,
      pay: payForShift({ payPerHour, terms, stretches }, shiftMinutes(work)),
    })),
    workers: row.workers.map(({ pictureFileId, ...worker }) => ({ ...worker, picture: fileUrl(pictureFileId) })),
  }
}
