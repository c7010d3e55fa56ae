import Holidays from 'date-holidays'
import { dayNumber } from './calendar-date'

export const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const
export type Nation = (typeof nations)[number]

export interface BankHoliday {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

/** An extra bank holiday, or a usual one removed or moved; it overrides the computed list. */
export interface BankHolidayChange {
  date: string
  nation: Nation
  /** Null removes the day. */
  name: string | null
}

/** Proclaimed for one year; the computed list does not have them. A new one is a line here. */
export const oneOffBankHolidays: readonly BankHolidayChange[] = [
  { date: '2026-06-15', nation: 'scotland', name: 'World Cup bank holiday' },
]

const stateByNation: Record<Nation, string> = { 'england-and-wales': 'ENG', scotland: 'SCT', 'northern-ireland': 'NIR' }
const computed = new Map<string, readonly BankHoliday[]>()

/**
 * The bank holidays of a year; one at a weekend is replaced by its substitute weekday
 * (docs/uk-rules.md#time-and-bank-holidays).
 */
export function bankHolidays(nation: Nation, year: number, changes = oneOffBankHolidays): BankHoliday[] {
  const mine = changes.filter((change) => change.nation === nation && change.date.startsWith(`${year}-`))
  const usual = usualHolidays(nation, year).filter(({ date }) => !mine.some((change) => change.date === date))
  const added = mine.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }]))

  return [...usual, ...added].toSorted((a, b) => a.date.localeCompare(b.date))
}

function usualHolidays(nation: Nation, year: number): readonly BankHoliday[] {
  const key = `${nation} ${year}`
  const kept = computed.get(key)
  if (kept) return kept

  const made = new Holidays('GB', stateByNation[nation], { types: ['public', 'bank'] })
    .getHolidays(year, 'en')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ date }) => !isWeekend(date))
  computed.set(key, made)
  return made
}

// Day 0, 1 January 1970, was a Thursday.
const isWeekend = (date: string) => [2, 3].includes((dayNumber(date) ?? 0) % 7)
