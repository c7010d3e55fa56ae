import type { Db } from '@s4/db'

export async function setErasure(tx: Db, { uid, eraseAt }: { uid: string; eraseAt: Date }): Promise<void> {
  await tx.query('update account set erase_at = $2 where uid = $1', [uid, eraseAt])
}

/** False when there is no erasure to take back. */
export async function dropErasure(tx: Db, uid: string): Promise<boolean> {
  const rows = await tx.query(
    'update account set erase_at = null where uid = $1 and erase_at is not null and erased_at is null returning uid',
    [uid],
  )
  return rows.length > 0
}

/** The account stays as a number without a person, for the records law has us keep. */
export async function eraseAccount(tx: Db, { uid, now }: { uid: string; now: Date }): Promise<void> {
  await tx.query(`update account set email = '', email_verified = false, phone = '', erased_at = $2 where uid = $1`, [
    uid,
    now,
  ])
}
