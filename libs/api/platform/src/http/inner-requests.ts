import { randomUUID } from 'node:crypto'
import { traceParent } from '../tracing/trace-parent'
import type { FastifyRequest, LightMyRequestResponse } from 'fastify'

const HEADER = 's4-inner'
/** Known to this process only, so that nobody outside can pass as an inner request. */
const secret = randomUUID()

export const isInnerRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[HEADER] === secret

interface InnerRequest {
  url: string
  payload: object
  headers: Record<string, string>
}

/** Makes another POST to this server as the caller of a request, with its cookies and headers. */
export const requestAsCaller = (
  request: FastifyRequest,
  { url, payload, headers }: InnerRequest,
): Promise<LightMyRequestResponse> => {
  const { 'content-length': _length, 'transfer-encoding': _encoding, 'idempotency-key': _key, ...own } = request.headers
  return request.server.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: request.ip,
    headers: {
      ...own,
      traceparent: traceParent(request.id),
      'content-type': 'application/json',
      ...headers,
      [HEADER]: secret,
    },
  })
}
