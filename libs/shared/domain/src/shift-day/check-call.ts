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

/** Where counting starts: booking on, the end of a break or a call; `before`: how many calls the shift had by then. */
export interface CountedFrom {
  at: Date
  before: number
}

/** The first call after `now`, counted from `from`; null when that is more than 30 minutes after the shift's end. */
export function nextDue(work: CalledWork, from: CountedFrom, now: Date): Date | null {
  let call = callAfter(work, from)
  while (call.at <= now) call = callAfter(work, call)
  return isTooLate(work, call) ? null : call.at
}

/** All calls counted from `from` that are due by `until`, and the one after them. */
export function callsBetween(work: CalledWork, from: CountedFrom, until: Date): Date[] {
  const dues: Date[] = []
  for (let call = callAfter(work, from); !isTooLate(work, call); call = callAfter(work, call)) {
    dues.push(call.at)
    if (call.at > until) break
  }
  return dues
}

const isTooLate = ({ endsAt }: CalledWork, { at }: CountedFrom) =>
  at.getTime() > Date.parse(endsAt) + LAST_CALL_AFTER_END_MS

/**
 * Phone and server come to the same time without asking each other: it varies by the call's number in the shift, which
 * both know, and not by an instant, which their clocks read a moment apart.
 */
function callAfter({ id, alertDuration, callsVary }: CalledWork, { at, before }: CountedFrom): CountedFrom {
  const most = callsVary ? Math.floor(alertDuration / 4) : 0
  const shift = most === 0 ? 0 : (spread(`${id} ${before}`) % (2 * most + 1)) - most
  return { at: new Date(at.getTime() + (alertDuration + shift) * MINUTE_MS), before: before + 1 }
}

/** A number that looks random and is the same for the same text (FNV-1a, 32 bits). */
function spread(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  // The last bits of neighbouring numbers differ little without this.
  return (hash ^ (hash >>> 15)) >>> 0
}
