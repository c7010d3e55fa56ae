import {
  type Context,
  context,
  isValidTraceId,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { NEW_TRACE_ID } from './start-traces'

const TRACE_PARENT = /^00-([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The id of the trace a request belongs to, which is also its own: that of W3C `traceparent`, or a new one. */
export function traceIdOf(traceParent: unknown): string {
  const given = typeof traceParent === 'string' ? TRACE_PARENT.exec(traceParent)?.[1] : undefined
  return given && isValidTraceId(given) ? given : uuid().replaceAll('-', '')
}

/** A span for each request, by the pattern of its address; SQL and inner requests stand below it. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>()

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('trace-id', request.id)
    const parent = parentOf(request)
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) }
    const span = context.with(parent, () =>
      trace.getTracer('s4').startSpan(`${request.method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }),
    )
    const within = trace.setSpan(parent, span)
    spans.set(request, { span, within })
    context.with(within, done)
  })
  // Reading the body leaves the context.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(spans.get(request)?.within ?? context.active(), done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none'

function parentOf({ id, headers }: FastifyRequest): Context {
  // A request that this server makes to itself.
  if (trace.getActiveSpan()) return context.active()
  const remote = propagation.extract(ROOT_CONTEXT, headers)
  return trace.getSpanContext(remote) ? remote : ROOT_CONTEXT.setValue(NEW_TRACE_ID, id)
}
