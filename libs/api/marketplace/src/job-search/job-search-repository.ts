import type { JobCard, JobDetails, Shift } from '@s4/contract'
import { type Db, instantText } from '@s4/db'
import { fewestPlacesLeft, isAhead, jobStatus, type StoredJobStatus } from '@s4/domain/job-status'
import type { RuleSubject } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { shiftLines, sumOf } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import { companyRating } from '@s4/api-profiles/company-rating'
import { fileUrl } from '@s4/api-platform/files'
import { metresFromHome, reasonsFor, type SeekerFacts } from './job-fit'
import { CHOSEN_SHIFTS, LIVE } from '../applications/store/application-store'
import type { FoundJob } from './open-jobs'
import { clashesWithWork, PLACES_TAKEN } from '@s4/api-platform/agreed-work'

interface JobRow {
  id: string
  stored: StoredJobStatus
  title: string
  role: string
  companyId: string
  companyName: string
  companyVerified: boolean
  logo: string | null
  siteName: string
  postcode: string
  address: string
  lat: number
  lng: number
  zone: string
  payPerHour: number
  breaksPaid: boolean
  terms: JobDetails['terms']
  siaSector: string | null
  requirements: RequirementCode[]
  requiredSubjects: RuleSubject[]
  publishedAt: string
  saved: boolean
  standing: JobCard['standing']
  shifts: Shift[]
}

interface JobDetailsRow extends JobRow {
  stars: number | null
  ratings: number
  description: string
  otherRequirements: string
  alertDuration: number
}

/** What a card says to the seeker $2. */
const OF_SEEKER = `
  array(select subject from check_rule where check_rule.company_id = job.company_id and rule = 'required')
    as required_subjects,
  exists (select 1 from saved_job where saved_job.job_id = job.id and saved_job.seeker_id = $2) as saved,
  case when exists (select from offer where offer.job_id = job.id and offer.seeker_id = $2
      and offer.status = 'open') then 'offered'
    else (select application.status from application where application.job_id = job.id
      and application.seeker_id = $2 and ${LIVE}) end as standing`
const OF_ANYBODY = `'{}'::text[] as required_subjects, false as saved, null as standing`

const card = (
  facts: SeekerFacts | null,
) => `job.id, job.status as stored, job.title, job.role, job.company_id, company.company_name,
    company.vetting = 'verified' as company_verified, company.logo_file_id as logo,
  site.name as site_name, site.postcode, site.address, site.lat, site.lng, site.zone, job.pay_per_hour,
  job.breaks_paid, job.terms,
  job.sia_sector,
  job.requirements,
  job.published_at, ${facts ? OF_SEEKER : OF_ANYBODY},
  (select coalesce(json_agg(json_build_object(
      'id', shift.id, 'startsAt', to_json(shift.starts_at), 'endsAt', to_json(shift.ends_at), 'positions',
      shift.positions,
      'cancelled', shift.cancelled_at is not null,
      'taken', ${PLACES_TAKEN}, 'stretches', shift.stretches
    ) order by shift.starts_at), '[]') from shift where shift.job_id = job.id) as shifts`
const FROM = 'from job join company on company.id = job.company_id join site on site.id = job.site_id'

