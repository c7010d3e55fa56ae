import { isSpanContextValid, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'

/** Runs a kind of due work as a trace of its own, whose id is in each of its log lines. */
export const tracedWork = (work: DueWork, deps: Deps, now: Date): Promise<void> =>
  trace.getTracer('s4').startActiveSpan(work.name, { root: true }, async (span) => {
    const { traceId } = span.spanContext()
    const log = isSpanContextValid(span.spanContext()) ? deps.log.child({ traceId }) : deps.log
    try {
      await work({ ...deps, log }, now)
    } catch (error) {
      log.error({ err: error }, 'due work failed')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
