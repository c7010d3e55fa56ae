import { createHash } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import { networkPrefix } from './network'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How often something may be tried in a window: by everybody in one network together, and by one person. */
const limits = {
  'sign-in': { address: 60, person: 20, window: 10 * MINUTE },
  'sign-up': { address: 20, person: 10, window: HOUR },
  'sign-in-mail': { address: 20, person: 6, window: HOUR },
  'own-mail': { address: 60, person: 6, window: HOUR },
  'ask-support': { address: 60, person: 20, window: HOUR },
  export: { address: 20, person: 5, window: HOUR },
  recheck: { address: 30, person: 30, window: HOUR },
  reauth: { address: 60, person: 15, window: 10 * MINUTE },
} as const

/**
 * Counts one attempt; throws `rate.limited` with the seconds until the window ends.
 * `S4_RATE_LIMIT_FACTOR` multiplies every limit. `person` is a uid; of all only hashes are kept.
 */
export async function limit(
  deps: Deps,
  request: FastifyRequest,
  { what, person }: { what: keyof typeof limits; person?: string },
): Promise<void> {
  const { window, ...most } = limits[what]
  await count(deps, `${what}:address:${networkPrefix(request.ip)}`, { most: most.address, window })
  if (person !== undefined) await count(deps, `${what}:person:${person}`, { most: most.person, window })
}

interface Rate {
  most: number
  /** In milliseconds. */
  window: number
}

async function count(deps: Deps, key: string, rate: Rate): Promise<void> {
  const { isOver, waitSeconds } = await attempt(deps, key, rate)
  if (isOver) throw new ApiError('rate.limited', { retryAfterSeconds: waitSeconds })
}

/** Counts one attempt, and tells whether it is one too many. */
export async function attempt(
  { db, settings }: Deps,
  key: string,
  { most, window }: Rate,
): Promise<{ isOver: boolean; waitSeconds: number }> {
  // By the machine's clock: a moved one must neither lock people out nor let them in.
  const [row] = await db.query<{ attempts: number; waitSeconds: number }>(
    `insert into rate_window as held (key, attempts, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
     on conflict (key) do update set
       attempts = case when held.ends_at <= now() then 1 else held.attempts + 1 end,
       ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
     returning attempts, ceil(extract(epoch from ends_at - now()))::integer as wait_seconds`,
    [createHash('sha256').update(key).digest(), window],
  )
  const { attempts, waitSeconds } = row ?? { attempts: 1, waitSeconds: 0 }
  return { isOver: attempts > Math.max(1, most * settings.rateLimitFactor), waitSeconds }
}
