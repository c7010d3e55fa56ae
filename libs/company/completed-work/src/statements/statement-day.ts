import { localDate } from '@s4/domain/shift-text'

/** The day in `?day=2026-11-21`, else today. */
export function parseStatementDay(params: URLSearchParams): string {
  const day = params.get('day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : localDate(new Date().toISOString())
}
