import { createHash } from 'node:crypto'
import { Problem } from '@s4/contract/problem'
import type { RouteName } from '@s4/contract/routes'
import { rowIdOf } from '@s4/db'
import type { FastifyRequest } from 'fastify'
import type { Deps } from './deps'

interface Asked {
  name: RouteName
  actor: unknown
  input: unknown
  request: FastifyRequest
}

type Body = Record<string, unknown>

const KEY = /^[\w.:-]{8,100}$/
const ABANDONED = 30_000

const uidOf = (actor: unknown) =>
  typeof actor === 'object' && actor !== null && 'uid' in actor ? String(actor.uid) : null

/** A digest of each file sent, so that other bytes under the same key are another request. */
const filesIn = ({ sentFiles }: FastifyRequest) =>
  [...(sentFiles ?? [])].map(([field, { name, bytes }]) => [field, name, createHash('sha256').update(bytes).digest('base64')])

/**
 * Honours `Idempotency-Key` on POST: the first answer is kept and given again to the same request,
 * another request under the same key is refused, and a failure leaves the key free. Answers are kept sealed, as some show protected numbers.
 */
export async function answerOnce({ db, clock, sealing }: Deps, { name, actor, input, request }: Asked, run: () => Promise<Body>): Promise<Body> {
  const key = request.headers['idempotency-key']
  const uid = uidOf(actor)
  if (request.method !== 'POST' || typeof key !== 'string' || uid === null) return run()
  if (!KEY.test(key)) throw new Problem('input.unreadable', { message: 'Idempotency-Key takes 8 to 100 letters, digits, dots, colons, dashes.' })

  const now = clock.now()
  const hash = createHash('sha256').update(JSON.stringify([name, input, ...filesIn(request)])).digest()
  const claimed = await db.query(
    `insert into idempotent_answer (uid, key, route, input_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (uid, key) do update set created_at = $5
       where idempotent_answer.body is null and idempotent_answer.created_at < $6 and idempotent_answer.input_hash = $4
     returning key`,
    [uid, key, name, hash, now, new Date(now.getTime() - ABANDONED)],
  )
  if (claimed.length === 0) return earlierAnswer({ db, sealing }, { uid, key, hash })

  try {
    const body = await run()
    await db.query('update idempotent_answer set body = $3 where uid = $1 and key = $2', [uid, key, sealing.seal(JSON.stringify(body), 'idempotent_answer.body', rowIdOf(uid, key))])
    return body
  } catch (error) {
    await db.query('delete from idempotent_answer where uid = $1 and key = $2', [uid, key])
    throw error
  }
}

async function earlierAnswer({ db, sealing }: Pick<Deps, 'db' | 'sealing'>, { uid, key, hash }: { uid: string; key: string; hash: Buffer }): Promise<Body> {
  const [earlier] = await db.query<{ inputHash: Buffer; body: Buffer | null }>(
    'select input_hash, body from idempotent_answer where uid = $1 and key = $2',
    [uid, key],
  )
  if (earlier && !earlier.inputHash.equals(hash)) throw new Problem('idempotency.mismatch')
  if (!earlier?.body) throw new Problem('server.busy', { retryAfterSeconds: 1 })
  // Ours: sealed above.
  return JSON.parse(sealing.open(earlier.body, 'idempotent_answer.body', rowIdOf(uid, key))) as Body
}
