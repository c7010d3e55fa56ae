import { randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CommandContext } from '@s4/api-platform/commands'
import { hashSecret } from '../session/store/session-repository'

const ENROLMENT_MS = 15 * 60_000

export interface StaffMember {
  id: string
  email: string
  name: string
  addedAt: string
  hasPasskey: boolean
}

export const listStaff = (db: Db): Promise<StaffMember[]> =>
  db.query<StaffMember>(
    `select id, email, name, added_at,
       exists (select from staff_passkey where staff_id = staff_member.id) as has_passkey
     from staff_member where removed_at is null order by lower(email)`,
  )

/** Null when there is none of this address. */
export async function findStaff(db: Db, email: string): Promise<StaffMember | null> {
  return (await listStaff(db)).find((member) => member.email.toLowerCase() === email.toLowerCase()) ?? null
}

/**
 * Adds a member and returns the secret of their enrolment link. For somebody who is a member already it makes a new
 * link; using that replaces the passkey.
 */
export async function addStaff(ctx: CommandContext, { email, name }: { email: string; name: string }): Promise<string> {
  const { tx, now } = ctx
  const known = await findStaff(tx, email)
  const id = known?.id ?? uuid()
  if (!known)
    await tx.query('insert into staff_member (id, email, name, added_at) values ($1, $2, $3, $4)', [
      id,
      email,
      name,
      now,
    ])
  const token = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into staff_enrolment (staff_id, token_hash, expires_at) values ($1, $2, $3)
     on conflict (staff_id) do update set token_hash = $2, expires_at = $3, challenge = null`,
    [id, hashSecret(token), new Date(now.getTime() + ENROLMENT_MS)],
  )
  await ctx.record({ action: known ? 'staff.link-made' : 'staff.added', subject: { kind: 'staff', id } })
  return token
}

/** Notes the account somebody of the staff has for themselves; false when there is none of this address. */
export async function noteOwnAccount(ctx: CommandContext, staffId: string, email: string): Promise<boolean> {
  const noted = await ctx.tx.query(
    `update staff_member set account_uid = account.uid from account
     where staff_member.id = $1 and lower(account.email) = lower($2) returning staff_member.id`,
    [staffId, email],
  )
  if (noted.length > 0) await ctx.record({ action: 'staff.account-noted', subject: { kind: 'staff', id: staffId } })
  return noted.length > 0
}

/** The addresses of everybody on the staff. */
export const staffAddresses = async (db: Db): Promise<string[]> => (await listStaff(db)).map(({ email }) => email)

/** Ends everything the member can sign in with; false when there is none of this address. */
export async function removeStaff(ctx: CommandContext, email: string): Promise<boolean> {
  const { tx, now } = ctx
  const known = await findStaff(tx, email)
  if (!known) return false
  const { id } = known
  await tx.query('update staff_member set removed_at = $2 where id = $1', [id, now])
  await tx.query('delete from staff_enrolment where staff_id = $1', [id])
  await tx.query('delete from staff_sign_in where staff_id = $1', [id])
  await removePasskey(tx, id)
  await ctx.record({ action: 'staff.removed', subject: { kind: 'staff', id } })
  return true
}

/** Also ends the sessions that were started with it. */
export async function removePasskey(tx: Db, staffId: string): Promise<void> {
  await tx.query('delete from staff_passkey where staff_id = $1', [staffId])
  await tx.query('delete from staff_session where staff_id = $1', [staffId])
}
