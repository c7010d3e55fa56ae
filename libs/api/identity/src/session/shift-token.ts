import { randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { servesUntil } from '@s4/domain/shift-window'
import type { FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { setReaderSide } from '@s4/api-platform/failures'
import type { Deps } from '@s4/api-platform/deps'
import { recordUse } from './store/note-use'
import { readPass } from './store/read-passes'
import { hashSecret, sessionRepository } from './store/session-repository'

export const SHIFT_TOKEN_HEADER = 'shift-token'

interface ShiftTokenInput {
  assignment: { id: string; endsAt: string }
  actor: Actor
  now: Date
}

/**
 * Issues a shift pass, valid until 12 hours after the end of the work or until its session ends. Only the hash is
 * stored.
 */
export async function issueShiftToken(tx: Db, { assignment, actor, now }: ShiftTokenInput): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const sessionId = actor.sessionId ?? (await listProgram(tx, actor.uid, now))
  await tx.query(
    `insert into shift_token (token_hash, assignment_id, session_id, issued_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [hashSecret(token), assignment.id, sessionId, now, new Date(servesUntil(assignment))],
  )
  return token
}

/** Gives a program a session without a cookie, so that its shift pass is listed and can be ended. */
async function listProgram(tx: Db, uid: string, now: Date): Promise<string> {
  const id = uuid()
  await sessionRepository(tx).insert({
    id,
    uid,
    secret: randomBytes(32).toString('base64url'),
    device: 'A program',
    now,
    expiresAt: now,
  })
  return id
}

export const moveShiftTokens = (tx: Db, from: string, to: string) =>
  tx.query('update shift_token set session_id = $2 where session_id = $1', [from, to])

/** The seeker of a valid shift pass; null without one. */
export async function shiftActor(deps: Deps, request: FastifyRequest): Promise<ShiftActor | null> {
  const token = request.headers[SHIFT_TOKEN_HEADER]
  if (typeof token !== 'string') return null
  const holder = await readPass(deps, token)
  if (!holder) return null
  setReaderSide(request, holder.role)
  await recordUse(deps, holder)
  const { holderId: seekerId, lastSeenAt: _lastSeenAt, ...person } = holder
  return { ...person, seekerId }
}

export const removeShiftTokens = (db: Db, expiredBefore: Date) =>
  db.query('delete from shift_token where expires_at < $1', [expiredBefore])
