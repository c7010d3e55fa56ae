import type { Terms } from '@s4/contract'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { isoText } from '@s4/api-platform/notices'
import type { Viewer } from '@s4/api-platform/http'

/** Raised when what the paper says changes; each paper keeps the version it was agreed in. */
export const TERMS_PAPER_VERSION = '2026-11-23'

/** What both sides read before work begins (docs/uk-rules.md#before-the-first-shift). */
export interface TermsPaper {
  companyName: string
  companyAddress: string
  companyContact: string
  seekerName: string
  title: string
  role: string
  siteName: string
  address: string
  zone: string
  siteRisks: string
  jobRisks: string
  payPerHour: number
  breaksPaid: boolean
  terms: Terms
  siaSector: string | null
  requirements: RequirementCode[]
  otherRequirements: string
  shifts: { startsAt: string; endsAt: string }[]
  /** What the company had checked of the worker by then. */
  checks: { document: string; result: string; checkedAt: string }[]
}

const CHECKS = `(select coalesce(json_agg(json_build_object('document', document_name, 'result', result,
      'checkedAt', ${isoText('checked_at')}) order by checked_at), '[]') from (
    select distinct on (document_kind, document_id) document_name, result, checked_at from document_check
    where document_check.company_id = company.id and document_check.seeker_id = seeker.id
    order by document_kind, document_id, checked_at desc
  ) latest) as checks`

const PARTIES = `company.company_name, company.address as company_address,
  concat_ws(', ', nullif(company.company_contact, ''), nullif(company.company_email, '')) as company_contact,
  seeker.fullname as seeker_name, site.known_risks as site_risks, job.known_risks as job_risks`

const WORK = (work: 'job' | 'assignment') => `${work}.title, ${work}.role, ${work}.pay_per_hour, ${work}.breaks_paid,
  ${work}.terms, ${work}.sia_sector, ${work}.requirements, ${work}.other_requirements`

const own = ({ side }: Viewer, of: 'offer' | 'assignment') =>
  side === 'seeker' ? `${of}.seeker_id` : of === 'offer' ? 'job.company_id' : 'assignment.company_id'

/** The paper of an offer as it would be agreed now; null for another person's. */
export async function paperOfOffer(db: Db, id: string, viewer: Viewer): Promise<TermsPaper | null> {
  const [paper] = await db.query<TermsPaper>(
    `select ${PARTIES}, ${WORK('job')}, site.name as site_name,
       concat_ws(', ', site.address, site.postcode) as address, site.zone,
       (select json_agg(json_build_object('startsAt', ${isoText('shift.starts_at')},
           'endsAt', ${isoText('shift.ends_at')}) order by shift.starts_at)
        from offer_shift join shift on shift.id = shift_id where offer_id = offer.id) as shifts, ${CHECKS}
     from offer join job on job.id = offer.job_id join site on site.id = job.site_id
     join company on company.id = job.company_id join seeker on seeker.id = offer.seeker_id
     where offer.id = $1 and ${own(viewer, 'offer')} = $2`,
    [id, viewer.id],
  )
  return paper ?? null
}

/** The paper of agreed work as it was agreed; null for another person's and once it was removed. */
export async function paperOfAssignment(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<{ paper: TermsPaper; version: string; agreedAt: string } | null> {
  const [kept] = await db.query<{ paper: TermsPaper; version: string; agreedAt: string }>(
    `select paper, terms_paper.version, agreed_at from terms_paper join assignment on assignment.id = assignment_id
     where assignment.id = $1 and ${own(viewer, 'assignment')} = $2`,
    [id, viewer.id],
  )
  return kept ?? null
}

/** Keeps the paper of work that is agreed now. */
export async function keepPaper(tx: Db, assignmentId: string, now: Date): Promise<void> {
  await tx.query(
    `insert into terms_paper (assignment_id, company_id, seeker_id, version, paper, agreed_at)
     select id, company_id, seeker_id, $2, jsonb_build_object(${PAPER_FIELDS}), $3 from (
       select assignment.id, assignment.company_id, assignment.seeker_id, ${PARTIES}, ${WORK('assignment')},
         assignment.site_name, assignment.address, assignment.zone,
         json_build_array(json_build_object('startsAt', ${isoText('assignment.starts_at')},
             'endsAt', ${isoText('assignment.ends_at')})) as shifts, ${CHECKS}
       from assignment join job on job.id = assignment.job_id join site on site.id = assignment.site_id
       join company on company.id = assignment.company_id join seeker on seeker.id = assignment.seeker_id
       where assignment.id = $1
     ) agreed`,
    [assignmentId, TERMS_PAPER_VERSION, now],
  )
}

const PAPER_FIELDS = Object.entries({
  companyName: 'company_name',
  companyAddress: 'company_address',
  companyContact: 'company_contact',
  seekerName: 'seeker_name',
  title: 'title',
  role: 'role',
  siteName: 'site_name',
  address: 'address',
  zone: 'zone',
  siteRisks: 'site_risks',
  jobRisks: 'job_risks',
  payPerHour: 'pay_per_hour',
  breaksPaid: 'breaks_paid',
  terms: 'terms',
  siaSector: 'sia_sector',
  requirements: 'requirements',
  otherRequirements: 'other_requirements',
  shifts: 'shifts',
  checks: 'checks',
} satisfies Record<keyof TermsPaper, string>)
  .map(([field, column]) => `'${field}', ${column}`)
  .join(', ')
