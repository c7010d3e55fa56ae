import { localDate } from '@s4/domain/shift-text'

const DAY = 24 * 60 * 60_000

/** A day of the week that a URL names by `?day=2026-11-21`; otherwise today. */
export function parseStatementDay(params: URLSearchParams): string {
  const day = params.get('day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : localDate(new Date().toISOString())
}

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)
