import { setTimeout as pause } from 'node:timers/promises'
import type { Db, QueryOptions } from '@s4/db'
import { breaker } from '../outside-services/breaker'

/** Little more than a statement may take there (connectionLimits.replica). */
const TIMEOUT_MS = 3500
/** A replica is behind by milliseconds; who waits longer is served sooner by the primary. */
const CAUGHT_UP_WITHIN_MS = 200
const LOOK_AGAIN_MS = 10

/** Where searches read: a replica if there is one that answers, the primary otherwise. */
export interface SearchReads {
  /** For people without an account, who wrote nothing. What they read may be a moment old. */
  anybody: Db
  /** Has everything that was written until now, and so what the caller wrote. */
  upToDate(): Promise<Db>
}

export function searchReads(primary: Db, replica: Db | null): SearchReads {
  if (replica === null) return { anybody: primary, upToDate: async () => primary }
  const ask = breaker({
    service: 'replica',
    timeoutMs: TIMEOUT_MS,
    refusal: () => new Error('The replica of the database is left alone.'),
  })
  const anybody: Db = {
    query: <Row>(sql: string, params?: readonly unknown[], options?: QueryOptions) =>
      ask(() => replica.query<Row>(sql, params, options)).catch(() => primary.query<Row>(sql, params, options)),
  }
  const hasCaughtUp = async (position: string): Promise<boolean> => {
    const end = performance.now() + CAUGHT_UP_WITHIN_MS
    do {
      const [row] = await ask(() => replica.query<{ isThere: boolean }>(IS_THERE, [position]))
      if (row?.isThere) return true
      await pause(LOOK_AGAIN_MS)
    } while (performance.now() < end)
    return false
  }
  return {
    anybody,
    async upToDate() {
      const [written] = await primary.query<{ position: string }>(WRITTEN)
      const isThere = written && (await hasCaughtUp(written.position).catch(() => false))
      return isThere ? anybody : primary
    },
  }
}

const WRITTEN = 'select pg_current_wal_lsn()::text as position'
// What is no replica, such as a primary since a failover, has what it wrote itself.
const IS_THERE = `select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as is_there`
