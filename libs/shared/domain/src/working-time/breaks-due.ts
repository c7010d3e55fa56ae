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
  const longest = Math.max(...due)
  const rule = `A shift over 6 h has a break of ${breakDue(longest)} minutes, away from the post.`
  if (due.length === shifts.length) return rule
  const some = `${due.length} of ${shifts.length} shifts ${due.length === 1 ? 'is' : 'are'}`
  return `${some} over 6 h, the longest ${durationText(longest)}. ${rule}`
}
