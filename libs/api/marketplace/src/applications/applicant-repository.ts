import type { Applicant, ApplicantProfile, Education, Experience } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { localDate } from '@s4/domain/shift-text'
import { isoText, JOB_BRIEF, JOIN_JOB_BRIEF, SHIFT_JSON, type JobWithShifts } from '@s4/api-platform/notices'
import { APPLIED_FOR, CHOSEN_SHIFTS } from './store/application-store'
import { fileUrl } from '@s4/api-platform/files'
import { isSeen } from '@s4/api-profiles/seeker-access'
import { fitColumns, toWorkerFit, type FitRow, savedColumn } from '@s4/api-profiles/workers'
import { isPhoneInSecret, liveAssignment } from '@s4/api-platform/agreed-work'

type Row = Omit<Applicant, 'picture' | 'fit'> &
  FitRow & {
    seen: boolean
    pictureFileId: string | null
    siaSector: string | null
    requirements: RequirementCode[]
    zone: string
    lastEndsAt: string
  }

const COLUMNS = `application.id, application.job_id, application.seeker_id, seeker.fullname, seeker.picture_file_id,
    seeker.short_bio,
  application.status, application.note, application.reason, application.applied_at, application.shortlisted,
  application.company_note, ${CHOSEN_SHIFTS} as shift_ids,
  job.sia_sector, job.requirements, site.zone,
  (select max(ends_at) from shift where shift.job_id = job.id and ${APPLIED_FOR}) as last_ends_at,
  (select coalesce(json_agg(json_build_object('id', offer.id, 'lapsesAt', ${isoText('offer.lapses_at')},
     'shifts', (select json_agg(${SHIFT_JSON} order by shift.starts_at) from offer_shift
       join shift on shift.id = shift_id where offer_id = offer.id)) order by offer.lapses_at, offer.id), '[]')
   from offer where offer.job_id = application.job_id and offer.seeker_id = application.seeker_id
     and offer.status = 'open' and offer.lapses_at > $3) as offers,
  array(select shift_id from assignment agreed where agreed.job_id = application.job_id
    and agreed.seeker_id = application.seeker_id
   and ${liveAssignment('agreed')}) as agreed_shift_ids,
  ${isSeen({ company: '$2', now: '$3' })} as seen, ${savedColumn('$2')},
  ${fitColumns({ company: '$2', lat: 'site.lat', lng: 'site.lng' })}`
const FROM = `from application join seeker on seeker.id = application.seeker_id
  join job on job.id = application.job_id join site on site.id = job.site_id`

/** The application stays visible to the company; the person's profile only while the company may see them. */
function toApplicant(row: Row, now: Date): Applicant {
  const {
    id,
    jobId,
    seekerId,
    fullname,
    seen,
    pictureFileId,
    shortBio,
    status,
    note,
    reason,
    appliedAt,
    shiftIds,
    shortlisted,
    companyNote,
    offers,
    agreedShiftIds,
    saved,
  } = row
  const fit = seen
    ? toWorkerFit(row, {
        sector: row.siaSector,
        requirements: row.requirements,
        today: localDate(now.toISOString(), row.zone),
        lastDay: localDate(row.lastEndsAt, row.zone),
      })
    : null
  return {
    id,
    jobId,
    seekerId,
    fullname,
    picture: seen ? fileUrl(pictureFileId) : null,
    shortBio: seen ? shortBio : '',
    status,
    note,
    reason,
    appliedAt,
    shiftIds,
    shortlisted,
    companyNote,
    offers,
    agreedShiftIds,
    saved,
    fit,
  }
}

/** The shortlisted first, then the best fit, then who came first. */
const byFit = (a: Applicant, b: Applicant) =>
  Number(b.shortlisted) - Number(a.shortlisted) ||
  (b.fit?.score ?? 0) - (a.fit?.score ?? 0) ||
  a.appliedAt.localeCompare(b.appliedAt) ||
  a.id.localeCompare(b.id)

/** Applications as the company they were made to sees them: never a protected number. */
export const applicantRepository = (db: Db) => ({
  /** Ranked. Throws `job.missing` for another company's job. */
  async listByJob(jobId: string, companyId: string, now: Date): Promise<Applicant[]> {
    if ((await db.query('select 1 from job where id = $1 and company_id = $2', [jobId, companyId])).length === 0)
      throw new ApiError('job.missing')
    const rows = await db.query<Row>(
      `select ${COLUMNS} ${FROM} where application.job_id = $1 and job.company_id = $2`,
      [jobId, companyId, now],
    )
    return rows.map((row) => toApplicant(row, now)).toSorted(byFit)
  },

  /** Throws `application.missing`. */
  async find(id: string, companyId: string, now: Date): Promise<Applicant> {
    const [row] = await db.query<Row>(`select ${COLUMNS} ${FROM} where application.id = $1 and job.company_id = $2`, [
      id,
      companyId,
      now,
    ])
    if (!row) throw new ApiError('application.missing')
    return toApplicant(row, now)
  },

  /** Locked until the transaction ends; undefined when it is not an application to this company. */
  async lockNote(id: string, companyId: string): Promise<{ shortlisted: boolean; companyNote: string } | undefined> {
    const [note] = await db.query<{ shortlisted: boolean; companyNote: string }>(
      `select shortlisted, company_note from application join job on job.id = application.job_id
       where application.id = $1 and job.company_id = $2 for no key update of application`,
      [id, companyId],
    )
    return note
  },

  async setNote(
    id: string,
    companyId: string,
    { shortlisted, companyNote }: { shortlisted?: boolean | undefined; companyNote?: string | undefined },
  ): Promise<void> {
    await db.query(
      `update application set shortlisted = coalesce($3, shortlisted), company_note = coalesce($4, company_note)
       from job
       where application.id = $1 and job.id = application.job_id and job.company_id = $2`,
      [id, companyId, shortlisted ?? null, companyNote ?? null],
    )
  },

  /** Throws `application.missing`. */
  async profile(id: string, companyId: string, now: Date): Promise<ApplicantProfile> {
    const applicant = await this.find(id, companyId, now)
    const [of] = await db.query<JobWithShifts & Pick<ApplicantProfile, 'inSecret'>>(
      `select ${JOB_BRIEF}, (select coalesce(json_agg(${SHIFT_JSON} order by shift.starts_at), '[]') from shift
         where shift.job_id = job.id) as shifts,
         ${isPhoneInSecret({ seeker: '$2', company: '$3' })} as in_secret
       from job ${JOIN_JOB_BRIEF} where job.id = $1`,
      [applicant.jobId, applicant.seekerId, companyId],
    )
    if (!of) throw new ApiError('application.missing')
    if (applicant.fit === null) return { ...applicant, ...of, experiences: [], educationRecords: [] }
    return {
      ...applicant,
      ...of,
      experiences: await listExperience(db, applicant.seekerId),
      educationRecords: await listEducation(db, applicant.seekerId),
    }
  },
})

const listExperience = (db: Db, seekerId: string) =>
  db.query<Experience>(
    `select id, employer, position, description, from_date as "from", to_date as "to" from experience
     where seeker_id = $1 order by from_date desc`,
    [seekerId],
  )

const listEducation = (db: Db, seekerId: string) =>
  db.query<Education>(
    `select id, institution, qualification, from_date as "from", to_date as "to" from education where seeker_id = $1
     order by from_date desc`,
    [seekerId],
  )
