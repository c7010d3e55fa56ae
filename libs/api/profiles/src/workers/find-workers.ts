import type { Worker, WorkerSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { coversHours, type WeeklyHours } from '@s4/domain/available-hours'
import { isOnDayOff, type DaysOffSpan } from '@s4/domain/days-off'
import { isLicenceFitting } from '@s4/domain/worker-fit'
import { normalTag } from '@s4/domain/worker-tags'
import { isWithin } from '@s4/domain/distance-band'
import { localDate } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import { fileUrl } from '@s4/api-platform/files'
import { ofSites } from '@s4/api-platform/site-limits'
import { isBlocked } from '../seeker-access/blocked'
import { fitColumns, nearFirst, toWorkerFit, savedColumn, type FitRow } from './fit-row'
import { isInGroups } from './groups-sql'
import { wantedTime, type WantedTime } from './wanted-time'
import { holdsTime, isPhoneInSecret } from '@s4/api-platform/agreed-work'

interface Row extends FitRow {
  seekerId: string
  fullname: string
  pictureFileId: string | null
  shortBio: string
  ownStaff: boolean
  inSecret: boolean
  saved: Worker['saved']
  hours: WeeklyHours[]
  daysOff: DaysOffSpan[]
}

const MAX_CANDIDATES = 500
/** Walked by almost the distance, so that the candidates are the nearest by the distance itself. */
const LOOKED_AT = 700
const MAX_WORKERS = 100

const ORDER = { within: 0, 'not-given': 1, outside: 2, off: 3 } as const

/**
 * Findable seekers, and those who worked for this company at sites the member sees, who are free then: best fit first,
 * at most 100. Throws `site.missing`.
 */
export async function findWorkers(
  db: Db,
  { companyId, siteIds, now, ...search }: WorkerSearch & Pick<CompanyActor, 'companyId' | 'siteIds'> & { now: Date },
): Promise<Worker[]> {
  const [site] = await db.query<{ lat: number; lng: number; zone: string }>(
    'select lat, lng, zone from site where id = $1 and company_id = $2',
    [search.siteId, companyId],
  )
  if (!site) throw new ApiError('site.missing')
  const today = localDate(now.toISOString(), site.zone)
  const { hours, span, lastDay } = wantedTime(search, site.zone, now)

  const rows = await db.query<Row>(
    `select seeker.id as seeker_id, seeker.fullname, seeker.picture_file_id, seeker.short_bio, ${savedColumn('$1')},
       engagement_on($1, seeker.id, $8::date) = 'own-staff' as own_staff,
       ${isPhoneInSecret({ seeker: 'seeker.id', company: '$1' })} as in_secret,
       (select coalesce(json_agg(json_build_object('weekday', weekday, 'start', to_char(start_time, 'HH24:MI'), 'end',
               to_char(end_time, 'HH24:MI'))), '[]')
        from availability where availability.seeker_id = seeker.id) as hours,
       (select coalesce(json_agg(json_build_object('from', from_date, 'to', to_date)), '[]')
        from day_off where day_off.seeker_id = seeker.id) as days_off,
       ${fitColumns({ company: '$1', lat: '$2::float8', lng: '$3::float8' })}
     from (
       select seeker.* from seeker join account on account.uid = seeker.uid
       where account.erase_at is null and seeker.fullname <> ''
         and (seeker.findable or (select true from assignment where assignment.seeker_id = seeker.id
             and company_id = $1 and ${ofSites({ siteIds }, 'assignment.site_id')}
             and status in ('completed', 'hoursAgreed', 'invoiced', 'paid') limit 1))
         and not ${isBlocked('seeker.id', '$1')}
         and ${isInGroups({ seeker: 'seeker.id', company: '$1', team: '$6', tag: '$7' })}
         and ($4::timestamptz is null or not exists (select from assignment busy
             where busy.seeker_id = seeker.id and ${holdsTime('busy')}
           and tstzrange(busy.starts_at, busy.ends_at, '[)') && tstzrange($4, $5)))
       order by ${nearFirst('$2::float8', '$3::float8')} limit ${LOOKED_AT}
     ) seeker
     order by metres nulls last, seeker.id limit ${MAX_CANDIDATES}`,
    [
      companyId,
      site.lat,
      site.lng,
      span?.startsAt ?? null,
      span?.endsAt ?? null,
      search.team ?? null,
      search.tag ? normalTag(search.tag) : null,
      today,
    ],
  )
  return rows
    .map((row) =>
      toWorker(row, {
        availability: compareAvailability(row, { hours, span, zone: site.zone }),
        sector: search.sector ?? null,
        today,
        lastDay,
      }),
    )
    .filter(({ fit }) => isWanted(fit, search))
    .toSorted(
      (a, b) =>
        ORDER[a.availability] - ORDER[b.availability] ||
        b.fit.score - a.fit.score ||
        a.fullname.localeCompare(b.fullname),
    )
    .slice(0, MAX_WORKERS)
}

function toWorker(
  row: Row,
  { availability, ...work }: Pick<Worker, 'availability'> & { sector: string | null; today: string; lastDay: string },
): Worker {
  const { seekerId, fullname, pictureFileId, shortBio, ownStaff, inSecret, saved } = row
  return {
    seekerId,
    fullname,
    picture: fileUrl(pictureFileId),
    shortBio,
    ownStaff,
    inSecret,
    saved,
    availability,
    fit: toWorkerFit(row, { ...work, requirements: [] }),
  }
}

function compareAvailability(
  { hours, daysOff }: Row,
  wanted: Pick<WantedTime, 'hours' | 'span'> & { zone: string },
): Worker['availability'] {
  if (wanted.span && isOnDayOff(daysOff, wanted.span, wanted.zone)) return 'off'
  if (hours.length === 0 || wanted.hours === null) return 'not-given'
  return coversHours(hours, wanted.hours) ? 'within' : 'outside'
}

function isWanted({ distance, licence, rating, workedHere }: Worker['fit'], search: WorkerSearch): boolean {
  if (search.withinMiles && !(distance && isWithin(distance, search.withinMiles))) return false
  if (search.sector && !isLicenceFitting(licence)) return false
  if (search.minStars && (rating.stars ?? 0) < search.minStars) return false
  return search.workedHere !== 'yes' || workedHere > 0
}
