import type { Found, Permission } from '@s4/contract'
import { isSeen } from '@s4/api-profiles/seeker-access'
import { dateText } from '@s4/domain/shift-text'
import { formatPence } from '@s4/domain/money'
import { companyLinks } from '@s4/links'

export interface FoundRow {
  id: string
  title: string
  detail: string
  jobId: string | null
  shiftId: string | null
  /** Of a worker's latest application to the company. */
  applicationId: string | null
  day: string | null
  pence: number | null
}

/** How rows of one kind are found; in its SQL `$1` is the company, `$2` the member's sites, `$3` now. */
export interface SearchedKind {
  kind: Found['kind']
  permission: Permission
  /** The row's id in its SQL. */
  id: string
  /** What is searched by, as its index has it; each word begins after a space. */
  sought: string
  from: string
  /** The company's, and at a site that the member may see. */
  where: string
  /** When a row was made; the newest come first. */
  madeAt: string
  select: string
  show: (row: FoundRow) => Pick<Found, 'title' | 'detail' | 'path'>
}

const asSought = (columns: string) => `(' ' || lower(${columns}))`
const SITES = '$2::uuid[] is null or'
const NOTHING = 'null::uuid as job_id, null::uuid as shift_id, null::uuid as application_id, null as day, null as pence'
const atSites = (work: string) => `(${SITES} ${work}.site_id = any($2))`
const COMING = `assignment.status in ('assigned', 'inProgress') and assignment.ends_at > $3::timestamptz`
/** Of somebody's agreed work the next to come, else the latest. */
const NEAREST_WORK = `from assignment where assignment.company_id = $1 and assignment.seeker_id = seeker.id
  and assignment.status not in ('cancelled', 'noShow') and ${atSites('assignment')}
  order by (${COMING}) desc, case when ${COMING} then starts_at end, starts_at desc limit 1`
const titleAndDetail = ({ title, detail }: FoundRow) => ({ title, detail })

export const searchedKinds: readonly SearchedKind[] = [
  {
    kind: 'job',
    permission: 'jobs.read',
    id: 'job.id',
    sought: asSought('job.title'),
    from: 'from job',
    where: `job.company_id = $1 and (${SITES} job.site_id = any($2))`,
    madeAt: 'job.created_at',
    select: `job.id, job.title, (select name from site where site.id = job.site_id) as detail, null::uuid as job_id,
      null::uuid as shift_id, null::uuid as application_id, job.schedule ->> 'startDate' as day, null as pence`,
    show: ({ id, title, detail, day }) => ({
      title,
      detail: day ? `${detail}, from ${dateText(day)}` : detail,
      path: companyLinks.job(id),
    }),
  },
  {
    kind: 'person',
    permission: 'workers.read',
    id: 'seeker.id',
    sought: 'company_person.words',
    from: 'from company_person join seeker on seeker.id = company_person.seeker_id',
    // Those the company has had to do with and may still see.
    where: `company_person.company_id = $1
      and (exists (select from assignment where assignment.company_id = $1 and assignment.seeker_id = seeker.id
        and ${atSites('assignment')})
      or exists (select from application join job on job.id = application.job_id
        where application.seeker_id = seeker.id and job.company_id = $1 and ${atSites('job')})
      or ($2::uuid[] is null and exists (select from saved_worker where saved_worker.seeker_id = seeker.id
        and saved_worker.company_id = $1)))
      and ${isSeen({ company: '$1', now: '$3' })}`,
    madeAt: 'seeker.created_at',
    select: `seeker.id, seeker.fullname as title, '' as detail,
      (select job_id ${NEAREST_WORK}) as job_id, (select shift_id ${NEAREST_WORK}) as shift_id,
      (select application.id from application join job on job.id = application.job_id
        where application.seeker_id = seeker.id and job.company_id = $1 and ${atSites('job')}
        order by applied_at desc limit 1) as application_id,
      (select case when ${COMING} then to_char(starts_at at time zone zone, 'YYYY-MM-DD') end ${NEAREST_WORK}) as day,
      null as pence`,
    show: ({ applicationId, jobId, shiftId, day, title }) => {
      if (jobId !== null) {
        const detail = day ? `Works for you, next ${dateText(day)}` : 'Worked for you'
        return { title, detail, path: `${companyLinks.assignedJob(jobId)}?shift=${shiftId}` }
      }
      if (applicationId !== null)
        return { title, detail: 'Applied to you', path: `${companyLinks.applicant}?applicationId=${applicationId}` }
      return { title, detail: 'Saved worker', path: companyLinks.findWorker }
    },
  },
  {
    kind: 'site',
    permission: 'sites.read',
    id: 'site.id',
    sought: asSought(`site.name || ' ' || site.address || ' ' || site.postcode`),
    from: 'from site',
    where: `site.company_id = $1 and site.removed_at is null and (${SITES} site.id = any($2))`,
    madeAt: 'site.created_at',
    select: `site.id, site.name as title, concat_ws(', ', site.address, site.postcode) as detail, ${NOTHING}`,
    show: (row) => ({ ...titleAndDetail(row), path: companyLinks.site(row.id) }),
  },
  {
    kind: 'client',
    permission: 'clients.read',
    id: 'client.id',
    sought: asSought(`client.name || ' ' || client.contact_name`),
    from: 'from client',
    where: `client.company_id = $1 and client.archived_at is null and (${SITES} exists (select from site
      where site.client_id = client.id and site.id = any($2)))`,
    madeAt: 'client.created_at',
    select: `client.id, client.name as title, client.contact_name as detail, ${NOTHING}`,
    show: (row) => ({ title: row.title, detail: row.detail || 'Client', path: companyLinks.client(row.id) }),
  },
  {
    kind: 'invoice',
    permission: 'invoices.read',
    id: 'invoice.id',
    sought: asSought(`invoice.number || ' ' || (invoice.seller ->> 'name')`),
    from: 'from invoice join assignment on assignment.id = invoice.assignment_id',
    where: `invoice.company_id = $1 and ${atSites('assignment')}`,
    madeAt: 'invoice.created_at',
    select: `invoice.id, invoice.number as title, invoice.seller ->> 'name' as detail, assignment.job_id,
      assignment.shift_id, null::uuid as application_id, to_char(invoice.issued_on, 'YYYY-MM-DD') as day,
      invoice.total_pence as pence`,
    show: ({ title, detail, jobId, shiftId, day, pence }) => ({
      title,
      detail: `${detail}, ${formatPence(pence ?? 0)}, ${dateText(day ?? '')}`,
      path: `${companyLinks.completedJob(jobId ?? '')}?shift=${shiftId}`,
    }),
  },
  {
    kind: 'problem',
    permission: 'problems.read',
    id: 'problem.id',
    sought: asSought(`problem.number || ' ' || problem.subject`),
    from: 'from problem join job on job.id = problem.job_id',
    where: `problem.company_id = $1 and ${atSites('job')}`,
    madeAt: 'problem.created_at',
    select: `problem.id, problem.number as title, problem.subject as detail, ${NOTHING}`,
    show: (row) => ({ ...titleAndDetail(row), path: `${companyLinks.problems}?problem=${row.id}` }),
  },
]
