import type { CheckCall } from '@s4/contract'

/** The latest check call started by `now` (milliseconds) if it is unanswered, else null. */
export function openCall(calls: readonly CheckCall[], now: number): CheckCall | null {
  const started = calls.filter(({ dueAt, status }) => status !== 'stopped' && Date.parse(dueAt) <= now)
  const latest = started.at(-1)
  return latest && latest.answeredAt === null ? latest : null
}

/** Whether an answer now is in time (RESPONDED, not LATE). */
export const isInTime = ({ status, missAt }: CheckCall, now: number): boolean =>
  status === 'due' && now < Date.parse(missAt)
