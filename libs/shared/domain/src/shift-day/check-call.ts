const MINUTE_MS = 60_000
const ANSWER_MS = 5 * MINUTE_MS
/** Later calls are not needed: the forgotten book-off raises its own alert by then. */
const LAST_CALL_AFTER_END_MS = 30 * MINUTE_MS

/** When a check call that nobody answered is missed (docs/product.md#check-calls). */
export const missAt = (dueAt: Date): Date => new Date(dueAt.getTime() + ANSWER_MS)

/** Work that has check calls: every `alertDuration` minutes. */
export interface CalledWork {
  alertDuration: number
  endsAt: string
}

/**
 * When the next call is due: the first multiple of `alertDuration` minutes after `from` that is after `now`; null when
 * that is more than 30 minutes after the shift's end.
 */
export function nextDue({ alertDuration, endsAt }: CalledWork, from: Date, now: Date): Date | null {
  const interval = alertDuration * MINUTE_MS
  const passed = Math.max(0, Math.floor((now.getTime() - from.getTime()) / interval))
  const due = new Date(from.getTime() + (passed + 1) * interval)
  return due.getTime() > Date.parse(endsAt) + LAST_CALL_AFTER_END_MS ? null : due
}

/** All calls counted from `from` that are due by `until`, and the one after them. */
export function callsBetween(work: CalledWork, from: Date, until: Date): Date[] {
  const dues: Date[] = []
  for (let due = nextDue(work, from, from); due !== null; due = nextDue(work, from, due)) {
    dues.push(due)
    if (due > until) break
  }
  return dues
}
