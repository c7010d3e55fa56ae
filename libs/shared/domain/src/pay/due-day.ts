import { addDays } from '../time/calendar-date'
import { findMonday } from '../time/week'
import type { PaymentDays } from './pay-terms'

const FRIDAY_OF_NEXT_WEEK = 11

/** The day an invoice is due, `YYYY-MM-DD`; weekly means the Friday of the week after it was issued. */
export const dueDay = (issuedOn: string, days: PaymentDays): string =>
  days === 'weekly' ? addDays(findMonday(issuedOn) ?? issuedOn, FRIDAY_OF_NEXT_WEEK) : addDays(issuedOn, Number(days))
