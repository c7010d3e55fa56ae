import pg from 'pg'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const LOCK_NOT_AVAILABLE = '55P03'
const QUERY_CANCELED = '57014'
const CANNOT_CONNECT_NOW = '57P03'
const IDLE_IN_TRANSACTION = '25P03'
/** Connection failures, too few resources, and a server that is stopping or starting. */
const CONNECTION_LOST = /^(08|53|57P)/

const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** Messages of the driver for errors without a code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
]

export const errorCode = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined

/** Two transactions blocked each other: another attempt may succeed. */
export const isContention = (error: unknown): boolean =>
  [DEADLOCK, SERIALIZATION_FAILURE].includes(errorCode(error) ?? '')

/** The database is starting, or recovering from a crash, and will answer soon. */
export const isStarting = (error: unknown): boolean => errorCode(error) === CANNOT_CONNECT_NOW

/** A lock was waited for as long as `lock_timeout` allows. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === LOCK_NOT_AVAILABLE

/** The database was unreachable or exceeded a time limit: the query itself is not at fault. */
export function isDatabaseBusy(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined)
    return (
      CONNECTION_LOST.test(code) ||
      [LOCK_NOT_AVAILABLE, QUERY_CANCELED, IDLE_IN_TRANSACTION, DEADLOCK, SERIALIZATION_FAILURE].includes(code)
    )
  if (!(error instanceof Error)) return false
  return (
    DRIVER_MESSAGES.some((text) => error.message.startsWith(text)) ||
    ('code' in error && NETWORK_CODES.includes(String(error.code)))
  )
}

/** The constraint that refused a write, when the database named one. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined
