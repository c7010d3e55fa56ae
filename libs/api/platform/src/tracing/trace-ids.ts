import { isSpanContextValid, trace } from '@opentelemetry/api'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { traceParent } from './trace-parent'

export const newTraceId = (): string => uuid().replaceAll('-', '')

/** That of the trace under way, or a new one where there is none. */
export const currentTraceId = (): string => activeTraceId() ?? newTraceId()

/** The `traceparent` that a row of something sent later keeps; null where nobody knows what causes it. */
export function causeOf({ causedBy = activeTraceId() }: Db): string | null {
  return causedBy === undefined ? null : traceParent(causedBy)
}

function activeTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext()
  return span && isSpanContextValid(span) ? span.traceId : undefined
}
