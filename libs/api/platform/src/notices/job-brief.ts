import type { JobBrief, Shift } from '@s4/contract'
import { PLACES_TAKEN } from '../agreed-work'

/** SQL: an instant in the text format of the API, for use in json. */
export const isoText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The query that selects it needs `job`, `site` and `company` in its `from`. */
export const JOB_BRIEF = `json_build_object('id', job.id, 'title', job.title, 'companyId', job.company_id,
      'companyName', company.company_name,
  'siteName', site.name, 'town', split_part(site.postcode, ' ', 1), 'zone', site.zone, 'payPerHour',
  job.pay_per_hour, 'breaksPaid', job.breaks_paid) as job`

export const JOIN_JOB_BRIEF = 'join site on site.id = job.site_id join company on company.id = job.company_id'

/** The query that selects it needs `shift` in its `from`. */
export const SHIFT_JSON = `json_build_object('id', shift.id, 'startsAt', ${isoText('shift.starts_at')}, 'endsAt',
      ${isoText('shift.ends_at')},
  'positions', shift.positions, 'cancelled', shift.cancelled_at is not null,
  'taken', ${PLACES_TAKEN}, 'stretches', shift.stretches)`

export interface JobWithShifts {
  job: JobBrief
  shifts: Shift[]
}
