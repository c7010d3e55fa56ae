import pg from 'pg'

/** The number of connections for a kind of work, and its time limits in milliseconds. */
export interface Limits {
  max?: number
  /** Waiting for a connection. */
  connect?: number
  statement?: number
  /** Waiting for a lock. */
  lock?: number
  /** Idle inside a transaction. */
  idle?: number
  /** Each connection plans every statement once, for work that repeats the same few many times a second. */
  keepsPlans?: boolean
  /**
   * A pooler gives each transaction another connection: nothing outlives one. Its limits are set with each, and those
   * of single queries are the role's own (docs/run/many-machines.md#a-pooler).
   */
  isPooled?: boolean
}

/** Separate pools, so that a lock, a slow query or heavy load in one kind of work does not block the others. */
export const connectionLimits = {
  interactive: { max: 20, connect: 3000, statement: 10_000, lock: 3000, idle: 10_000 },
  /** Attendance, check calls, alerts and help, with their due work. */
  shiftDay: { max: 10, connect: 5000, statement: 10_000, lock: 5000, idle: 10_000, keepsPlans: true },
  /** Mail, chat and clean-up, which no person waits for. */
  background: { max: 5, connect: 30_000, statement: 120_000, lock: 10_000, idle: 90_000 },
  /** Searches on a replica: the primary answers those that it leaves waiting. */
  replica: { max: 20, connect: 1000, statement: 3000 },
  queue: { max: 2, connect: 5000, statement: 10_000, lock: 5000, idle: 10_000 },
  health: { max: 2, connect: 1500, statement: 1500, lock: 500, idle: 1500 },
} as const satisfies Record<string, Limits>

/** A connection rests so long before it is closed. */
const IDLE_MS = 10_000
/** PostgreSQL closes what rests longer: the network forgot it, and it would hold a place for hours. */
const FORGOTTEN_MS = 15_000

/** Opening a connection; waiting for a free one may take longer. What is silent so long was lost on the way. */
const OPENING_MS = 5000

class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const { connectionTimeoutMillis = 0 } = config ?? {}
    super({ ...config, connectionTimeoutMillis: Math.min(connectionTimeoutMillis || OPENING_MS, OPENING_MS) })
  }
}

/** Added to the statement timeout: a response that takes longer than both means a dead connection. */
const RESPONSE_MARGIN_MS = 5000

export const poolConfig = (url: string, limits: Limits): pg.PoolConfig => {
  const { max = 20, connect = 0, statement, isPooled } = limits
  return {
    connectionString: url,
    Client: ImpatientClient,
    max,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    idleTimeoutMillis: IDLE_MS,
    ...(statement && { query_timeout: statement + RESPONSE_MARGIN_MS }),
    ...(!isPooled && {
      options: parameters(limits)
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
  }
}

/**
 * A page read here and there costs about as much as the next one: on a solid-state disk, and in memory anyway. With
 * PostgreSQL's own 4, meant for a disk that turns, it reads whole tables where an index would do.
 */
export const PAGE_COST = 1.1

/** Begins a transaction; where nothing outlives one, with the limits. */
export const beginning = (limits: Limits): string =>
  [
    'begin',
    ...(limits.isPooled ? parameters(limits).map(([name, value]) => `set local ${name} to '${value}'`) : []),
  ].join('; ')

const parameters = ({ statement, lock, idle }: Limits): [name: string, value: string | number][] =>
  Object.entries({
    timezone: 'UTC',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    idle_session_timeout: FORGOTTEN_MS,
    random_page_cost: PAGE_COST,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
