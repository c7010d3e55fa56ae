import type { Worker, WorkerProfile } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { localDate } from '@s4/domain/shift-text'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import { fileUrl } from '@s4/api-platform/files'
import { availableHours } from '../availability/availability'
import { educationRepository, experienceRepository } from '../history/history-repository'
import { checkableDocuments } from '../worker-documents/checkable-documents'
import { fitColumns, toWorkerFit, type FitRow, savedColumn } from './fit-row'

interface Row
  extends
    FitRow,
    Pick<WorkerProfile, 'fullname' | 'shortBio' | 'skills' | 'hasCar' | 'ownStaff' | 'inSecret'>,
    Pick<Worker, 'saved'> {
  pictureFileId: string | null
  siaSector: string | null
  requirements: RequirementCode[] | null
  lastEndsAt: string | null
  zone: string | null
}

/** No company has this id: what a stranger reads. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

interface Asked {
  seekerId: string
  /** Of a company that may see the seeker. */
  companyId: string
  /** A job, or a site, of the company, which the fit is for. */
  jobId?: string | undefined
  siteId?: string | undefined
  now: Date
}

/** A seeker as a company reads them: never papers, numbers, contacts or the home. Throws `record.missing`. */
export async function workerProfile(
  db: Db,
  { seekerId, companyId, jobId, siteId, now }: Asked,
): Promise<WorkerProfile> {
  const today = localDate(now.toISOString())
  const [row] = await db.query<Row>(
    `select seeker.fullname, seeker.picture_file_id, seeker.short_bio, seeker.skills, seeker.has_car,
       ${savedColumn('$2')}, engagement_on($2, seeker.id, $4::date) = 'own-staff' as own_staff,
       ${isPhoneInSecret({ seeker: '$1', company: '$2' })} as in_secret,
       job.sia_sector, job.requirements, site.zone,
       (select max(ends_at) from shift where shift.job_id = job.id) as last_ends_at,
       ${fitColumns({ company: '$2', lat: 'site.lat', lng: 'site.lng' })}
     from seeker left join job on job.id = $3 and job.company_id = $2
       left join site on site.id = coalesce(job.site_id, $5) and site.company_id = $2
     where seeker.id = $1`,
    [seekerId, companyId, jobId ?? null, today, siteId ?? null],
  )
  if (!row) throw new ApiError('record.missing')
  const { fullname, pictureFileId, shortBio, skills, hasCar, ownStaff, inSecret, saved } = row
  const documents = await checkableDocuments(db, { seekerIds: [seekerId], companyIds: [companyId] })
  return {
    seekerId,
    fullname,
    picture: fileUrl(pictureFileId),
    shortBio,
    fit: toWorkerFit(row, {
      sector: row.siaSector,
      requirements: row.requirements ?? [],
      today,
      lastDay: row.lastEndsAt && row.zone ? localDate(row.lastEndsAt, row.zone) : today,
    }),
    ownStaff,
    inSecret,
    papers: documents.flatMap(({ id, name, expiresOn, state, check }) =>
      id === null ? [] : [{ id, name, expiresOn, state, checkedAt: check?.checkedAt ?? null }],
    ),
    rightToWork: documents.some(({ kind }) => kind === 'right-to-work') ? 'given' : 'not-given',
    skills,
    hasCar,
    hours: await availableHours(db, seekerId),
    experiences: await experienceRepository(db).list(seekerId),
    educationRecords: await educationRepository(db).list(seekerId),
    saved,
  }
}
