import { pageOf, readCursor } from '../http/cursor'
import type { Deps } from '../deps/deps'
import { implement, type Handler } from '../http/implement'
import { signal } from '../notices/notify'
import { notificationRepository } from './notification-repository'

export const notificationHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('notifications.list', async ({ input: { cursor, limit, ...query }, actor: { uid } }) => {
    const found = await notificationRepository(db, uid).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
    return pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }))
  }),

  implement('notifications.unread', async ({ actor: { uid } }) => ({
    unread: await notificationRepository(db, uid).unread(),
  })),

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
