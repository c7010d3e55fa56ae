import { context, isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Deps } from '../deps/deps'
import { readTraceParent } from './trace-parent'

interface Later {
  /** What is done: the name of the span. */
  name: string
  /** The `trace_parent` of the row. */
  traceParent: string | null
  log: Deps['log']
}

interface Within {
  /** Says in each line whose trace it is, also where traces go nowhere. */
  log: Deps['log']
  causedBy: string | undefined
}

/** Does later what a request or a run has caused, as a part of its trace, with a link to the run that does it. */
export function inTraceOf<Result>(
  { name, traceParent, log }: Later,
  act: (within: Within) => Promise<Result>,
): Promise<Result> {
  const cause = readTraceParent(traceParent)
  const run = trace.getActiveSpan()?.spanContext()
  const options = { kind: SpanKind.CLIENT, links: cause && run && isSpanContextValid(run) ? [{ context: run }] : [] }
  const parent = cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : context.active()
  return trace.getTracer('s4').startActiveSpan(name, options, parent, async (span) => {
    const causedBy = cause?.traceId
    try {
      return await act({ causedBy, log: causedBy === undefined ? log : log.child({ causedBy }) })
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
