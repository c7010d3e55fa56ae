import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../failures/send-failures'

/** Milliseconds. A request may take as long as 10 MB over a slow connection. */
export const httpLimits = {
  requestTimeout: 180_000,
  /** Without traffic in either direction; event streams send a beat more often. */
  connectionTimeout: 60_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
} as const

/** The time for a body without a file, and how often a body with a file must have made progress. */
const bodyTimes = { within: 20_000, lookEvery: 10_000 }
const MIN_BYTES_PER_CHECK = 8 * 1024

const hasBody = ({ headers }: FastifyRequest) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** Ends requests with a slow body: after 20 seconds without a file, or with a file when no more data arrives. */
export function endSlowBodies(app: FastifyInstance, { within, lookEvery } = bodyTimes): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const stop = request.headers['content-type']?.startsWith('multipart/')
      ? requireProgress(request, reply, lookEvery)
      : limitTime(request, reply, within)
    request.raw.once('end', stop).once('close', stop)
  })
}

function limitTime(request: FastifyRequest, reply: FastifyReply, within: number): () => void {
  const timer = setTimeout(() => refuse(request, reply), within)
  return () => clearTimeout(timer)
}

function requireProgress(request: FastifyRequest, reply: FastifyReply, lookEvery: number): () => void {
  const { socket } = request.raw
  let arrived = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - arrived < MIN_BYTES_PER_CHECK) refuse(request, reply)
    arrived = socket.bytesRead
  }, lookEvery)
  return () => clearInterval(timer)
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  // The rest of the body is not read.
  if (reply.sent) request.raw.destroy()
  else void sendFailure(new ApiError('request.too-slow'), request, reply.header('connection', 'close'))
}
