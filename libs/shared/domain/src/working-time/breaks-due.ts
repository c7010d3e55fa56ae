import { durationText } from '../time/duration-text'
import { breakDue, type WorkSpan } from './working-time'

const MINUTE = 60_000
const minutesOf = ({ startsAt, endsAt }: WorkSpan) => (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE

/**
 * The breaks that these shifts need, as a sentence with a full stop; null when none does. It says what is due and
 * stops nothing, because breaks are taken on the day and not planned (docs/uk-rules.md#working-time).
 */
export function breaksDueText(shifts: readonly WorkSpan[]): string | null {
  const due = shifts.map(minutesOf).filter((minutes) => breakDue(minutes) > 0)
  if (due.length === 0) return null
  const longest = durationText(Math.max(...due))
  const which =
    shifts.length === 1 ? `This shift is ${longest}` : `${due.length} of ${shifts.length} shifts are up to ${longest}`
  const minutes = breakDue(Math.max(...due))
  return `${which}. A shift over 6 h has a break of ${minutes} minutes, away from the post.`
}
