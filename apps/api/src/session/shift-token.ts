import { randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { servesUntil } from '@s4/domain/shift-window'
import type { FastifyRequest } from 'fastify'
import type { ShiftActor } from '../server/actor'
import type { Deps } from '../server/deps'
import { hashOf, sessionRepository } from './session-repository'

export const SHIFT_TOKEN_HEADER = 'shift-token'

/** Issues a token for one assignment, good until 12 hours after its end. Only the hash is kept. */
export async function issueShiftToken(tx: Db, assignment: { id: string; endsAt: string }, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    'insert into shift_token (token_hash, assignment_id, issued_at, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), assignment.id, now, new Date(servesUntil(assignment))],
  )
  return token
}

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
