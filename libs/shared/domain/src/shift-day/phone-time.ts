const MINUTE = 60_000
/** A clock that is wrong by less is taken as right. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE
/** What arrives within this time counts as sent at once. */
const AT_ONCE_MS = 30_000
/** Older than this nothing is dated: stored answers to repeated requests are kept as long. */
export const SENT_LATER_DAYS = 14
const OLDEST_MS = SENT_LATER_DAYS * 24 * 60 * MINUTE

/**
 * How far the time of something that a phone did can be trusted. `onTime`: it arrived at once. `sentLater`: it waited
 * on the phone, whose clock is right. `clockOff`: it waited, and the phone's clock is wrong by the same at both ends.
 * `clockChanged`: the phone's clock was changed in between.
 */
export const phoneTrusts = ['onTime', 'sentLater', 'clockOff', 'clockChanged'] as const
export type PhoneTrust = (typeof phoneTrusts)[number]

/** What a phone says of an action: milliseconds since the epoch by its own clock. */
export interface PhoneSays {
  pressedAt: number
  sentAt: number
  /** The server's clock minus the phone's when they last spoke before the press; null when they had not. */
  offset: number | null
}

export interface PhoneTime {
  /** When it happened, as well as the server can tell; milliseconds since the epoch, never after `receivedAt`. */
  at: number
  trust: PhoneTrust
  /** The server's clock minus the phone's, in milliseconds. */
  offset: number
}

/** When something happened that a phone kept while it had no signal (docs/product.md#without-a-signal). */
export function judgePhoneTime({ pressedAt, sentAt, offset }: PhoneSays, receivedAt: number): PhoneTime {
  const offsetNow = receivedAt - sentAt
  const waited = sentAt - pressedAt
  const before = offset ?? offsetNow
  const bounded = (at: number) => Math.min(receivedAt, Math.max(receivedAt - OLDEST_MS, at))
  // The offset of before dates it best: what was changed later does not touch it.
  if (Math.abs(before - offsetNow) > CLOCK_TOLERANCE_MS || waited < 0)
    return { at: offset === null ? receivedAt : bounded(pressedAt + offset), trust: 'clockChanged', offset: offsetNow }
  if (waited <= AT_ONCE_MS) return { at: receivedAt, trust: 'onTime', offset: offsetNow }
  const trust = Math.abs(offsetNow) > CLOCK_TOLERANCE_MS ? 'clockOff' : 'sentLater'
  return { at: bounded(receivedAt - waited), trust, offset: offsetNow }
}

const trustTexts = {
  onTime: null,
  sentLater: 'the phone had no signal',
  clockChanged: 'the phone had no signal, and its clock was changed meanwhile',
}

/** Why the time of something sent later may be wrong; null for what arrived at once. */
export function trustText({ trust, offset }: Pick<PhoneTime, 'trust' | 'offset'>): string | null {
  if (trust !== 'clockOff') return trustTexts[trust]
  return `the phone had no signal, and its clock was ${spanText(Math.abs(offset))} ${offset > 0 ? 'slow' : 'fast'}`
}

function spanText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
