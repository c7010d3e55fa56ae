import { cursorOf, readCursor } from '../server/cursor'
import type { Deps } from '../server/deps'
import { implement, type Handler } from '../server/implement'
import { signal } from '../server/notify'
import { notificationRepository } from './notification-repository'

export const notificationHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('notifications.list', async ({ input: { cursor, ...query }, actor: { uid } }) => {
    const data = await notificationRepository(db, uid).page({ ...query, after: readCursor(cursor) })
    const last = data.length === query.limit ? data.at(-1) : undefined
    return { data, nextCursor: last ? cursorOf({ at: last.createdAt, id: last.id }) : null }
  }),

  implement('notifications.unread', async ({ actor: { uid } }) => ({ unread: await notificationRepository(db, uid).unread() })),

  implement('notifications.read', ({ input: { id }, actor: { uid } }) =>
    db.transaction(async (tx) => {
      const read = await notificationRepository(tx, uid).read(id, clock.now())
      await signal(tx, [uid], ['notifications'])
      return read
    }),
  ),

  implement('notifications.readAll', ({ input: { until }, actor: { uid } }) =>
    db.transaction(async (tx) => {
      await notificationRepository(tx, uid).readUntil(until, clock.now())
      await signal(tx, [uid], ['notifications'])
      return { unread: await notificationRepository(tx, uid).unread() }
    }),
  ),
]
