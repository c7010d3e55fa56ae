import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from './settings'

/** A calendar feed's address is its secret. */
const withoutSecret = (path: string | undefined) => path?.replace(/(\/api\/calendar\/)[^/]+/, '$1…')

/** What went wrong and where; the database's `detail` quotes the row, which may hold personal data. */
const serializeError = ({ name, message, stack, ...more }: Error & { code?: unknown; constraint?: unknown }) => ({
  type: name,
  message,
  stack,
  code: more.code,
  constraint: more.constraint,
})

/** What a line says of a request, its answer and an error. */
export const serializers = {
  err: serializeError,
  req: ({ method, url, hostname }: { method: string; url: string; hostname: string }) => ({
    method,
    path: withoutSecret(url.split('?')[0]),
    host: hostname,
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
}

/** Lines that wait for a log that does not take them, in bytes; past that they are lost. */
const MAX_WAITING = 1024 * 1024

/** Structured lines with request ids; no bodies, cookies, addresses or query texts, which may hold personal data. */
export function loggerFor(
  { logLevel }: Pick<Settings, 'logLevel'>,
  to: number | string = STANDARD_OUTPUT,
): FastifyBaseLogger {
  // A line written at once would hold the server up on a full disk, and end it.
  const log = pino.destination({ dest: to, sync: false, maxLength: MAX_WAITING })
  log.on('error', () => undefined)
  return pino({ level: logLevel, serializers }, log)
}

const STANDARD_OUTPUT = 1
