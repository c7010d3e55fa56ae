import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Pence } from '../endpoint/shapes'

const Sums = {
  /** Pay for agreed hours, by the day the work began at its site; without VAT. */
  agreed: Pence,
  /** Invoiced less credited, by the day the work ended; without VAT. */
  invoiced: Pence,
  /** Received less given back, by the day the company recorded; without VAT. */
  paid: Pence,
}

/** Monday to Sunday, cut at the ends of the tax year. */
const EarningsWeek = z.object({ from: CalendarDate, to: CalendarDate, ...Sums })
export type EarningsWeek = z.infer<typeof EarningsWeek>

/** What one company is expected to pay on one day, by its terms. */
const ExpectedPay = z.object({
  dueOn: CalendarDate,
  company: z.object({ _id: Id, companyName: z.string() }),
  /** Left to pay of invoices, VAT included. */
  invoiced: Pence,
  /** Hours done that the company has not answered, as the worker proposed them; without VAT. */
  proposed: Pence,
  /** Shifts to come, at their planned length before breaks; without VAT. */
  planned: Pence,
  shifts: z.number().int(),
  isOverdue: z.boolean(),
})
export type ExpectedPay = z.infer<typeof ExpectedPay>

export const Earnings = z.object({
  /** The tax year shown, such as `2026/27`. */
  year: z.object({ label: z.string(), from: CalendarDate, to: CalendarDate, ...Sums }),
  /** The first calendar years of all tax years with work or money, newest first. */
  years: z.array(z.number().int()),
  /** Newest first; weeks without anything are left out. */
  weeks: z.array(EarningsWeek),
  /** Soonest first. */
  expected: z.array(ExpectedPay),
  /** The first day from today on with something expected. */
  nextPayday: CalendarDate.nullable(),
  /** What has no day yet: agreed and waiting for an invoice, without VAT, and shifts whose hours are not settled. */
  undated: z.object({ agreed: Pence, shifts: z.number().int() }),
})
export type Earnings = z.infer<typeof Earnings>

/** The calendar year in which a tax year begins; without one the tax year of today. */
export const EarningsYear = z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() })

export const earnings = endpoints({
  'earnings.show': {
    summary:
      'What I earned by week of a tax year, and what is expected when. `/earnings.csv?year=` has the weeks as a file.',
    requires: 'own-earnings.read',
    input: EarningsYear,
    output: Earnings,
  },
})
