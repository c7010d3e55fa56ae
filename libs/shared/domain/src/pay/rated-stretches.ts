import { localDate, offsetMinutes, type ShiftSpan } from '../time/shift-text'
import { dayNumber } from '../time/calendar-date'
import type { RatedStretch } from './paid-time'
import { bandLabel, type PayBand } from './pay-terms'
import { rateWith } from './premium'

export interface PayRules {
  payPerHour: number
  bands: readonly PayBand[]
  zone: string
  /** Names of the bank holidays of the site's nation by date, `2026-12-25`. */
  bankHolidays: ReadonlyMap<string, string>
}

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
// Day 0, 1 January 1970, was a Thursday.
const SATURDAY = 2
const SUNDAY = 3

/**
 * The minutes of a shift, in their order, by the rate each is paid at: the base rate or the highest band that
 * applies. Empty when no minute has a band. Local times are taken minute by minute, also when the clocks change.
 */
export function ratedStretches(rules: PayRules, shift: ShiftSpan): RatedStretch[] {
  if (rules.bands.length === 0) return []
  const rate = rateOfMinute(rules)
  const stretches: RatedStretch[] = []
  const local = localMinutes(shift, rules.zone)
  for (let at = toMinute(shift.startsAt); at < toMinute(shift.endsAt); at += 1) {
    const { label, pencePerHour } = rate(local(at))
    const last = stretches.at(-1)
    if (last && last.label === label && last.pencePerHour === pencePerHour) last.minutes += 1
    else stretches.push({ label, pencePerHour, minutes: 1 })
  }
  return stretches.some(({ label }) => label !== null) ? stretches : []
}

/** The rate of a minute of local time; computed once for each local date and minute of the day that is asked for. */
function rateOfMinute({ payPerHour, bands, bankHolidays }: PayRules) {
  const rates = bands
    .map((band) => ({ band, pencePerHour: rateWith(payPerHour, band) }))
    .toSorted((a, b) => b.pencePerHour - a.pencePerHour)
  const days = new Map<number, typeof rates>()
  const ofDay = (day: number) => {
    const kept = days.get(day)
    if (kept) return kept
    const made = rates.filter(({ band }) => mayApplyOn(band, day, bankHolidays))
    days.set(day, made)
    return made
  }
  return (local: number): Omit<RatedStretch, 'minutes'> => {
    const day = Math.floor(local / DAY_MINUTES)
    const clock = local - day * DAY_MINUTES
    const found = ofDay(day).find(({ band }) => band.kind !== 'night' || isNight(band, clock))
    if (!found || found.pencePerHour <= payPerHour) return { label: null, pencePerHour: payPerHour }
    const holiday = found.band.kind === 'bankHoliday' ? bankHolidays.get(dateOfLocalDay(day)) : undefined
    const label = bandLabel(found.band)
    return { label: holiday ? `${label}, ${holiday}` : label, pencePerHour: found.pencePerHour }
  }
}

const dateOfLocalDay = (day: number) => new Date(day * DAY_MINUTES * MINUTE).toISOString().slice(0, 10)

function mayApplyOn(band: PayBand, day: number, bankHolidays: ReadonlyMap<string, string>): boolean {
  if (band.kind === 'saturday') return day % 7 === SATURDAY
  if (band.kind === 'sunday') return day % 7 === SUNDAY
  if (band.kind === 'bankHoliday') return bankHolidays.has(dateOfLocalDay(day))
  if (band.kind === 'dates') return band.dates.some((date) => dayNumber(date) === day)
  return true
}

function isNight({ from, to }: { from: string; to: string }, clock: number): boolean {
  const [starts, ends] = [clockMinutes(from), clockMinutes(to)]
  return starts < ends ? clock >= starts && clock < ends : clock >= starts || clock < ends
}

const clockMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const toMinute = (instant: string) => Math.floor(Date.parse(instant) / MINUTE)

/** Local minutes since 1970 of minutes of a span; the offset is looked up again only where the clocks change. */
function localMinutes({ startsAt, endsAt }: ShiftSpan, zone: string): (minute: number) => number {
  const offsetAt = (minute: number) => offsetMinutes(new Date(minute * MINUTE).toISOString(), zone)
  const [first, last] = [offsetMinutes(startsAt, zone), offsetMinutes(endsAt, zone)]
  return first === last ? (minute) => minute + first : (minute) => minute + offsetAt(minute)
}

/** The local dates a shift touches. */
export const datesOf = ({ startsAt, endsAt }: ShiftSpan, zone: string): string[] => [
  ...new Set([localDate(startsAt, zone), localDate(endsAt, zone)]),
]
