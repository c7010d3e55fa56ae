import { createHash } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import type { RouteName } from '@s4/contract/routes'
import { isLockTimeout, joinRowId, type Db } from '@s4/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'

interface IdempotentCall {
  name: RouteName
  actor: unknown
  input: unknown
  request: FastifyRequest
  reply: FastifyReply
}

type Body = Record<string, unknown>

interface KeyedRequest {
  uid: string
  key: string
  name: RouteName
  hash: Buffer
}

const KEY_PATTERN = /^[\w.:-]{8,100}$/
const RETRY_AFTER_SECONDS = 1

export const actorUid = (actor: unknown) =>
  typeof actor === 'object' && actor !== null && 'uid' in actor ? String(actor.uid) : null

/** Whose key it is: a person's, or a member of the staff's. Null for anybody else. */
const keyHolder = (actor: unknown) =>
  typeof actor === 'object' && actor !== null && 'staffId' in actor ? `staff:${String(actor.staffId)}` : actorUid(actor)

/** The `Idempotency-Key` of a POST; null without one. Throws `input.unreadable` for one that is none. */
export function requestKey({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): string | null {
  const key = headers['idempotency-key']
  if (method !== 'POST' || typeof key !== 'string') return null
  if (!KEY_PATTERN.test(key))
    throw new ApiError('input.unreadable', {
      message: 'The Idempotency-Key is not valid. Use 8 to 100 letters, digits, dots, colons or dashes.',
    })
  return key
}

/** Part of the request hash, so that other file bytes under the same key are another request. */
const fileDigests = ({ sentFiles }: FastifyRequest) =>
  [...(sentFiles ?? [])].map(([field, { name, bytes }]) => [
    field,
    name,
    createHash('sha256').update(bytes).digest('base64'),
  ])

/**
 * Implements `Idempotency-Key` for POST: key, work and response are written in one transaction, so a repeated request
 * either returns the stored response or runs again. Another request under the same key is refused. An `ApiError` that
 * `run` returns commits its writes and releases the key; one that it throws rolls everything back.
 */
export async function runOnce(
  deps: Deps,
  { name, actor, input, request, reply }: IdempotentCall,
  run: () => Promise<Body | ApiError>,
): Promise<Body> {
  const key = requestKey(request)
  const uid = keyHolder(actor)
  if (key === null || uid === null) return throwIfRefused(await run())

  const keyed: KeyedRequest = {
    uid,
    key,
    name,
    hash: createHash('sha256')
      .update(JSON.stringify([name, input, ...fileDigests(request)]))
      .digest(),
  }
  const earlier = await findEarlierResponse(deps, keyed, reply)
  if (earlier) return earlier
  try {
    const answer = await deps.db.oneTransaction(run, {
      onOpen: (tx) => claimKey(tx, keyed, deps.clock.now()),
      onCommit: (tx, made) =>
        made instanceof ApiError
          ? releaseKey(tx, keyed)
          : storeResponse(tx, keyed, { body: sealResponse(deps, keyed, made), status: reply.statusCode }),
    })
    return throwIfRefused(answer)
  } catch (error) {
    // The error may come from a conflict with the first request, which is finished by now.
    const first = await findEarlierResponse(deps, keyed, reply).catch((failure: unknown) => {
      throw failure instanceof ApiError ? failure : error
    })
    if (first) return first
    throw error
  }
}

function throwIfRefused(answer: Body | ApiError): Body {
  if (answer instanceof ApiError) throw answer
  return answer
}

/** Throws `request.in-progress` when another request holds the key for more than two seconds. */
async function claimKey(tx: Db, { uid, key, name, hash }: KeyedRequest, now: Date): Promise<void> {
  await tx.query(`set local lock_timeout = '2s'`)
  const claimed = await tx
    .query(
      `insert into idempotent_answer (uid, key, route, input_hash, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning key`,
      [uid, key, name, hash, now],
    )
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? inProgress() : error
    })
  if (claimed.length === 0) throw inProgress()
  await tx.query('set local lock_timeout to default')
}

const inProgress = () => new ApiError('request.in-progress', { retryAfterSeconds: RETRY_AFTER_SECONDS })

const releaseKey = async (tx: Db, { uid, key }: KeyedRequest): Promise<void> =>
  void (await tx.query('delete from idempotent_answer where uid = $1 and key = $2', [uid, key]))

/** Sealed, because a response may contain personal numbers. */
const sealResponse = ({ sealer }: Deps, { uid, key }: KeyedRequest, answer: Body): Buffer =>
  sealer.seal(JSON.stringify(answer), 'idempotent_answer.body', joinRowId(uid, key))

async function storeResponse(
  tx: Db,
  { uid, key }: KeyedRequest,
  { body, status }: { body: Buffer; status: number },
): Promise<void> {
  await tx.query('update idempotent_answer set body = $3, status = $4 where uid = $1 and key = $2', [
    uid,
    key,
    body,
    status,
  ])
}

async function findEarlierResponse(
  { db, sealer }: Deps,
  { uid, key, hash }: KeyedRequest,
  reply: FastifyReply,
): Promise<Body | null> {
  const [earlier] = await db.query<{ inputHash: Buffer; body: Buffer; status: number }>(
    'select input_hash, body, status from idempotent_answer where uid = $1 and key = $2',
    [uid, key],
  )
  if (!earlier) return null
  if (!earlier.inputHash.equals(hash)) throw new ApiError('idempotency.mismatch')
  void reply.code(earlier.status)
  // `sealResponse` wrote it.
  return JSON.parse(sealer.open(earlier.body, 'idempotent_answer.body', joinRowId(uid, key))) as Body
}
