import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { isInnerRequest } from '@s4/api-platform/http'
import { newTraceId, readTraceParent } from '@s4/api-platform/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NEW_TRACE_ID } from './start-traces'

type Asked = Pick<FastifyRequest, 'headers'>

/** The id of the trace a request belongs to, which is also its own: that of its `traceparent`, or a new one. */
export const traceIdOf = (asked: Asked): string => givenParent(asked)?.traceId ?? newTraceId()

/** Only a page of our own is believed: no page can write the header by which the browser says so. */
const givenParent = (asked: Asked) =>
  asked.headers['sec-fetch-site'] === 'same-origin' || isInnerRequest(asked)
    ? readTraceParent(asked.headers.traceparent)
    : null

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
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none'

function parentOf(request: FastifyRequest): Context {
  // A request that this server makes to itself.
  if (trace.getActiveSpan()) return context.active()
  const given = givenParent(request)
  return given ? trace.setSpanContext(ROOT_CONTEXT, given) : ROOT_CONTEXT.setValue(NEW_TRACE_ID, request.id)
}
