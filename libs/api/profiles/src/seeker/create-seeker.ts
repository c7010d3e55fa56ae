import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

/** The empty profile every seeker's account begins with. */
export async function createSeeker(
  tx: Db,
  { uid, phone, now }: { uid: string; phone: string; now: Date },
): Promise<void> {
  await tx.query('insert into seeker (id, uid, phone, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
    uuid(),
    uid,
    phone,
    now,
  ])
}
