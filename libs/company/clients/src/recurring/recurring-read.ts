import type { RecordRead } from '@s4/api-client/forms'
import type { RecurringFields } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { roleLabel } from '@s4/domain/sia'
import type { RecurringInput } from './recurring-fields'
import { toTypedRecurring } from './recurring-form-values'
import { daysText } from './recurring-words'

const labels = {
  title: 'Title',
  role: 'Role',
  description: 'Description',
  siteId: 'Site',
  payPerHour: 'Pay',
  positions: 'People on each shift',
  alertDuration: 'Minutes between check calls',
  breaksPaid: 'Breaks are paid',
  siaSector: 'Licence',
  requirements: 'Requirements',
  otherRequirements: 'Other requirements',
  knownRisks: 'Known risks',
  terms: 'Pay terms',
  days: 'Days of the week',
  from: 'From',
  until: 'Last day',
  weeksAhead: 'Weeks ahead',
  publish: 'Posted at once',
  bankHolidays: 'On bank holidays',
  holidayPayPerHour: 'Pay on a bank holiday',
  exceptions: 'Exceptions',
} satisfies Partial<Record<keyof RecurringInput, string>>

const holidayWords = new Map<unknown, string>([
  ['asUsual', 'work as usual'],
  ['skip', 'nobody is needed'],
  ['otherRate', 'another rate of pay'],
])

/** Recurring work as a form read it, in words that its fields have. */
export const recurringRead = (
  stored: RecurringFields,
  sites: readonly { id: string; name: string }[],
): RecordRead<RecurringInput> => ({
  values: stored,
  labels,
  toInput: (values) => {
    const typed = new Map(Object.entries(toTypedRecurring({ ...stored, ...values })))
    return Object.fromEntries(Object.keys(values).map((name) => [name, typed.get(name)]))
  },
  text: (field, value) => {
    if (field === 'siteId') return sites.find(({ id }) => id === value)?.name ?? 'another site'
    if (field === 'role') return roleLabel(String(value))
    if (field === 'days') return daysText(value as RecurringFields['days'])
    if (field === 'bankHolidays') return holidayWords.get(value) ?? null
    if (field === 'until' && value === null) return 'until further notice'
    if ((field === 'from' || field === 'until') && typeof value === 'string') return dateText(value)
    return (field === 'payPerHour' || field === 'holidayPayPerHour') && typeof value === 'number'
      ? formatRate(value)
      : null
  },
})
