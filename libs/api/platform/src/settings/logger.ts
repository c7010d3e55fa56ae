import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from './settings'

/** A calendar feed's address is its secret. */
const withoutSecret = (path: string | undefined) => path?.replace(/(\/api\/calendar\/)[^/]+/, '$1…')

/** Leaves out the database's `detail`, which may quote personal data of the row. */
const serializeError = ({ name, message, stack, ...more }: Error & { code?: unknown; constraint?: unknown }) => ({
  type: name,
  message,
  stack,
  code: more.code,
  constraint: more.constraint,
})

export const serializers = {
  err: serializeError,
  req: ({ method, url, hostname }: { method: string; url: string; hostname: string }) => ({
    method,
    path: withoutSecret(url.split('?')[0]),
    host: hostname,
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
}

/** Log lines waiting for a blocked output; further lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024
/** Lines are written together once they are so many bytes, and at the latest after so many milliseconds. */
const TOGETHER = { minLength: 4096, periodicFlush: 100 }

/** Structured lines with request ids; no bodies, cookies, addresses or query texts, which may hold personal data. */
export function loggerFor(
  { logLevel }: Pick<Settings, 'logLevel'>,
  to: number | string = STANDARD_OUTPUT,
): FastifyBaseLogger {
  // Synchronous writes would block and end the server on a full disk.
  const log = pino.destination({ dest: to, sync: false, maxLength: MAX_WAITING_BYTES, ...TOGETHER })
  log.on('error', () => undefined)
  return pino({ level: logLevel, serializers }, log)
}

const STANDARD_OUTPUT = 1
