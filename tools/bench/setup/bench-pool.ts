import { PAGE_COST } from '@s4/db'
import pg from 'pg'

/** Connections to the bench's database that plan as the server's do. */
export function benchPool(url: string, max: number): pg.Pool {
  const options = `-c timezone=UTC -c random_page_cost=${PAGE_COST}`
  const pool = new pg.Pool({ connectionString: url, max, options })
  // The database goes first at the end; what that says to a connection is nobody's business.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
