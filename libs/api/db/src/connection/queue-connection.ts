import pg from 'pg'
import { connectionLimits, poolConfig } from './limits'

/** The connections of the queue, in the form it takes them. */
export interface QueueConnection {
  executeSql(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>
  end(): Promise<void>
}

export function connectQueue(url: string): QueueConnection {
  const pool = new pg.Pool({ ...poolConfig(url, connectionLimits.queue), application_name: 'pgboss' })
  // A connection cut while idle is replaced by the next query.
  pool.on('error', () => undefined)
  return { executeSql: (sql, params) => pool.query(sql, params), end: () => pool.end() }
}
