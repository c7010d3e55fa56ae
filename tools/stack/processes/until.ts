import { setTimeout as pause } from 'node:timers/promises'

interface Waiting {
  /** Milliseconds in all; the answer is false when they have passed. */
  within: number
  /** Milliseconds between two looks; 50 unless told. */
  every?: number
}

/** Looks again and again until the answer is yes (true) or the time is up (false). */
export async function until(isSo: () => boolean | Promise<boolean>, { within, every = 50 }: Waiting): Promise<boolean> {
  const end = Date.now() + within
  while (!(await isSo())) {
    if (Date.now() >= end) return false
    await pause(every)
  }
  return true
}
