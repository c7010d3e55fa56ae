import { withTimeout } from './with-timeout'

const TIMEOUT_MS = 3000
const RECHECK_MS = 15_000
const RECHECK_AFTER_FAILURE_MS = 2000
const GONE_AFTER_MS = 60_000

/** Whether an outside service responds. Results are cached for a few seconds, and a check has a short timeout. */
export interface Reachability {
  now(): Promise<boolean>
  /** True after a minute without a response. */
  isGone(): Promise<boolean>
}

export function trackReachability(ask: () => Promise<unknown>, clock: () => number = Date.now): Reachability {
  let heardAt = clock()
  let last: { at: number; answer: Promise<boolean>; freshFor: number } | undefined

  const askNow = () => {
    const asked = {
      at: clock(),
      freshFor: RECHECK_MS,
      answer: withTimeout(
        ask().then(() => true),
        TIMEOUT_MS,
      ).then(Boolean),
    }
    last = asked
    void asked.answer.then((answers) => {
      if (answers) heardAt = clock()
      else asked.freshFor = RECHECK_AFTER_FAILURE_MS
    })
    return asked.answer
  }
  const now = () => (last && clock() - last.at < last.freshFor ? last.answer : askNow())

  return { now, isGone: async () => !(await now()) && clock() - heardAt > GONE_AFTER_MS }
}
