import { createHash } from 'node:crypto'
import type { Db } from '@s4/db'

interface Window {
  count: number
  /** Of these, what the database was not told of. */
  untold: number
  max: number
  /** By this process's clock, in milliseconds. */
  endsAt: number
}

interface Rate {
  max: number
  /** In milliseconds. */
  window: number
}

/** From which part of a limit on the other processes count with us: few addresses come that far. */
const SHARED_FROM = 0.1
/** Addresses counted at once; more than this in a minute is an attack, and the oldest begin anew. */
const MOST_WINDOWS = 50_000

export interface SharedCounts {
  /** Counts one more and returns how many there were in this window. */
  count(key: string, rate: Rate): { current: number; ttl: number }
  /** Exchanges counts with the other processes. */
  share(): Promise<void>
}

/**
 * Counts requests in this process and shares them by the table `rate_window`, so that no request waits for the
 * database. Until the next exchange, and below a tenth of a limit, each process knows its own alone.
 */
export function sharedCounts(db: Db): SharedCounts {
  const windows = new Map<string, Window>()

  const count: SharedCounts['count'] = (key, { max, window }) => {
    const now = Date.now()
    const held = windows.get(key)
    const current = held && held.endsAt > now ? held : { count: 0, untold: 0, max, endsAt: now + window }
    if (current !== held) begin(key, current)
    current.count += 1
    current.untold += 1
    return { current: current.count, ttl: current.endsAt - now }
  }
  const begin = (key: string, window: Window) => {
    windows.delete(key)
    windows.set(key, window)
    const [oldest] = windows.keys()
    if (windows.size > MOST_WINDOWS && oldest !== undefined) windows.delete(oldest)
  }

  const share = async () => {
    const now = Date.now()
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key)
    const told = [...windows]
      .filter(([, { count: counted, untold, max }]) => untold > 0 && counted >= max * SHARED_FROM)
      .map(([key, window]) => ({ hash: createHash('sha256').update(key).digest(), window, added: window.untold }))
      // In one order, so that two processes never wait for one another.
      .toSorted((one, other) => one.hash.compare(other.hash))
    if (told.length === 0) return
    const rows = await db.query<{ key: Buffer; attempts: number; leftMs: number }>(SHARE, [
      told.map(({ hash }) => hash),
      told.map(({ added }) => added),
      told.map(({ window }) => window.endsAt - now),
    ])
    const found = new Map(rows.map((row) => [row.key.toString('hex'), row]))
    for (const { hash, window, added } of told) {
      const row = found.get(hash.toString('hex'))
      if (!row) continue
      window.untold -= added
      window.count = row.attempts + window.untold
      window.endsAt = Date.now() + row.leftMs
    }
  }
  return { count, share }
}

const SHARE = `insert into rate_window as held (key, attempts, ends_at)
  select key, added, now() + left_ms * interval '1 millisecond'
  from unnest($1::bytea[], $2::integer[], $3::integer[]) as told (key, added, left_ms)
  on conflict (key) do update set
    attempts = case when held.ends_at <= now() then excluded.attempts else held.attempts + excluded.attempts end,
    ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
  returning key, attempts, ceil(extract(epoch from ends_at - now()) * 1000)::integer as left_ms`