export const jobSearchRepository = (db: Db) => ({
  /** The cards of these jobs, in the order found. */
  async cards(found: readonly FoundJob[], facts: SeekerFacts | null, now: string): Promise<JobCard[]> {
    const rows = await db.query<JobRow>(
      `select ${card(facts)} ${FROM} where job.id = any($1::uuid[])`,
      [found.map(({ jobId }) => jobId), ...(facts ? [facts.seekerId] : [])],
      { keepsPlan: true },
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return found.flatMap(({ jobId, metres }) => {
      const row = byId.get(jobId)
      return row ? [toJobCard(row, { facts, metres, now })] : []
    })
  },

  /** A job that was ever published; null otherwise. */
  async find(id: string, facts: SeekerFacts | null, now: string): Promise<Omit<JobDetails, 'mine'> | null> {
    const [row] = await db.query<JobDetailsRow>(
      `select ${card(facts)}, ${companyRating('job.company_id')}, job.description, job.other_requirements,
         job.alert_duration ${FROM}
       where job.id = $1 and job.published_at is not null`,
      [id, ...(facts ? [facts.seekerId] : [])],
    )
    if (!row) return null
    const { description, requirements, otherRequirements, address, alertDuration, terms, stars, ratings } = row
    return {
      ...toJobCard(row, { facts, metres: null, now }),
      companyRating: { stars, count: ratings },
      description,
      requirements,
      otherRequirements,
      address,
      alertDuration,
      terms,
      shifts: row.shifts.map(asShift),
    }
  },

  /** The seeker's latest application for a job, its open offer to answer first, and what clashes with their work. */
  async mine(
    jobId: string,
    seekerId: string,
  ): Promise<Omit<NonNullable<JobDetails['mine']>, 'ownShifts' | 'shortRests'>> {
    const [application] = await db.query<NonNullable<NonNullable<JobDetails['mine']>['application']>>(
      `select id, status, applied_at as created_at, reason, note, ${CHOSEN_SHIFTS} as shift_ids from application
       where job_id = $1 and seeker_id = $2 order by applied_at desc, id desc limit 1`,
      [jobId, seekerId],
    )
    const [offer] = await db.query<{ id: string; lapsesAt: string }>(
      `select id, lapses_at from offer where job_id = $1 and seeker_id = $2 and status = 'open' order by lapses_at
       limit 1`,
      [jobId, seekerId],
    )
    const clashing = await db.query<{ id: string }>(
      `select shift.id from shift where shift.job_id = $1 and shift.cancelled_at is null and ${clashesWithWork('$2')}`,
      [jobId, seekerId],
    )
    return { application: application ?? null, offer: offer ?? null, clashingShiftIds: clashing.map(({ id }) => id) }
  },

  /** False when there is no such job. */
  async save(jobId: string, seekerId: string, now: Date): Promise<boolean> {
    const rows = await db.query(
      `with job_known as (select id from job where id = $1 and published_at is not null), kept as (
         insert into saved_job (seeker_id, job_id, saved_at) select $2, id, $3 from job_known on conflict do nothing
       ) select id from job_known`,
      [jobId, seekerId, now],
    )
    return rows.length > 0
  },

  async unsave(jobId: string, seekerId: string): Promise<void> {
    await db.query('delete from saved_job where job_id = $1 and seeker_id = $2', [jobId, seekerId])
  },
})

const asShift = (shift: Shift): Shift => ({
  ...shift,
  startsAt: instantText(shift.startsAt),
  endsAt: instantText(shift.endsAt),
})

interface CardContext {
  facts: SeekerFacts | null
  metres: number | null
  now: string
}

function toJobCard(row: JobRow, { facts, metres, now }: CardContext): JobCard {
  const point = { lat: row.lat, lng: row.lng }
  const shifts = row.shifts.map(asShift).filter(({ cancelled }) => !cancelled)
  const ahead = shifts.filter((shift) => isAhead(shift, now))
  const open = ahead.filter((shift) => shift.taken < shift.positions)
  const next = open.at(0) ?? null
  const shown = next ?? shifts.at(0)
  const payLines = shown ? shiftLines({ ...row, ...shown }, shiftMinutes(shown)) : []
  return {
    id: row.id,
    title: row.title,
    role: row.role,
    company: {
      _id: row.companyId,
      companyName: row.companyName,
      companyLogo: fileUrl(row.logo),
      verified: row.companyVerified,
    },
    siteName: row.siteName,
    town: row.postcode.split(' ')[0] ?? row.postcode,
    point,
    zone: row.zone,
    payPerHour: row.payPerHour,
    shiftPay: sumOf(payLines),
    breaksPaid: row.breaksPaid,
    payLines,
    nextShift: next && { id: next.id, startsAt: next.startsAt, endsAt: next.endsAt },
    shiftCount: open.length,
    placesLeft: fewestPlacesLeft(ahead, now),
    siaSector: row.siaSector,
    status: jobStatus(row.stored, shifts, now),
    postedAt: row.publishedAt,
    metres: metres ?? (facts && metresFromHome(facts, point)),
    saved: row.saved,
    standing: row.standing,
    reasons: facts && reasonsFor(facts, { ...row, shift: next, others: open.slice(1), point }),
  }
}
