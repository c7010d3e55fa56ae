import { nightWarning } from './night-work'
import { restWarnings } from './short-rests'
import { averageWarning } from './weekly-average'
import type { AgreedSpan, WorkSpan } from './working-time'

/** Every limit that these shifts break beside other work, as sentences without a full stop. */
export function workingTimeWarnings(
  shifts: readonly WorkSpan[],
  others: readonly AgreedSpan[],
  zone: string,
): string[] {
  const average = averageWarning(shifts, others)
  const night = nightWarning(shifts, others, zone)
  const averages = [average, night].filter((warning) => warning !== null)
  return [...averages, ...restWarnings(shifts, others, zone)]
}
