import { alertDurations, type CompanyJobDetails, type Terms } from '@s4/contract'
import { addDays } from '@s4/domain/calendar-date'
import { defaultTerms } from '@s4/domain/cancellation'
import { penceForInput } from '@s4/domain/money'
import { isRole, sectorsFor, type SiaSector } from '@s4/domain/sia'
import { weekdayName } from './weekday-name'
import { toTypedPayTerms } from './pay-terms-form'
import type { PostingStart } from './posting-start'
import type { PostingInput } from './posting-shape'

/** The chosen sector if it fits the role, else the role's first sector; empty when none is needed. */
export function firstSector(role: string, chosen: SiaSector | null): string {
  const sectors = isRole(role) ? sectorsFor(role) : []
  return chosen !== null && (sectors.length === 0 || sectors.includes(chosen)) ? chosen : (sectors[0] ?? '')
}

const toBandTexts = (list: readonly { noticeHours: number; percent: number }[]) =>
  list.map(({ noticeHours, percent }) => ({ noticeHours: String(noticeHours), percent: String(percent) }))

/** A job's terms as typed; the default ones without any. */
export const toTermsInput = (terms: Terms | null): PostingInput['terms'] => ({
  company: toBandTexts(terms?.company ?? defaultTerms.company),
  seeker: toBandTexts(terms?.seeker ?? defaultTerms.seeker),
  pay: toTypedPayTerms(terms?.pay),
  substitution: terms?.substitution === true,
})

/** An empty posting that starts tomorrow, with the company's last terms or the default ones. */
export const emptyPosting = (today: string, siteId: string, terms: Terms | null): PostingInput => ({
  title: '',
  role: 'door-supervisor',
  description: '',
  siteId,
  payPerHour: '',
  schedule: { startDate: addDays(today, 1), duration: '1 Day', days: [] },
  positions: '1',
  pin: '',
  alertDuration: String(alertDurations[2]),
  breaksPaid: false,
  siaSector: 'Door Supervision',
  requirements: [],
  otherRequirements: '',
  knownRisks: '',
  terms: toTermsInput(terms),
})

/** An empty posting with what a post of a contract asks for. */
export const fromPost = (
  empty: PostingInput,
  { title, role, siteId, people, date, start, end }: NonNullable<PostingStart['post']>,
): PostingInput => ({
  ...empty,
  title,
  role,
  siteId: siteId || empty.siteId,
  positions: people,
  siaSector: firstSector(role, null),
  schedule: {
    startDate: date,
    duration: '1 Day',
    days: start && end ? [{ day: weekdayName(date), start, end }] : [],
  },
})

/** The form's values for an existing job, moved by whole weeks. */
export const toPosting = (job: CompanyJobDetails, weeks = 0): PostingInput => ({
  title: job.title,
  role: job.role,
  description: job.description,
  siteId: job.siteId,
  payPerHour: penceForInput(job.payPerHour),
  schedule: { ...job.schedule, startDate: addDays(job.schedule.startDate, weeks * 7) },
  positions: String(job.positions),
  pin: job.pin,
  alertDuration: String(job.alertDuration),
  breaksPaid: job.breaksPaid,
  siaSector: firstSector(job.role, job.siaSector),
  requirements: job.requirements,
  otherRequirements: job.otherRequirements,
  knownRisks: job.knownRisks,
  terms: toTermsInput(job.terms),
})
