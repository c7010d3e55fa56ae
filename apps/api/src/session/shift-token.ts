import { randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { servesUntil } from '@s4/domain/shift-window'
import type { FastifyRequest } from 'fastify'
import type { ShiftActor } from '../server/actor'
import type { Deps } from '../server/deps'
import { hashOf, sessionRepository } from './session-repository'

export const SHIFT_TOKEN_HEADER = 'shift-token'

interface Issuing {
  assignment: { id: string; endsAt: string }
  /** The session it is asked for in; null for a program. */
  sessionId: string | null
  now: Date
}

/** Issues a token for one assignment, good until 12 hours after its end, or until its session is ended by hand. Only the hash is kept. */
export async function issueShiftToken(tx: Db, { assignment, sessionId, now }: Issuing): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    'insert into shift_token (token_hash, assignment_id, session_id, issued_at, expires_at) values ($1, $2, $3, $4, $5)',
    [hashOf(token), assignment.id, sessionId, now, new Date(servesUntil(assignment))],
  )
  return token
}

/** Those of sessions somebody ended: a phone signed out from elsewhere may be a lost one. */
export const endShiftTokens = (tx: Db, sessionIds: readonly string[]) => tx.query('delete from shift_token where session_id = any($1::uuid[])', [sessionIds])

/** The same browser goes on in another session. */
export const moveShiftTokens = (tx: Db, from: string, to: string) => tx.query('update shift_token set session_id = $2 where session_id = $1', [from, to])

/** The seeker behind a shift token; null when none came, or it has run out. */
export async function shiftActor({ db, clock }: Deps, request: FastifyRequest): Promise<ShiftActor | null> {
  const token = request.headers[SHIFT_TOKEN_HEADER]
  if (typeof token !== 'string') return null
  const [row] = await db.query<{ assignmentId: string; seekerId: string; uid: string }>(
    `select shift_token.assignment_id, assignment.seeker_id, seeker.uid
     from shift_token join assignment on assignment.id = shift_token.assignment_id join seeker on seeker.id = assignment.seeker_id
     where token_hash = $1 and expires_at > $2`,
    [hashOf(token), clock.now()],
  )
  const person = row && (await sessionRepository(db).byUid(row.uid))
  return person ? { ...person, seekerId: row.seekerId, assignmentId: row.assignmentId } : null
}
