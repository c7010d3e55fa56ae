import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line for each request, once it is answered. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'traceId' })
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** A line for each request whose sender left before its answer. */
export function logLeftRequests(app: FastifyInstance): void {
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ req: request }, 'request aborted')
    done()
  })
}
