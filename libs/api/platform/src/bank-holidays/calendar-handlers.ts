import { bankHolidays } from '@s4/domain/bank-holidays'
import { implement } from '../http/implement'

/** The world's calendars are too heavy for a browser, so it asks for the year it shows. */
export const calendarHandlers = () => [
  implement('bankHolidays.list', ({ input }) => Promise.resolve(bankHolidays(input.nation, input.year))),
]
