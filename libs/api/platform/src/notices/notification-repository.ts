import type { Notification } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

const COLUMNS = 'id, kind, title, body, link, critical, created_at, read_at'

interface ListQuery {
  state: 'all' | 'unread'
  /** The last item of the previous page. */
  after: { at: string; id: string } | null
  limit: number
}

type NewNotification = Pick<Notification, 'kind' | 'title' | 'body' | 'link' | 'critical'> & { uid: string; at: Date }

export const notificationRepository = (db: Db, uid: string) => ({
  /** Newest first. */
  page: ({ state, after, limit }: ListQuery): Promise<Notification[]> =>
    db.query<Notification>(
      `select ${COLUMNS} from notification where uid = $1 ${state === 'unread' ? 'and read_at is null' : ''}
         and ($2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid))
       order by created_at desc, id desc limit $4`,
      [uid, after?.at ?? null, after?.id ?? null, limit],
    ),

  async unread(): Promise<number> {
    const [row] = await db.query<{ unread: number }>(
      'select count(*)::int as unread from notification where uid = $1 and read_at is null',
      [uid],
    )
    return row?.unread ?? 0
  },

  /** Throws `notification.missing` for another person's notice. */
  async read(id: string, now: Date): Promise<Notification> {
    const [row] = await db.query<Notification>(
      `update notification set read_at = coalesce(read_at, $3) where id = $1 and uid = $2 returning ${COLUMNS}`,
      [id, uid, now],
    )
    if (!row) throw new ApiError('notification.missing')
    return row
  },

  async readUntil(until: string, now: Date): Promise<void> {
    await db.query('update notification set read_at = $3 where uid = $1 and read_at is null and created_at <= $2', [
      uid,
      until,
      now,
    ])
  },

  /** Updates title and time of the unread notice of the same kind and link; false without one. */
  async renew({ kind, link, title, at }: Pick<NewNotification, 'kind' | 'link' | 'title' | 'at'>): Promise<boolean> {
    const renewed = await db.query(
      `update notification set title = $4, created_at = $5
       where uid = $1 and kind = $2 and link = $3 and read_at is null returning id`,
      [uid, kind, link, title, at],
    )
    return renewed.length > 0
  },

  /** Marks notices of this kind and link as read; false when none was unread. */
  async settle({ kind, link }: Pick<Notification, 'kind' | 'link'>, now: Date): Promise<boolean> {
    const read = await db.query(
      `update notification set read_at = $4 where uid = $1 and kind = $2 and link = $3 and read_at is null
       returning id`,
      [uid, kind, link, now],
    )
    return read.length > 0
  },
})

export async function insertNotifications(tx: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const rows = notifications.map(({ uid, kind, title, body, link, critical, at }) => ({
    id: uuid(),
    uid,
    kind,
    title,
    body,
    link,
    critical,
    at,
  }))
  await tx.query(
    `insert into notification (id, uid, kind, title, body, link, critical, created_at)
     select id, uid, kind, title, body, link, critical, at
     from jsonb_to_recordset($1) as notice (id uuid, uid text, kind text, title text, body text, link text,
       critical boolean, at timestamptz)`,
    [JSON.stringify(rows)],
  )
}
