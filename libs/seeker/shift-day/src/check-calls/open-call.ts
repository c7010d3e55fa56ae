import type { CheckCall } from '@s4/contract'

/** The call that wants an answer at `now` (milliseconds): due, or the latest missed one while it is unanswered and no newer one was answered. */
export function openCall(calls: readonly CheckCall[], now: number): CheckCall | null {
  const started = calls.filter(({ dueAt, status }) => status !== 'stopped' && Date.parse(dueAt) <= now)
  const latest = started.at(-1)
  return latest && latest.answeredAt === null ? latest : null
}

/** Still in time: answered now it is RESPONDED, not LATE. */
export const isPressing = ({ status, missAt }: CheckCall, now: number): boolean =>
  status === 'due' && now < Date.parse(missAt)
