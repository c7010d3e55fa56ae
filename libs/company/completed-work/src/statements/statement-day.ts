import { localDate } from '@s4/domain/shift-text'

const DAY = 24 * 60 * 60_000

/** The day in `?day=2026-11-21`, else today. */
export function parseStatementDay(params: URLSearchParams): string {
  const day = params.get('day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : localDate(new Date().toISOString())
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY).toISOString().slice(0, 10)
