import { createHash } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import type { RouteName } from '@s4/contract/routes'
import { isLockTimeout, joinRowId, type Db } from '@s4/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps'

interface Asked {
  name: RouteName
  actor: unknown
  input: unknown
  request: FastifyRequest
  reply: FastifyReply
}

type Body = Record<string, unknown>

/** One request under its key, as it is kept. */
interface Keyed {
  uid: string
  key: string
  name: RouteName
  hash: Buffer
}

const KEY = /^[\w.:-]{8,100}$/
const RETRY_AFTER_SECONDS = 1

export const actorUid = (actor: unknown) =>
  typeof actor === 'object' && actor !== null && 'uid' in actor ? String(actor.uid) : null

/** A digest of each file sent, so that other bytes under the same key are another request. */
const filesIn = ({ sentFiles }: FastifyRequest) =>
  [...(sentFiles ?? [])].map(([field, { name, bytes }]) => [
    field,
    name,
    createHash('sha256').update(bytes).digest('base64'),
  ])

/**
 * Honours `Idempotency-Key` on POST: key, work and answer are one transaction, so a request that was cut off at any point is either done
 * and answered again the same, or not done and its key free. Another request under the same key is refused.
 * An `ApiError` that `run` returns commits what was written with it and leaves the key free; one that it throws undoes everything.
 */
export async function answerOnce(
  deps: Deps,
  { name, actor, input, request, reply }: Asked,
  run: () => Promise<Body | ApiError>,
): Promise<Body> {
  const key = request.headers['idempotency-key']
  const uid = actorUid(actor)
  if (request.method !== 'POST' || typeof key !== 'string' || uid === null) return unlessRefused(await run())
  if (!KEY.test(key))
    throw new ApiError('input.unreadable', {
      message: 'Idempotency-Key takes 8 to 100 letters, digits, dots, colons, dashes.',
    })

  const keyed: Keyed = {
    uid,
    key,
    name,
    hash: createHash('sha256')
      .update(JSON.stringify([name, input, ...filesIn(request)]))
      .digest(),
  }
  const earlier = await earlierAnswer(deps, keyed, reply)
  if (earlier) return earlier
  try {
    const answer = await deps.db.oneTransaction(run, {
      onOpen: (tx) => claim(tx, keyed, deps.clock.now()),
      onCommit: (tx, made) =>
        made instanceof ApiError
          ? free(tx, keyed)
          : keep(tx, keyed, { body: sealed(deps, keyed, made), status: reply.statusCode }),
    })
    return unlessRefused(answer)
  } catch (error) {
    // Whatever this one ran into may be the work of the first, which is done by now.
    const meanwhile = await earlierAnswer(deps, keyed, reply).catch((failure: unknown) => {
      throw failure instanceof ApiError ? failure : error
    })
    if (meanwhile) return meanwhile
    throw error
  }
}

function unlessRefused(answer: Body | ApiError): Body {
  if (answer instanceof ApiError) throw answer
  return answer
}

/** Takes the key, waiting for whoever holds it no longer than a person waits for a button. */
async function claim(tx: Db, { uid, key, name, hash }: Keyed, now: Date): Promise<void> {
  await tx.query(`set local lock_timeout = '2s'`)
  const claimed = await tx
    .query(
      'insert into idempotent_answer (uid, key, route, input_hash, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning key',
      [uid, key, name, hash, now],
    )
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? inProgress() : error
    })
  if (claimed.length === 0) throw inProgress()
  await tx.query('set local lock_timeout to default')
}

const inProgress = () => new ApiError('request.in-progress', { retryAfterSeconds: RETRY_AFTER_SECONDS })

const free = async (tx: Db, { uid, key }: Keyed): Promise<void> =>
  void (await tx.query('delete from idempotent_answer where uid = $1 and key = $2', [uid, key]))

/** Some answers show protected numbers. */
const sealed = ({ sealing }: Deps, { uid, key }: Keyed, answer: Body): Buffer =>
  sealing.seal(JSON.stringify(answer), 'idempotent_answer.body', joinRowId(uid, key))

async function keep(tx: Db, { uid, key }: Keyed, { body, status }: { body: Buffer; status: number }): Promise<void> {
  await tx.query('update idempotent_answer set body = $3, status = $4 where uid = $1 and key = $2', [
    uid,
    key,
    body,
    status,
  ])
}

async function earlierAnswer(
  { db, sealing }: Deps,
  { uid, key, hash }: Keyed,
  reply: FastifyReply,
): Promise<Body | null> {
  const [earlier] = await db.query<{ inputHash: Buffer; body: Buffer; status: number }>(
    'select input_hash, body, status from idempotent_answer where uid = $1 and key = $2',
    [uid, key],
  )
  if (!earlier) return null
  if (!earlier.inputHash.equals(hash)) throw new ApiError('idempotency.mismatch')
  void reply.code(earlier.status)
  // Ours: sealed above.
  return JSON.parse(sealing.open(earlier.body, 'idempotent_answer.body', joinRowId(uid, key))) as Body
}
