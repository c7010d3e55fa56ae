import type { DueWork } from '@s4/api-platform/sweep'

/** Removes sessions, sign-ins and enrolment links of staff that have run out. */
export const removeOldStaffSignIns: DueWork = async ({ db }, now) => {
  await db.query('delete from staff_session where expires_at < $1', [now])
  await db.query('delete from staff_sign_in where expires_at < $1', [now])
  await db.query('delete from staff_enrolment where expires_at < $1', [now])
}
