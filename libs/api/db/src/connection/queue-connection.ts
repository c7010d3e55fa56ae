import pg from 'pg'
import { connectionLimits, poolConfig } from './limits'

/** The connection interface that pg-boss expects. */
export interface QueueConnection {
  executeSql(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>
  end(): Promise<void>
}

export function connectQueue(url: string): QueueConnection {
  const pool = new pg.Pool({ ...poolConfig(url, connectionLimits.queue), application_name: 'pgboss' })
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => undefined)
  return { executeSql: (sql, params) => pool.query(sql, params), end: () => pool.end() }
}
