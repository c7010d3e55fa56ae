import type { RecurringFields, Terms } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import { isRole, sectorsFor } from '@s4/domain/sia'
import type { RecurringInput } from './recurring-fields'

export const emptyRecurring = (today: string, siteId: string, payPerHour: number | null): RecurringInput => ({
  title: '',
  role: 'door-supervisor',
  siteId,
  payPerHour: payPerHour === null ? '' : penceForInput(payPerHour),
  positions: '1',
  alertDuration: '60',
  siaSector: 'Door Supervision',
  breaksPaid: false,
  days: [{ day: 'Friday', start: '22:00', end: '06:00' }],
  from: today,
  until: '',
  weeksAhead: '4',
  publish: 'true',
  bankHolidays: 'asUsual',
  holidayPayPerHour: '',
  exceptions: [],
})

export const toTypedRecurring = (fields: RecurringFields): RecurringInput => ({
  ...fields,
  ...(fields.terms && { terms: fields.terms satisfies Terms }),
  payPerHour: penceForInput(fields.payPerHour),
  positions: String(fields.positions),
  alertDuration: String(fields.alertDuration),
  until: fields.until ?? '',
  weeksAhead: String(fields.weeksAhead),
  publish: fields.publish ? 'true' : 'false',
  holidayPayPerHour: fields.holidayPayPerHour === null ? '' : penceForInput(fields.holidayPayPerHour),
  exceptions: fields.exceptions.map(({ date, times, positions }) => ({
    date,
    start: times[0]?.start ?? '',
    end: times[0]?.end ?? '',
    positions: positions === null ? '' : String(positions),
  })),
})

/** The first licence of a role; none where the role needs none. */
export const firstSector = (role: string): RecurringInput['siaSector'] =>
  (isRole(role) ? sectorsFor(role)[0] : undefined) ?? null
