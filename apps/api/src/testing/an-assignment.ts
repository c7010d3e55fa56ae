import type { AssignmentStatus } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import type { Company } from './a-company'
import type { Shift, TestJob } from './a-job'
import type { Seeker } from './a-seeker'

interface AssignmentOverrides {
  job: TestJob
  company: Company
  seeker: Seeker
  /** Defaults to the job's first shift. */
  shift?: Shift
  slot?: number
  status?: AssignmentStatus
  /** False: the company has checked none of the worker's documents. */
  checked?: boolean
}

/** Inserts agreed work on a job with the job's terms, without attendance or hours, and returns its id. */
export async function anAssignment(
  { db, clock }: Deps,
  { job, company, seeker, shift = job.shift, slot = 1, status = 'assigned', checked = true }: AssignmentOverrides,
): Promise<string> {
  const id = uuid()
  await db.query(
    `insert into assignment (
       id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id, site_name, address, zone,
       starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, stretches, sia_sector, requirements,
       other_requirements, pin,
       accepted_at)
     select $1, shift.id, job.id, $2, $3, $4, $5, job.title, job.role, site.id, site.name, site.address, site.zone,
       shift.starts_at, shift.ends_at, job.pay_per_hour, job.breaks_paid, job.alert_duration, job.terms,
       shift.stretches,
       job.sia_sector, job.requirements, job.other_requirements, job.pin, $6
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id where shift.id = $7`,
    [id, company.companyId, seeker.seekerId, slot, status, clock.now(), shift.id],
  )
  if (checked) await checkDocuments({ db, clock }, { company, seeker })
  return id
}

/** Records that the company has checked and accepted all documents of the seeker. */
export async function checkDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { company, seeker }: { company: Company; seeker: Seeker },
): Promise<void> {
  await db.query(
    `insert into document_check (
       id, company_id, seeker_id, document_kind, document_id, version, document_name,
       result, method, checked_by, checked_at)
     select uuidv7(), $1, seeker_id, kind, id, version, kind, 'accepted', 'original-seen', $3, $4 from (
       select seeker_id, 'licence' as kind, id, version from licence where kind = 'sia'
       union all select seeker_id, 'right-to-work', null, version from right_to_work) as document
     where seeker_id = $2`,
    [company.companyId, seeker.seekerId, company.uid, clock.now()],
  )
}
