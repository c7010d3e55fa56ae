import type pg from 'pg'

/** How many connections a kind of work has, and how many milliseconds it may take for what. */
export interface Limits {
  max?: number
  /** Until a connection is free, or made. */
  connect?: number
  statement?: number
  /** Waiting for somebody else's lock. */
  lock?: number
  /** Doing nothing in the middle of a transaction. */
  idle?: number
}

/** So that a lock, a slow query or a crowd in one kind of work leaves the others their connections. */
export const connectionLimits = {
  interactive: { max: 20, connect: 3000, statement: 10_000, lock: 3000, idle: 10_000 },
  /** Attendance, check calls, alerts and help, and what falls due of them. */
  shiftDay: { max: 10, connect: 5000, statement: 10_000, lock: 5000, idle: 10_000 },
  /** Mail, chat, clean-up: nobody waits for it at a screen. */
  background: { max: 5, connect: 30_000, statement: 120_000, lock: 10_000, idle: 90_000 },
  queue: { max: 2, connect: 5000, statement: 10_000, lock: 5000, idle: 10_000 },
  health: { max: 2, connect: 1500, statement: 1500, lock: 500, idle: 1500 },
} as const satisfies Record<string, Required<Limits>>

/** What the database's own limit allows has to arrive, too: past that the line is dead. */
const ARRIVAL = 5000

export const poolConfig = (url: string, { max = 20, connect = 0, statement, lock, idle }: Limits): pg.PoolConfig => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: connect,
  keepAlive: true,
  ...(statement && { query_timeout: statement + ARRIVAL }),
  options: Object.entries({
    timezone: 'UTC',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
})
