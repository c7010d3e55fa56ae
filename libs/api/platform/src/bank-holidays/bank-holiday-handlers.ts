import { bankHolidays } from '@s4/domain/bank-holidays'
import { implement } from '../http/implement'

/** Served by year and nation, because all calendars together are too large for a browser. */
export const bankHolidayHandlers = () => [
  implement('bankHolidays.list', ({ input }) => Promise.resolve(bankHolidays(input.nation, input.year))),
]
