import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from '../live-shift/work-repository'
import { checkCallRepository } from './check-call-repository'

const MINUTE = 60_000
/** By then the forgotten book-off has raised its own alert, and calls into the night would only repeat it. */
const LAST_CALL_AFTER_END = 30 * MINUTE

type Rhythm = Pick<Work, 'id' | 'endsAt' | 'alertDuration' | 'onBreakSince'>

/**
 * When the next call is due: whole intervals of `alertDuration` minutes after `from`, the first still to come;
 * null when that is more than 30 minutes after the shift's end.
 */
export function nextDue(
  { alertDuration, endsAt }: Pick<Work, 'alertDuration' | 'endsAt'>,
  from: Date,
  now: Date,
): Date | null {
  const interval = alertDuration * MINUTE
  const passed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / interval))
  const due = new Date(from.getTime() + (passed + 1) * interval)
  return due.getTime() > Date.parse(endsAt) + LAST_CALL_AFTER_END ? null : due
}

/** Schedules the next call, counted from book on, the end of a break, or the call before; none during a break. */
export async function scheduleCheckCall({ tx, now }: CommandContext, work: Rhythm, from: Date): Promise<void> {
  const due = work.onBreakSince === null ? nextDue(work, from, now) : null
  if (due) await checkCallRepository(tx).insert(work.id, due)
}
