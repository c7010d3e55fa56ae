import { context, createContextKey, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type IdGenerator,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  SamplingDecision,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { sign, type Settings, type SigningKeys } from '@s4/api-platform/settings'

interface Traces {
  stop: () => Promise<void>
}

type TraceSettings = Pick<Settings, 'tracesUrl' | 'tracesShare' | 'role' | 'sessionKeys'>

/** What sends traces out; null when they go nowhere. */
export const sendTraces = ({ tracesUrl }: TraceSettings): SpanProcessor | null =>
  tracesUrl === null ? null : new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl }))

/** Makes traces of requests, SQL and due work. Without a processor there are none, and nothing leaves the process. */
export function startTraces(
  { tracesShare, role, sessionKeys }: TraceSettings,
  processor: SpanProcessor | null,
): Traces {
  if (processor === null) return { stop: async () => undefined }
  const byShare = keepShare(tracesShare, sessionKeys)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 's4', 'service.instance.id': `${role}-${process.pid}` }),
    sampler: new ParentBasedSampler({ root: byShare, remoteParentSampled: byShare, remoteParentNotSampled: byShare }),
    idGenerator: requestIds,
    spanProcessors: [processor],
  })
  provider.register()
  return {
    stop: async () => {
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

const ALL = 2 ** 32

/**
 * Keeps a share of the traces, each in all processes or in none. A browser may choose the id of a trace, but not that
 * it is kept: that is told by the id together with our key.
 */
export const keepShare = (share: number, keys: SigningKeys): Sampler => ({
  shouldSample: (_context, traceId) => ({
    decision:
      sign(keys, `trace ${traceId}`).readUInt32BE() < share * ALL
        ? SamplingDecision.RECORD_AND_SAMPLED
        : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `a share of ${share}`,
})

/** In a context, the id that a trace gets that begins there. */
export const NEW_TRACE_ID = createContextKey('the id of a new trace')

const random = new RandomIdGenerator()

const requestIds: IdGenerator = {
  generateSpanId: () => random.generateSpanId(),
  generateTraceId: () => {
    const id = context.active().getValue(NEW_TRACE_ID)
    return typeof id === 'string' ? id : random.generateTraceId()
  },
}
