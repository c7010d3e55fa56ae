import { ApiError } from '@s4/contract/api-error'
import { failureStatus } from '@s4/contract/failure-catalogue'
import type { Endpoint } from '@s4/contract'
import type { RouteName } from '@s4/contract/routes'
import type { PhoneTime } from '@s4/domain/phone-time'
import type { FastifyRequest } from 'fastify'
import { runCommand } from '../commands/run-command'
import type { Deps } from '../deps/deps'
import { recordRefused, recordTaken } from '../sent-later'
import { phoneTime, pressedAt } from './phone-says'

interface KeptCall {
  name: RouteName
  endpoint: Endpoint
  actor: unknown
  input: unknown
  request: FastifyRequest
}

interface KeptByPhone {
  happened: PhoneTime
  recordTaken: () => Promise<void>
  /** Keeps a refusal that will not change, and throws it again. */
  recordRefusal: (error: unknown) => Promise<never>
}

const seekerOf = (actor: unknown) =>
  typeof actor === 'object' && actor !== null && 'seekerId' in actor && typeof actor.seekerId === 'string'
    ? actor.seekerId
    : null

const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  [403, 404, 409, 422].includes(failureStatus(error.code)) &&
  !/^(session|request|idempotency|input|rate)\./.test(error.code)

/** What to keep of a call that a worker's phone made without a signal; null for one made as usual. */
export function keptByPhone(
  deps: Deps,
  { name, endpoint: { fromPhone }, actor, input, request }: KeptCall,
): KeptByPhone | null {
  if (!fromPhone) return null
  const receivedAt = deps.clock.now()
  const happened = phoneTime(request, receivedAt)
  const seekerId = seekerOf(actor)
  if (!happened || seekerId === null) return null
  const sent = {
    id: (input as { id: string }).id,
    seekerId,
    action: name,
    phone: happened,
    deviceAt: pressedAt(request),
    receivedAt,
  }
  return {
    happened,
    recordTaken: async () => {
      if (happened.trust !== 'onTime') await deps.db.transaction((tx) => recordTaken(tx, sent))
    },
    recordRefusal: async (error) => {
      if (happened.trust !== 'onTime' && fromPhone === 'record' && isFinal(error))
        await runCommand(deps, { actor: null, requestId: request.id }, (ctx) => recordRefused(ctx, sent, error))
      throw error
    },
  }
}
