import { withTimeout } from './with-timeout'

const PATIENCE = 3000
const FRESH = 15_000
const FRESH_WHEN_SILENT = 2000
const GONE_AFTER = 60_000

/** Whether something outside answers. Asked however often, it asks there every few seconds at most, and nobody waits long. */
export interface Answering {
  now(): Promise<boolean>
  /** It has not answered for a minute, rather than missed once. */
  isGone(): Promise<boolean>
}

export function answering(ask: () => Promise<unknown>, clock: () => number = Date.now): Answering {
  let heardAt = clock()
  let last: { at: number; answer: Promise<boolean>; freshFor: number } | undefined

  const askNow = () => {
    const asked = {
      at: clock(),
      freshFor: FRESH,
      answer: withTimeout(
        ask().then(() => true),
        PATIENCE,
      ).then(Boolean),
    }
    last = asked
    void asked.answer.then((answers) => {
      if (answers) heardAt = clock()
      else asked.freshFor = FRESH_WHEN_SILENT
    })
    return asked.answer
  }
  const now = () => (last && clock() - last.at < last.freshFor ? last.answer : askNow())

  return { now, isGone: async () => !(await now()) && clock() - heardAt > GONE_AFTER }
}
