import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from '../live-shift/work-repository'
import { checkCallRepository } from './check-call-repository'

const MINUTE_MS = 60_000
/** Later calls are not needed: the forgotten book-off raises its own alert by then. */
const LAST_CALL_AFTER_END_MS = 30 * MINUTE_MS

type CheckedWork = Pick<Work, 'id' | 'endsAt' | 'alertDuration' | 'onBreakSince'>

/**
 * When the next call is due: the first future multiple of `alertDuration` minutes after `from`;
 * null when that is more than 30 minutes after the shift's end.
 */
export function nextDue(
  { alertDuration, endsAt }: Pick<Work, 'alertDuration' | 'endsAt'>,
  from: Date,
  now: Date,
): Date | null {
  const interval = alertDuration * MINUTE_MS
  const passed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / interval))
  const due = new Date(from.getTime() + (passed + 1) * interval)
  return due.getTime() > Date.parse(endsAt) + LAST_CALL_AFTER_END_MS ? null : due
}

/** Schedules the next call, counted from book on, the end of a break, or the call before; none during a break. */
export async function scheduleCheckCall({ tx, now }: CommandContext, work: CheckedWork, from: Date): Promise<void> {
  const due = work.onBreakSince === null ? nextDue(work, from, now) : null
  if (due) await checkCallRepository(tx).insert(work.id, due)
}
