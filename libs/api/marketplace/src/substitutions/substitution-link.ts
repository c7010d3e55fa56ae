import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Returns the secret of a new link to the work; a link made before ends. Only the hash is stored. */
export async function makeLink(tx: Db, assignmentId: string, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into substitution_link (assignment_id, secret_hash, made_at) values ($1, $2, $3)
     on conflict (assignment_id) do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at`,
    [assignmentId, hash(secret), now],
  )
  return secret
}

/** The id of the work that a link leads to. Throws `substitution.missing`. */
export async function workOfLink(db: Db, secret: string): Promise<string> {
  const [link] = await db.query<{ assignmentId: string }>(
    'select assignment_id from substitution_link where secret_hash = $1',
    [hash(secret)],
  )
  if (!link) throw new ApiError('substitution.missing')
  return link.assignmentId
}

export const endLink = (tx: Db, assignmentId: string) =>
  tx.query('delete from substitution_link where assignment_id = $1', [assignmentId])
