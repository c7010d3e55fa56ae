import type { Db } from '@s4/db'
import { hashSecret } from '@s4/api-identity/session'
import type { CalendarWork } from './calendar'

const COLUMNS = `assignment.id, assignment.title, company.company_name, assignment.site_name, assignment.address,
    assignment.zone,
  assignment.starts_at, assignment.ends_at, assignment.pay_per_hour, assignment.status, site.arrival_instructions
  from assignment join company on company.id = assignment.company_id join site on site.id = assignment.site_id
  join seeker on seeker.id = assignment.seeker_id`

const HISTORY_MS = 90 * 24 * 60 * 60_000

export const workCalendarRepository = (db: Db) => ({
  async one(id: string, seekerId: string): Promise<CalendarWork | null> {
    const [row] = await db.query<CalendarWork>(
      `select ${COLUMNS} where assignment.id = $1 and assignment.seeker_id = $2`,
      [id, seekerId],
    )
    return row ?? null
  },

  /** Work of the last 90 days and the future; cancelled work is included, so that calendars remove it. */
  recent: (uid: string, now: Date): Promise<CalendarWork[]> =>
    db.query<CalendarWork>(
      `select ${COLUMNS} where seeker.uid = $1 and assignment.ends_at > $2 order by assignment.starts_at`,
      [uid, new Date(now.getTime() - HISTORY_MS)],
    ),

  async findUid(secret: string): Promise<string | null> {
    const [row] = await db.query<{ uid: string }>(
      'select uid from calendar_feed join account using (uid) where secret_hash = $1 and erase_at is null',
      [hashSecret(secret)],
    )
    return row?.uid ?? null
  },

  async isOn(uid: string): Promise<boolean> {
    return (await db.query('select 1 from calendar_feed where uid = $1', [uid])).length > 0
  },

  /** An earlier secret stops working. */
  async start(uid: string, secret: string, now: Date): Promise<void> {
    await db.query(
      `insert into calendar_feed (uid, secret_hash, created_at) values ($1, $2, $3)
       on conflict (uid) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
      [uid, hashSecret(secret), now],
    )
  },

  async stop(uid: string): Promise<void> {
    await db.query('delete from calendar_feed where uid = $1', [uid])
  },
})
