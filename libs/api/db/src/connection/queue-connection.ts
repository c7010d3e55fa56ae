import pg from 'pg'
import { connectionLimits, poolConfig, type Limits } from './limits'
import { endLostConnections } from './lost-connections'

/** The connection interface that pg-boss expects. */
export interface QueueConnection {
  executeSql(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>
  end(): Promise<void>
}

export function connectQueue(url: string, { isPooled = false }: Pick<Limits, 'isPooled'>): QueueConnection {
  const pool = new pg.Pool({ ...poolConfig(url, { ...connectionLimits.queue, isPooled }), application_name: 'pgboss' })
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => undefined)
  const stopLooking = isPooled ? () => undefined : endLostConnections(pool, url)
  return {
    executeSql: (sql, params) => pool.query(sql, params),
    end() {
      stopLooking()
      return pool.end()
    },
  }
}
