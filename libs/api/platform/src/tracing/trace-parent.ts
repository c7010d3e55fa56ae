import { isSpanContextValid, type SpanContext, trace, TraceFlags } from '@opentelemetry/api'

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads a `traceparent` of W3C Trace Context; null for anything else. */
export function readTraceParent(given: unknown): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof given === 'string' && TRACE_PARENT.exec(given)) || []
  const read = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true }
  return isSpanContextValid(read) ? read : null
}

/** The header of W3C Trace Context for what a request or a run of due work causes, below its span where it has one. */
export function traceParent(traceId: string): string {
  const span = trace.getActiveSpan()?.spanContext()
  return span?.traceId === traceId
    ? `00-${traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
    : `00-${traceId}-${traceId.slice(-16)}-00`
}
