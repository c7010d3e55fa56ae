import type { RecordRead } from '@s4/api-client/forms'
import type { CompanyJobDetails, Schedule } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { roles } from '@s4/domain/sia'
import { toPosting } from './posting-form'
import type { PostingInput } from './posting-shape'

const labels = {
  title: 'Title',
  role: 'Role',
  siaSector: 'SIA licence needed',
  description: 'Description',
  requirements: 'Requirements',
  otherRequirements: 'Other requirements',
  knownRisks: 'Known risks',
  siteId: 'Site',
  schedule: 'Days and times',
  payPerHour: 'Pay',
  positions: 'People needed on each shift',
  breaksPaid: 'Breaks are paid',
  pin: 'PIN',
  alertDuration: 'Check call every',
  terms: 'Pay terms and notice',
} satisfies Partial<Record<keyof PostingInput, string>>

/** The job as it was read, for a change of it. */
export const jobRead = (job: CompanyJobDetails): RecordRead<PostingInput> => ({
  values: job,
  labels,
  // The values are fields of the job itself.
  toInput: (values) => toPosting({ ...job, ...values }),
  text: valueText,
})

function valueText(field: string, value: unknown): string | null {
  if (field === 'payPerHour') return formatPence(Number(value))
  if (field === 'role') return roles.find(({ id }) => id === value)?.label ?? null
  if (field === 'alertDuration') return `${Number(value)} minutes`
  if (field !== 'schedule') return null
  // A field of the job that the server has read.
  const { startDate, duration, days } = value as Schedule
  const lines = days.map(({ day, start, end }) => `${day} ${start}–${end}`)
  return `${dateText(startDate)}, ${duration}: ${lines.join(', ')}`
}
