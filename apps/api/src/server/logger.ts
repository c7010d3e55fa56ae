import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Settings } from './settings'

/** A calendar feed's address is its secret. */
const withoutSecret = (path: string | undefined) => path?.replace(/(\/api\/calendar\/)[^/]+/, '$1…')

/** What went wrong and where; the database's `detail` quotes the row, which may hold personal data. */
const errorOf = ({ name, message, stack, ...more }: Error & { code?: unknown; constraint?: unknown }) =>
  ({ type: name, message, stack, code: more.code, constraint: more.constraint })

/** What a line says of a request, its answer and an error. */
export const serializers = {
  err: errorOf,
  req: ({ method, url, hostname }: { method: string; url: string; hostname: string }) => ({ method, path: withoutSecret(url.split('?')[0]), host: hostname }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
}

/** Structured lines with request ids; no bodies, cookies, addresses or query texts, which may hold personal data. */
export const loggerFor = ({ logLevel }: Pick<Settings, 'logLevel'>): FastifyBaseLogger => pino({ level: logLevel, serializers })
