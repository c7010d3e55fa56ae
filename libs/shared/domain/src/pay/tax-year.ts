export interface TaxYear {
  /** `2026/27`. */
  label: string
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Return and payment are due by this day. */
  dueOn: string
}

/**
 * The UK tax year a day, `YYYY-MM-DD`, falls in: 6 April to 5 April, due the 31 January after
 * (docs/uk-rules.md#tax-years).
 */
export function findTaxYear(date: string): TaxYear {
  const calendarYear = Number(date.slice(0, 4))
  const year = date.slice(5) >= '04-06' ? calendarYear : calendarYear - 1
  return {
    label: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
    from: `${year}-04-06`,
    to: `${year + 1}-04-05`,
    dueOn: `${year + 2}-01-31`,
  }
}
