import type { ShiftSpan } from '../time/shift-text'
import type { RatedStretch } from './paid-time'

const MINUTE = 60_000

/**
 * The stretches of a whole shift in the order in which its minutes are paid: the spans attended first, then the rest
 * of the shift from its start on (docs/product.md#pay-terms).
 */
export function attendedStretches(
  stretches: readonly RatedStretch[],
  shift: ShiftSpan,
  spans: readonly ShiftSpan[],
): RatedStretch[] {
  if (stretches.length === 0) return []
  const length = stretches.reduce((sum, { minutes }) => sum + minutes, 0)
  const toMinute = (instant: string) =>
    Math.min(
      length,
      Math.max(0, Math.floor(Date.parse(instant) / MINUTE) - Math.floor(Date.parse(shift.startsAt) / MINUTE)),
    )
  const attended = spans.map(({ startsAt, endsAt }) => ({ from: toMinute(startsAt), to: toMinute(endsAt) }))
  let reached = 0
  const rest = attended.map(({ from, to }) => {
    const before = { from: reached, to: Math.max(reached, from) }
    reached = Math.max(reached, to)
    return before
  })
  return merged([...attended, ...rest, { from: reached, to: length }].flatMap((span) => slice(stretches, span)))
}

function slice(stretches: readonly RatedStretch[], { from, to }: { from: number; to: number }): RatedStretch[] {
  let begins = 0
  return stretches.flatMap((stretch) => {
    const ends = begins + stretch.minutes
    const minutes = Math.min(to, ends) - Math.max(from, begins)
    begins = ends
    return minutes > 0 ? [{ ...stretch, minutes }] : []
  })
}

function merged(stretches: readonly RatedStretch[]): RatedStretch[] {
  const joined: RatedStretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last && last.label === stretch.label && last.pencePerHour === stretch.pencePerHour)
      last.minutes += stretch.minutes
    else joined.push({ ...stretch })
  }
  return joined
}
