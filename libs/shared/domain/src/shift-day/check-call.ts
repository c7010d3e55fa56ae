const MINUTE_MS = 60_000
const ANSWER_MS = 5 * MINUTE_MS
/** Later calls are not needed: the forgotten book-off raises its own alert by then. */
const LAST_CALL_AFTER_END_MS = 30 * MINUTE_MS

/** When a check call that nobody answered is missed (docs/product.md#check-calls). */
export const missAt = (dueAt: Date): Date => new Date(dueAt.getTime() + ANSWER_MS)

/** Work that has check calls: every `alertDuration` minutes, or about that. */
export interface CalledWork {
  id: string
  alertDuration: number
  /** Each call comes up to a quarter of the interval earlier or later. */
  callsVary: boolean
  endsAt: string
}

/**
 * When the next call is due, counted from `from`: the first after `now`; null when that is more than 30 minutes after
 * the shift's end.
 */
export function nextDue(work: CalledWork, from: Date, now: Date): Date | null {
  let due = dueAfter(work, from)
  while (due <= now) due = dueAfter(work, due)
  return due.getTime() > Date.parse(work.endsAt) + LAST_CALL_AFTER_END_MS ? null : due
}

/** Phone and server come to the same time without asking each other. */
function dueAfter({ id, alertDuration, callsVary }: CalledWork, from: Date): Date {
  const most = callsVary ? Math.floor(alertDuration / 4) : 0
  const minute = Math.floor(from.getTime() / MINUTE_MS)
  const shift = most === 0 ? 0 : (spread(`${id} ${minute}`) % (2 * most + 1)) - most
  return new Date(from.getTime() + (alertDuration + shift) * MINUTE_MS)
}

/** A number that looks random and is the same for the same text (FNV-1a, 32 bits). */
function spread(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  // The last bits of neighbouring minutes differ little without this.
  return (hash ^ (hash >>> 15)) >>> 0
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
