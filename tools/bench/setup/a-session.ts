import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

export interface Talker {
  uid: string
  sessionId: string
  secret: string
}

/** Inserts a new session for an existing account. */
export async function aSession(tx: Db, uid: string): Promise<Talker> {
  const talker = { uid, sessionId: uuid(), secret: randomBytes(32).toString('base64url') }
  await tx.query(
    `insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at,
     reauthenticated_at) values ($1, $2, $3, '', now(), now(), now() + interval '1 hour', now(), now())`,
    [talker.sessionId, createHash('sha256').update(talker.secret).digest(), uid],
  )
  return talker
}
