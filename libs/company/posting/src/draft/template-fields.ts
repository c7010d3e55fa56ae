import { alertDurations, type CompanyJobDetails, type JobTemplate, type TemplateFields } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { penceForInput } from '@s4/domain/money'
import { firstSector, toTermsInput } from './posting-form'
import type { Posting, PostingInput } from './posting-shape'

type NewFields = Omit<RouteInput<'jobTemplates.create'>, 'name'>

/** What a template keeps of a posting: all but its first day and PIN. */
export const templateOfPosting = ({ schedule, pin: _pin, ...posting }: Posting): NewFields => ({
  ...posting,
  ...timesOf(schedule),
})

/** The same of a job that stands. */
export const templateOfJob = (job: CompanyJobDetails): NewFields => ({
  title: job.title,
  role: job.role,
  description: job.description,
  siteId: job.siteId,
  payPerHour: job.payPerHour,
  positions: job.positions,
  alertDuration: alertDurations.find((minutes) => minutes === job.alertDuration) ?? 60,
  breaksPaid: job.breaksPaid,
  siaSector: job.siaSector,
  requirements: job.requirements,
  otherRequirements: job.otherRequirements,
  knownRisks: job.knownRisks,
  terms: job.terms,
  ...timesOf(job.schedule),
})

const timesOf = ({ duration, days }: CompanyJobDetails['schedule']): Pick<TemplateFields, 'duration' | 'days'> => ({
  duration,
  days: days.map(({ day, start, end }) => ({ day, start, end })),
})

/** An empty posting with what is valid of a template; its first day is to be chosen. */
export function fromTemplate(empty: PostingInput, { fields }: JobTemplate): PostingInput {
  const { role = empty.role, siaSector = null, terms, duration = '1 Day', days = [], ...rest } = fields
  return {
    ...empty,
    title: rest.title ?? '',
    role,
    siaSector: firstSector(role, siaSector),
    description: rest.description ?? '',
    siteId: rest.siteId ?? '',
    payPerHour: rest.payPerHour === undefined ? '' : penceForInput(rest.payPerHour),
    positions: rest.positions === undefined ? '' : String(rest.positions),
    alertDuration: rest.alertDuration === undefined ? empty.alertDuration : String(rest.alertDuration),
    breaksPaid: rest.breaksPaid ?? false,
    requirements: rest.requirements ?? [],
    otherRequirements: rest.otherRequirements ?? '',
    knownRisks: rest.knownRisks ?? '',
    terms: terms ? toTermsInput(terms) : empty.terms,
    schedule: { startDate: '', duration, days },
  }
}
