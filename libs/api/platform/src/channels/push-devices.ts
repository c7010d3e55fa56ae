import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

const MAX_DEVICES = 10

interface NewDevice {
  uid: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}

/**
 * Keeps a browser that takes pushes for whoever is signed in there now; the ones above ten go, oldest first. False when
 * somebody else has this address with other keys.
 */
export async function saveDevice(tx: Db, { uid, sessionId, endpoint, p256dh, auth, at }: NewDevice): Promise<boolean> {
  const saved = await tx.query(
    `insert into push_subscription as held (id, uid, session_id, endpoint, p256dh, auth, device, created_at)
     select $1, $2, id, $4, $5, $6, device, $7 from session where id = $3
     on conflict (endpoint) do update set uid = excluded.uid, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device
     where held.uid = excluded.uid or (held.p256dh = excluded.p256dh and held.auth = excluded.auth)
     returning id`,
    [uuid(), uid, sessionId, endpoint, p256dh, auth, at],
  )
  await tx.query(
    `delete from push_subscription where id in (
       select id from push_subscription where uid = $1 order by created_at desc, id desc offset $2)`,
    [uid, MAX_DEVICES],
  )
  return saved.length > 0
}

export interface PushDevice {
  id: string
  uid: string
  device: string
  sessionId: string
  createdAt: string
}

export const listDevices = (db: Db, uids: readonly string[]): Promise<PushDevice[]> =>
  db.query<PushDevice>(
    `select id, uid, device, session_id, created_at from push_subscription where uid = any($1)
     order by created_at desc, id`,
    [uids],
  )

/** False when this person has no such device. */
export async function removeDevice(tx: Db, { uid, id }: { uid: string; id: string }): Promise<boolean> {
  const removed = await tx.query('delete from push_subscription where uid = $1 and id = $2 returning id', [uid, id])
  return removed.length > 0
}

export async function removeGoneDevices(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from push_subscription where id = any($1)', [ids])
}

/** After the same person signed in again in the same browser. */
export async function moveDevices(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.query('update push_subscription set session_id = $2 where session_id = $1', [from, to])
}

export async function eraseDevices(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from push_subscription where uid = $1', [uid])
}
