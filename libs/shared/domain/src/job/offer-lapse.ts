/** How long a company may leave an offer open, in hours. */
export const offerHours = [1, 4, 24] as const
export type OfferHours = (typeof offerHours)[number]

interface OfferTimes {
  /** ISO instant. */
  madeAt: string
  hours?: OfferHours | undefined
  /** The earliest shift offered, ISO instants. */
  firstShift: { startsAt: string; endsAt: string }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * The instant an offer lapses (docs/product.md#offers): its hours, or an hour before its first shift if that is sooner,
 * but at least 15 minutes and never past the start. A shift that has begun gives 15 minutes, within its end.
 * Null when there is no time left in which to accept.
 */
export function offerLapsesAt({ madeAt, hours = 24, firstShift }: OfferTimes): string | null {
  const made = Date.parse(madeAt)
  const start = Date.parse(firstShift.startsAt)
  const earliest = made + 15 * MINUTE

  if (start <= made) return earliest <= Date.parse(firstShift.endsAt) ? iso(earliest) : null
  return iso(Math.min(start, Math.max(earliest, Math.min(made + hours * HOUR, start - HOUR))))
}

interface CoverTimes {
  /** ISO instant. */
  madeAt: string
  minutes: number
  shift: { endsAt: string }
}

/** The instant an offer to cover a shift lapses: its minutes, and within the shift. */
export const coverLapsesAt = ({ madeAt, minutes, shift }: CoverTimes): string =>
  iso(Math.min(Date.parse(madeAt) + minutes * MINUTE, Date.parse(shift.endsAt)))

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
