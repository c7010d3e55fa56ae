import { createHash } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'
import { networkPrefix } from './network'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The most attempts in a window, for one network and for one person. */
const limits = {
  'sign-in': { address: 60, person: 20, window: 10 * MINUTE },
  'sign-up': { address: 20, person: 10, window: HOUR },
  'sign-in-mail': { address: 20, person: 6, window: HOUR },
  'own-mail': { address: 60, person: 6, window: HOUR },
  'staff-sign-in': { address: 30, person: 6, window: HOUR },
  'staff-enrolment': { address: 20, person: 20, window: HOUR },
  'ask-referee': { address: 60, person: 20, window: DAY },
  'referee-mail': { address: 60, person: 5, window: DAY },
  'answer-reference': { address: 60, person: 60, window: HOUR },
  'phone-code': { address: 30, person: 5, window: DAY },
  'phone-number': { address: 60, person: 5, window: DAY },
  'test-message': { address: 60, person: 6, window: HOUR },
  'invite-member': { address: 120, person: 60, window: DAY },
  'invitation-mail': { address: 120, person: 5, window: DAY },
  'import-jobs': { address: 240, person: 60, window: DAY },
  'import-workers': { address: 120, person: 30, window: DAY },
  'open-invitation': { address: 60, person: 60, window: HOUR },
  'make-client-link': { address: 120, person: 30, window: DAY },
  'client-link-code': { address: 30, person: 6, window: HOUR },
  'open-client-link': { address: 60, person: 60, window: HOUR },
  'use-client-link': { address: 300, person: 300, window: HOUR },
  'ask-support': { address: 60, person: 20, window: HOUR },
  'page-report': { address: 300, person: 300, window: HOUR },
  export: { address: 20, person: 5, window: HOUR },
  recheck: { address: 30, person: 30, window: HOUR },
  reauth: { address: 60, person: 15, window: 10 * MINUTE },
} as const

/**
 * Counts one attempt; throws `rate.limited` with the seconds until the window ends.
 * `S4_RATE_LIMIT_FACTOR` multiplies every limit. `person` is a uid, or the address that a member of the staff gives.
 * Only hashes are stored.
 */
export async function limit(
  deps: Deps,
  request: FastifyRequest,
  { what, person }: { what: keyof typeof limits; person?: string },
): Promise<void> {
  const { window, ...max } = limits[what]
  await count(deps, `${what}:address:${networkPrefix(request.ip)}`, { max: max.address, window })
  if (person !== undefined) await count(deps, `${what}:person:${person}`, { max: max.person, window })
}

interface Rate {
  max: number
  /** In milliseconds. */
  window: number
}

async function count(deps: Deps, key: string, rate: Rate): Promise<void> {
  const { isOver, waitSeconds } = await countAttempt(deps, key, rate)
  if (isOver) throw new ApiError('rate.limited', { retryAfterSeconds: waitSeconds })
}

/** Counts one attempt and returns whether it exceeds the limit. */
export async function countAttempt(
  { db, settings }: Deps,
  key: string,
  { max, window }: Rate,
): Promise<{ isOver: boolean; waitSeconds: number }> {
  // The database's clock: moving the development clock must not change limits.
  const [row] = await db.query<{ attempts: number; waitSeconds: number }>(
    `insert into rate_window as held (key, attempts, ends_at) values ($1, 1, now() + $2 * interval '1 millisecond')
     on conflict (key) do update set
       attempts = case when held.ends_at <= now() then 1 else held.attempts + 1 end,
       ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
     returning attempts, ceil(extract(epoch from ends_at - now()))::integer as wait_seconds`,
    [createHash('sha256').update(key).digest(), window],
  )
  const { attempts, waitSeconds } = row ?? { attempts: 1, waitSeconds: 0 }
  return { isOver: attempts > Math.max(1, max * settings.rateLimitFactor), waitSeconds }
}
