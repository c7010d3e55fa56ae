import { companyLinks } from '@s4/links'
import type { Permission, SupportAnswer } from '@s4/contract'
import type { Db } from '@s4/db'
import { formatPence } from '@s4/domain/money'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { TO_PAY } from '@s4/api-money/invoices'
import type { Actor } from '@s4/api-platform/actor'
import { ofSites } from '@s4/api-platform/site-limits'
import { permissionsFor } from '../admission/permissions-for'
import { counted, whatIsMissing } from './what-is-missing'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'

/** Answers to the usual questions of companies, from this company's data. */
export const companyAnswers = (db: Db, actor: Actor, now: Date): Promise<SupportAnswer[]> =>
  Promise.all([
    ...(may(actor, 'jobs.read') ? [notFilled(db, actor, now)] : []),
    ...(may(actor, 'invoices.read') ? [invoicesDue(db, actor)] : []),
    ...(may(actor, 'hours.agree') ? [hoursWaiting(db, actor, now)] : []),
    ...(may(actor, 'jobs.post') ? [whyNotPost(db, actor)] : []),
  ])

const may = (actor: Actor, permission: Permission) => permissionsFor(actor).has(permission)

async function notFilled(db: Db, actor: Actor, now: Date): Promise<SupportAnswer> {
  const question = 'Which shifts are not filled?'
  const shifts = await db.query<{
    jobId: string
    title: string
    zone: string
    startsAt: string
    endsAt: string
    placesLeft: number
    total: number
  }>(
    `select job.id as job_id, job.title, site.zone, shift.starts_at, shift.ends_at,
       shift.positions - taken.count as places_left, (count(*) over ())::int as total
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id
     cross join lateral ${PLACES_TAKEN} taken
     where shift.job_company_id = $1 and job.status = 'published' and shift.cancelled_at is null
       and shift.starts_at > $2
       and ${ofSites(actor, 'job.site_id')}
       and taken.count < shift.positions
     order by shift.starts_at limit 3`,
    [actor.companyId, now],
  )
  const [first] = shifts
  if (!first)
    return {
      question,
      answer: 'Every shift to come has its people.',
      links: [{ label: 'Recent jobs', to: companyLinks.jobs }],
    }
  const lines = shifts.map(
    ({ title, zone, placesLeft, ...shift }) =>
      `${title}, ${shiftText(shift, zone)}: ${counted(placesLeft, 'place')} left`,
  )
  return {
    question,
    answer:
      `${counted(first.total, 'shift')} to come ${first.total === 1 ? 'has' : 'have'} places ` +
      `left${first.total > shifts.length ? ', the next of them' : ''}:\n${lines.join('\n')}`,
    links: [
      { label: 'Applicants of the next one', to: companyLinks.applicants(first.jobId) },
      { label: 'Find workers', to: companyLinks.findWorker },
    ],
  }
}

async function invoicesDue(db: Db, { companyId }: Actor): Promise<SupportAnswer> {
  const question = 'Which invoices are due?'
  const [unpaid] = await db.query<{
    count: number
    pence: number
    number: string | null
    seller: string | null
    jobId: string | null
  }>(
    `select count(*)::int as count, coalesce(sum(${TO_PAY}), 0)::int as pence,
       (array_agg(invoice.number order by invoice.issued_on, invoice.id))[1] as number,
       (array_agg(invoice.seller->>'name' order by invoice.issued_on, invoice.id))[1] as seller,
       (array_agg(assignment.job_id::text order by invoice.issued_on, invoice.id))[1] as job_id
     from invoice join assignment on assignment.id = invoice.assignment_id
     where invoice.company_id = $1 and ${TO_PAY} > 0`,
    [companyId],
  )
  const completed = { label: 'Completed jobs', to: companyLinks.completedJobs }
  if (!unpaid || unpaid.count === 0)
    return { question, answer: 'None: every invoice to you is recorded as paid.', links: [completed] }
  return {
    question,
    answer:
      `${counted(unpaid.count, 'invoice')} not paid yet, ${formatPence(unpaid.pence)} together. The oldest ` +
      `is ${unpaid.number} from ${unpaid.seller}. Pay the worker directly, then record the payment.`,
    links: [
      ...(unpaid.jobId ? [{ label: 'Open the oldest', to: companyLinks.completedJob(unpaid.jobId) }] : []),
      completed,
    ],
  }
}

async function hoursWaiting(db: Db, { companyId }: Actor, now: Date): Promise<SupportAnswer> {
  const question = 'Which hours do we have to agree?'
  const [waiting] = await db.query<{ count: number; respondBy: string | null }>(
    `select count(*)::int as count, min(respond_by) as respond_by from assignment_hours
     join assignment on assignment.id = assignment_id
     where company_id = $1 and assignment_hours.status = 'proposed' and (respond_by is null or respond_by > $2)`,
    [companyId, now],
  )
  const links = [{ label: 'Completed jobs', to: companyLinks.completedJobs }]
  if (!waiting || waiting.count === 0)
    return {
      question,
      answer: 'None. When a worker books off you have 72 hours to agree or propose other hours.',
      links,
    }
  const by = waiting.respondBy
    ? ` Answer the first by ${momentText(waiting.respondBy)}, or the worker’s hours are agreed.`
    : ''
  return { question, answer: `The hours of ${counted(waiting.count, 'shift')}.${by}`, links }
}

const whyNotPost = (db: Db, actor: Actor) =>
  whatIsMissing(db, actor, {
    question: 'Why can’t we post or offer?',
    open: {
      answer: 'Nothing is missing. Your company profile is complete, and your email address is verified.',
      links: [{ label: 'Post a job', to: companyLinks.postJob }],
    },
  })
