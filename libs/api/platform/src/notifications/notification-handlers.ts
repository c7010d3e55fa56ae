import { toPage, readCursor } from '../http/cursor'
import type { Deps } from '../deps/deps'
import { implement, type Handler } from '../http/implement'
import { notificationRepository } from '../notices/notification-repository'
import { readNotification, readNotifications } from './read-notifications'

export const notificationHandlers = ({ db }: Deps): Handler[] => [
  implement('notifications.list', async ({ input: { cursor, limit, ...query }, actor: { uid } }) => {
    const found = await notificationRepository(db, uid).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
    return toPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
  }),

  implement('notifications.unread', async ({ actor: { uid } }) => ({
    unread: await notificationRepository(db, uid).unread(),
  })),

  implement('notifications.read', ({ input, transact }) => transact((ctx) => readNotification(ctx, input))),
  implement('notifications.readAll', ({ input, transact }) => transact((ctx) => readNotifications(ctx, input))),
]
