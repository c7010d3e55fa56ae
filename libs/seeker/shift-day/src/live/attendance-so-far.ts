import type { AssignmentDetails } from '@s4/contract'
import type { Attendance } from '@s4/domain/hours'

/** Attendance so far; `until` is used in place of a booking off that has not happened yet. */
export function attendanceSoFar(
  { events, bookedOnAt, bookedOffAt }: AssignmentDetails,
  until: string,
): Attendance & { breaks: { startsAt: string; endsAt: string | null }[] } {
  const breaks: { startsAt: string; endsAt: string | null }[] = []
  for (const { kind, serverAt } of events) {
    const last = breaks.at(-1)
    if (kind === 'breakStart') breaks.push({ startsAt: serverAt, endsAt: null })
    if (kind === 'breakEnd' && last) last.endsAt = serverAt
  }
  return { bookedOnAt: bookedOnAt ?? until, bookedOffAt: bookedOffAt ?? until, breaks }
}
