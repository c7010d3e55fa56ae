import { metrics } from '@opentelemetry/api'

/** In a row. */
const MOST_FAILURES = 5
/** How long a service that is away is left alone; then one request tries it. */
const PAUSE_MS = 3000

interface Options {
  service: string
  timeoutMs: number
  /** What callers get when the service is late or left alone. */
  refusal: () => Error
  /** Whether an error says that the service is away, and not that it refused this request. By default every one. */
  isAway?: (error: unknown) => boolean
  clock?: () => number
}

export type Breaker = <Result>(ask: () => Promise<Result>) => Promise<Result>

/** Limits how long an outside service may take, and refuses at once while it is away, so that nobody waits for it. */
export function breaker({ service, timeoutMs, refusal, isAway = () => true, clock = Date.now }: Options): Breaker {
  let failures = 0
  let tryAgainAt = 0
  const isOpen = () => failures >= MOST_FAILURES
  measure(service, isOpen)

  return async (ask) => {
    if (isOpen()) {
      if (clock() < tryAgainAt) throw refusal()
      tryAgainAt = clock() + PAUSE_MS
    }
    try {
      const answer = await inTime(ask(), timeoutMs, refusal)
      failures = 0
      return answer
    } catch (error) {
      failures = isAway(error) ? failures + 1 : 0
      tryAgainAt = clock() + PAUSE_MS
      throw error
    }
  }
}

function measure(service: string, isOpen: () => boolean): void {
  metrics
    .getMeter('s4')
    .createObservableGauge('s4.outside.away', { unit: '1', description: '1 while an outside service is left alone.' })
    .addCallback((result) => result.observe(isOpen() ? 1 : 0, { service }))
}

async function inTime<Result>(asked: Promise<Result>, timeoutMs: number, refusal: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refusal()), timeoutMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
