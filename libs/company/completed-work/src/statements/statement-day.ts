/** The day in `?day=2026-11-21`; without one the server shows the latest week with work. */
export function parseStatementDay(params: URLSearchParams): string | undefined {
  const day = params.get('day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}
