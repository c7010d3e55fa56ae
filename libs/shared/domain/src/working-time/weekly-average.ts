import { durationText } from '../time/duration-text'
import { workingTime, type WorkSpan } from './working-time'

const MINUTE = 60_000
const PERIOD_MS = workingTime.averagedOverWeeks * 7 * 24 * 60 * MINUTE

/** In milliseconds. */
interface Span {
  from: number
  to: number
}

const spanOf = ({ startsAt, endsAt }: WorkSpan): Span => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) })

/** Minutes of work in the 17 weeks up to an instant. */
const minutesUpTo = (end: number, work: readonly Span[]): number =>
  work.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, end - PERIOD_MS)) / MINUTE, 0)

/**
 * The most a week has on average over 17 weeks that these shifts are part of, as a sentence; null up to 48 h
 * (docs/uk-rules.md#working-time).
 */
export function averageWarning(shifts: readonly WorkSpan[], others: readonly WorkSpan[]): string | null {
  const spans = shifts.map(spanOf)
  const first = Math.min(...spans.map(({ from }) => from))
  const last = Math.max(...spans.map(({ to }) => to))
  const work = [...spans, ...others.map(spanOf)]
  const ends = work.map(({ to }) => to).filter((end) => end > first && end - PERIOD_MS < last)
  const most = Math.max(0, ...ends.map((end) => minutesUpTo(end, work)))
  const limit = workingTime.weeklyAverageMinutes * workingTime.averagedOverWeeks
  if (most <= limit) return null
  const over = (most - limit) / workingTime.averagedOverWeeks
  return (
    `${durationText(Math.round(most))} in ${workingTime.averagedOverWeeks} weeks, ` +
    `${durationText(Math.ceil(over))} a week over 48 h on average`
  )
}
