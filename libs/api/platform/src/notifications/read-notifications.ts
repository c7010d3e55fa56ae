import type { Contract, Notification, ParsedInputOf } from '@s4/contract'
import type { Actor } from '../actor/actor'
import type { CommandContext } from '../commands/command-context'
import { notificationRepository } from '../notices/notification-repository'
import { signal } from '../notices/notify'

// Reading a notice writes no audit entry and signals only the reader's own screens.

/** Throws `notification.missing`. */
export async function readNotification(
  { tx, actor: { uid }, now }: CommandContext<Actor>,
  { id }: ParsedInputOf<Contract['notifications.read']>,
): Promise<Notification> {
  const read = await notificationRepository(tx, uid).read(id, now)
  await signal(tx, [uid], ['notifications'])
  return read
}

/** Marks all notices up to `until` as read; returns how many are still unread. */
export async function readNotifications(
  { tx, actor: { uid }, now }: CommandContext<Actor>,
  { until }: ParsedInputOf<Contract['notifications.readAll']>,
): Promise<{ unread: number }> {
  const notifications = notificationRepository(tx, uid)
  await notifications.readUntil(until, now)
  await signal(tx, [uid], ['notifications'])
  return { unread: await notifications.unread() }
}
