import { metrics } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

/** Seconds: from an answer out of memory to what a browser gives up on. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts requests and how long they took, by the pattern of their address, never by the address itself. */
export function measureRequests(app: FastifyInstance): void {
  const duration = metrics.getMeter('s4').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'How long requests took.',
    advice: { explicitBucketBoundaries: BOUNDARIES },
  })
  app.addHook('onResponse', (request, reply, done) => {
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
    })
    done()
  })
}
