import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../failures/send-failures'

/** Milliseconds. The whole of a request may take as long as ten megabytes take over a poor connection. */
export const httpLimits = {
  requestTimeout: 180_000,
  /** Nothing sent or taken in either direction; an event stream beats more often. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
} as const

/** Milliseconds for a body without a file, which is small; and how often one with a file has to have grown. */
const bodyTimes = { within: 20_000, lookEvery: 10_000 }
const LEAST_BETWEEN = 8 * 1024

const bringsBody = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Ends requests whose body does not arrive: 20 seconds for one without a file; with a file, as long as it goes on coming. */
export function endSlowBodies(app: FastifyInstance, { within, lookEvery } = bodyTimes): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!bringsBody(request)) return
    const stop = request.headers['content-type']?.startsWith('multipart/')
      ? watch(request, reply, lookEvery)
      : allow(request, reply, within)
    request.raw.once('end', stop).once('close', stop)
  })
}

function allow(request: FastifyRequest, reply: FastifyReply, within: number): () => void {
  const timer = setTimeout(() => refuse(request, reply), within)
  return () => clearTimeout(timer)
}

function watch(request: FastifyRequest, reply: FastifyReply, lookEvery: number): () => void {
  const { socket } = request.raw
  let arrived = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - arrived < LEAST_BETWEEN) refuse(request, reply)
    arrived = socket.bytesRead
  }, lookEvery)
  return () => clearInterval(timer)
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  // What is still on its way is not waited for.
  if (reply.sent) request.raw.destroy()
  else void sendFailure(new ApiError('request.too-slow'), request, reply.header('connection', 'close'))
}
