import { createECDH, randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'

/** A device and a verified number for each owner. */
export async function addWaysToReach(db: Db, origin: string): Promise<void> {
  const owners = await db.query<{ uid: string; sessionId: string }>(
    `select account.uid, session.id as session_id from account join session using (uid) where role = 'Company'`,
  )
  for (const { uid, sessionId } of owners) {
    await db.query(
      `insert into push_subscription (id, uid, session_id, endpoint, p256dh, auth, device, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, 'Bench', now())`,
      [
        uid,
        sessionId,
        `${origin}/${uid}`,
        createECDH('prime256v1').generateKeys('base64url'),
        randomBytes(16).toString('base64url'),
      ],
    )
    await db.query(`insert into reach (uid, phone, phone_verified_at) values ($1, '+447700900321', now())`, [uid])
  }
}
