import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { StaffActor } from '@s4/api-platform/actor'

interface Look {
  staff: StaffActor
  /** Whose matter it is. */
  uids: readonly string[]
  subject: { kind: string; id: string }
  now: Date
}

/** Records that a member of the staff opened something of these people. */
export async function recordLook(db: Db, { staff, uids, subject, now }: Look): Promise<void> {
  await db.query(
    `insert into staff_look (staff_id, uid, subject_kind, subject_id, at)
     select $1, uid, $3, $4, $5 from account where uid = any ($2)`,
    [staff.staffId, [...uids], subject.kind, subject.id, now],
  )
}

/**
 * Nobody decides or answers a matter of their own: of an account with their address, of the account the command knows
 * as theirs, or of one with the phone number of either. Throws `staff.own-case`.
 */
export async function refuseOwnCase(db: Db, { staffId, email }: StaffActor, uids: readonly string[]): Promise<void> {
  const own = await db.query(
    `with own as (
       select uid, phone from account where lower(email) = lower($2)
         or uid = (select account_uid from staff_member where id = $3))
     select 1 from account party where party.uid = any ($1)
       and exists (select from own where own.uid = party.uid or own.phone = party.phone and own.phone <> '')`,
    [[...uids], email, staffId],
  )
  if (own.length > 0) throw new ApiError('staff.own-case')
}
