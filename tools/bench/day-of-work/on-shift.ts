import { createHash, randomBytes } from 'node:crypto'
import type { Database, Db } from '@s4/db'
import { addSessions, fillWork } from '../alerts/shift-of-a-thousand'

const MINUTE = 60_000
export const CALL_EVERY = 15
export const GRACE = 5 * MINUTE
/** Of a hundred workers: so many miss the first call, leave the site, and report something each minute. */
const MISS = 4
const LEAVE = 1
export const REPORTS_A_MINUTE = 1

export interface Worker {
  assignmentId: string
  /** Their shift pass. */
  token: string
  dueAt: Date
  /** Does not answer the first call. */
  misses: boolean
  /** Is somewhere else from then on, and alerted once. */
  leavesAt: number | null
}

interface FillInput {
  workers: number
  companies: number
  begin: Date
  minutes: number
}

/**
 * Workers who share where they are, with a check call every 15 minutes: the first falls due within 15 minutes of
 * `begin`; of those who miss it the grace ends evenly over the first nine tenths of the time.
 */
export async function fillOnShift(
  db: Database,
  { workers, companies, begin, minutes }: FillInput,
): Promise<{ people: Worker[]; sessions: string[] }> {
  return db.transaction(async (tx) => {
    await fillWork(tx, { workers, companies, begin, alertDuration: CALL_EVERY })
    await tx.query('update attendance set location_shared_at = booked_on_at')
    const work = await tx.query<{ id: string }>('select id from assignment order by id')
    const people = work.map(({ id }, index) => aWorker(id, index, { count: work.length, begin, minutes }))
    await addPasses(tx, people)
    await addCalls(tx, people)
    return { people, sessions: await addSessions(tx) }
  })
}

function aWorker(
  assignmentId: string,
  index: number,
  { count, begin, minutes }: Pick<FillInput, 'begin' | 'minutes'> & { count: number },
): Worker {
  const misses = index % 100 < MISS
  const leaves = index % 100 >= 100 - LEAVE
  // Even, and in another order than the ids.
  const turn = ((index * 7919) % count) / count
  const span = minutes * MINUTE * 0.9
  return {
    assignmentId,
    token: randomBytes(32).toString('base64url'),
    dueAt: new Date(begin.getTime() + (misses ? turn * span - GRACE : turn * CALL_EVERY * MINUTE)),
    misses,
    leavesAt: leaves ? begin.getTime() + turn * span : null,
  }
}

async function addPasses(tx: Db, people: readonly Worker[]): Promise<void> {
  await tx.query(
    `with pass as (select * from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as pass (assignment_id, hash, secret)),
       phone as (insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at)
         select gen_random_uuid(), secret, seeker.uid, '', now(), now(), now(), now() from pass
          join assignment on assignment.id = assignment_id join seeker on seeker.id = seeker_id
         returning id, secret_hash)
     insert into shift_token (token_hash, assignment_id, session_id, issued_at, expires_at)
     select hash, assignment_id, phone.id, now(), now() + interval '1 day'
     from pass join phone on secret_hash = secret`,
    [
      people.map(({ assignmentId }) => assignmentId),
      people.map(({ token }) => createHash('sha256').update(token).digest()),
      people.map(() => randomBytes(32)),
    ],
  )
}

async function addCalls(tx: Db, people: readonly Worker[]): Promise<void> {
  await tx.query(
    `insert into check_call (id, assignment_id, status, due_at, miss_at)
     select gen_random_uuid(), assignment_id, 'due', due_at, due_at + $3 * interval '1 millisecond'
     from unnest($1::uuid[], $2::timestamptz[]) as waiting (assignment_id, due_at)`,
    [people.map(({ assignmentId }) => assignmentId), people.map(({ dueAt }) => dueAt), GRACE],
  )
}
