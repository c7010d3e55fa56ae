/** Days after the first request; the regulations ask for two reminders and 60 days before the hold. */
export const SELLER_DETAILS_DAYS = { firstReminder: 20, secondReminder: 40, hold: 60 } as const

/** For how many years after the reported one its records are kept (docs/uk-rules.md#platform-report). */
const RECORDS_KEPT_YEARS = 5

export interface Receipt {
  /** The day of payment, `YYYY-MM-DD`. */
  day: string
  payments: number
  /** VAT included. */
  pence: number
}

export interface ReportQuarter {
  quarter: 1 | 2 | 3 | 4
  payments: number
  pence: number
}

const quarters = [1, 2, 3, 4] as const

/** The sums of a calendar year by quarter; a quarter without payments stands as zero. */
export function byQuarter(receipts: readonly Receipt[]): ReportQuarter[] {
  return quarters.map((quarter) => {
    const own = receipts.filter(({ day }) => quarterOf(day) === quarter)
    return {
      quarter,
      payments: own.reduce((sum, { payments }) => sum + payments, 0),
      pence: own.reduce((sum, { pence }) => sum + pence, 0),
    }
  })
}

const quarterOf = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3)

/** When the report of a year is due, and each seller's copy with it. */
export const reportDueOn = (year: number): string => `${year + 1}-01-31`

/** The last day on which the details of a seller last paid on `day` are kept. */
export const reportDetailsUntil = (day: string): string => `${Number(day.slice(0, 4)) + RECORDS_KEPT_YEARS}-12-31`
