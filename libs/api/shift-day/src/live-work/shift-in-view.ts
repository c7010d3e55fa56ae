interface Times {
  id: string
  startsAt: string
  endsAt: string
}

const EARLY_MS = 30 * 60_000

/**
 * The shift with the given id, else the current one (from 30 minutes before its start), the next or the last
 * (docs/product.md#job-status). Shifts are in order of time.
 */
export function shiftInView<Shift extends Times>(
  shifts: readonly Shift[],
  named: string | undefined,
  now: Date,
): Shift | undefined {
  if (named !== undefined) return shifts.find(({ id }) => id === named)
  const at = now.getTime()
  const current = shifts.find(
    ({ startsAt, endsAt }) => Date.parse(startsAt) - EARLY_MS <= at && at < Date.parse(endsAt),
  )
  return current ?? shifts.find(({ startsAt }) => Date.parse(startsAt) > at) ?? shifts.at(-1)
}
