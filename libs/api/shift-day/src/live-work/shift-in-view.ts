interface Span {
  id: string
  startsAt: string
  endsAt: string
}

const EARLY = 30 * 60_000

/** The shift named, else the current one (from 30 minutes before its start), the next, the last (docs/product.md#job-status). Shifts come soonest first. */
export function shiftInView<Shift extends Span>(
  shifts: readonly Shift[],
  named: string | undefined,
  now: Date,
): Shift | undefined {
  if (named !== undefined) return shifts.find(({ id }) => id === named)
  const at = now.getTime()
  const current = shifts.find(({ startsAt, endsAt }) => Date.parse(startsAt) - EARLY <= at && at < Date.parse(endsAt))
  return current ?? shifts.find(({ startsAt }) => Date.parse(startsAt) > at) ?? shifts.at(-1)
}
