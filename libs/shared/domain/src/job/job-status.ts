export type StoredJobStatus = 'draft' | 'published' | 'closed' | 'cancelled'
export type JobStatus = 'draft' | 'open' | 'filled' | 'inProgress' | 'completed' | 'expired' | 'closed' | 'cancelled'

export interface ShiftFilling {
  /** ISO instants, half-open. */
  startsAt: string
  endsAt: string
  positions: number
  /** Slots held by a live assignment. */
  taken: number
}

/** An offer is open at least this long, so a shift with less time left cannot be booked any more. */
const MIN_OFFER_MS = 15 * 60_000

/**
 * The status of a job as every screen shows it: computed from its shifts, never stored (docs/product.md#job-status).
 * `now` is an ISO instant.
 */
export function jobStatus(stored: StoredJobStatus, shifts: readonly ShiftFilling[], now: string): JobStatus {
  if (stored === 'draft' || stored === 'cancelled') return stored

  const worked = shifts.filter(({ taken }) => taken > 0)
  if (worked.some((shift) => isRunning(shift, now))) return 'inProgress'
  const workIsOver = worked.every(({ endsAt }) => Date.parse(endsAt) <= Date.parse(now))
  if (stored === 'closed') return worked.length > 0 && workIsOver ? 'completed' : 'closed'

  const bookable = shifts.filter((shift) => isBookable(shift, now))
  if (bookable.some((shift) => placesLeft(shift) > 0)) return 'open'
  if (!workIsOver) return 'filled'
  return worked.length > 0 ? 'completed' : 'expired'
}

/** A shift can be booked until 15 minutes before its end, so also after it has begun. */
export const isBookable = ({ endsAt }: Pick<ShiftFilling, 'endsAt'>, now: string): boolean =>
  Date.parse(endsAt) - Date.parse(now) >= MIN_OFFER_MS

/** Workers find shifts that have not begun; one that has is offered by its company, or covered. */
export const isAhead = ({ startsAt }: Pick<ShiftFilling, 'startsAt'>, now: string): boolean =>
  Date.parse(startsAt) > Date.parse(now)

/** The number a card shows: the fewest places left on any shift that can still be booked, 0 when there is none. */
export function fewestPlacesLeft(shifts: readonly ShiftFilling[], now: string): number {
  const places = shifts
    .filter((shift) => isBookable(shift, now))
    .map(placesLeft)
    .filter((left) => left > 0)
  return places.length === 0 ? 0 : Math.min(...places)
}

/** The shift a page about a job shows first: the running one, else the next, else the last. */
export function currentShift<Shift extends Pick<ShiftFilling, 'startsAt' | 'endsAt'>>(
  shifts: readonly Shift[],
  now: string,
): Shift | undefined {
  const ordered = [...shifts].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return ordered.find(({ endsAt }) => Date.parse(endsAt) > Date.parse(now)) ?? ordered.at(-1)
}

export const jobStatusLabel: Record<JobStatus, string> = {
  draft: 'Draft',
  open: 'Active',
  filled: 'Filled',
  inProgress: 'In progress',
  completed: 'Completed',
  expired: 'Expired',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

const placesLeft = ({ positions, taken }: ShiftFilling) => Math.max(0, positions - taken)

const isRunning = ({ startsAt, endsAt }: ShiftFilling, now: string) =>
  Date.parse(startsAt) <= Date.parse(now) && Date.parse(now) < Date.parse(endsAt)
