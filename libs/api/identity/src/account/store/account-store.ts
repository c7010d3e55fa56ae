import type { Role } from '@s4/contract'
import type { Db } from '@s4/db'

interface NewAccount {
  uid: string
  role: Role
  email: string
  emailVerified: boolean
  phone: string
  /** The version of the terms that were accepted. */
  terms?: string | undefined
  now: Date
}

/** False when the account already exists. */
export async function insertAccount(
  tx: Db,
  { uid, role, email, emailVerified, phone, terms, now }: NewAccount,
): Promise<boolean> {
  const made = await tx.query(
    `insert into account (uid, role, email, email_verified, phone, created_at, terms_version, terms_accepted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (uid) do nothing returning uid`,
    [uid, role, email, emailVerified, phone, now, terms ?? null, terms ? now : null],
  )
  return made.length > 0
}

/**
 * Locks the account, so that a changed address is handled once; undefined without an account. Sessions that are being
 * stored refer to it meanwhile, so that two sign-ins of one person would each wait for the other under a stronger lock.
 */
export async function lockedEmail(tx: Db, uid: string): Promise<string | undefined> {
  const [account] = await tx.query<{ email: string }>(
    'select email from account where uid = $1 and erased_at is null for no key update',
    [uid],
  )
  return account?.email
}

/** Stores the address from the provider; true when it changed. */
export async function recordEmail(
  tx: Db,
  { uid, email, emailVerified }: Pick<NewAccount, 'uid' | 'email' | 'emailVerified'>,
): Promise<boolean> {
  const rows = await tx.query(
    `update account set email = $2, email_verified = $3 where uid = $1 and (email, email_verified) is distinct
     from ($2, $3) returning uid`,
    [uid, email, emailVerified],
  )
  return rows.length > 0
}

export async function setErasure(tx: Db, { uid, eraseAt }: { uid: string; eraseAt: Date }): Promise<void> {
  await tx.query('update account set erase_at = $2 where uid = $1', [uid, eraseAt])
}

/** False when no erasure is pending. */
export async function dropErasure(tx: Db, uid: string): Promise<boolean> {
  const rows = await tx.query(
    'update account set erase_at = null where uid = $1 and erase_at is not null and erased_at is null returning uid',
    [uid],
  )
  return rows.length > 0
}

/** Keeps the row without personal data, for the records that law requires. */
export async function eraseAccount(tx: Db, { uid, now }: { uid: string; now: Date }): Promise<void> {
  await tx.query(`update account set email = '', email_verified = false, phone = '', erased_at = $2 where uid = $1`, [
    uid,
    now,
  ])
}
