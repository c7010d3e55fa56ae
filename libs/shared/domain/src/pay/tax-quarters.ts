const BOUNDS = ['04-06', '07-06', '10-06', '01-06', '04-06'] as const

/** First and last days of the four quarters of the tax year that starts on `from` (`2026-04-06`). */
export function taxQuarters(from: string): { from: string; to: string }[] {
  const year = Number(from.slice(0, 4))
  const starts = BOUNDS.map((day, index) => `${index < 3 ? year : year + 1}-${day}`)
  return starts.slice(0, 4).map((start, index) => ({ from: start, to: dayBefore(starts[index + 1] ?? start) }))
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10)
