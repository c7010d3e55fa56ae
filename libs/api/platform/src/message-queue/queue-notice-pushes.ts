import type { Db } from '@s4/db'
import { isPhoneInSecret } from '../agreed-work/phone-in-secret'
import { queueMessages } from './message-repository'

/** Notices that a worker may have to read within minutes, or asked to be told of; the app words them by their kind. */
const pushedKinds: ReadonlySet<string> = new Set([
  'offer.made',
  'offer.rescinded',
  'assignment.cancelled',
  'assignment.swap-answered',
  'check-call.due',
  'attendance.late',
  'attendance.forgotten-book-off',
  'hours.countered',
  'saved-search.matched',
])

interface PushedNotice {
  uid: string
  kind: string
  /** Path in the worker's app. */
  link: string
  at: Date
}

/**
 * Queues a push to each device of these workers: what happened and where it leads, and nothing else. A phone that asked
 * for help in discreet mode gets none.
 */
export async function queueNoticePushes(tx: Db, notices: readonly PushedNotice[]): Promise<void> {
  const pushed = notices.filter(({ kind }) => pushedKinds.has(kind))
  if (pushed.length === 0) return
  const devices = await tx.query<{ id: string; uid: string; device: string }>(
    `select push_subscription.id, push_subscription.uid, device from push_subscription
     join account on account.uid = push_subscription.uid and account.role = 'Job Seeker'
     where push_subscription.uid = any($1) and not exists (select from seeker
       where seeker.uid = push_subscription.uid and ${isPhoneInSecret({ seeker: 'seeker.id' })})`,
    [[...new Set(pushed.map(({ uid }) => uid))]],
  )
  await queueMessages(
    tx,
    pushed.flatMap(({ uid, kind, link, at }) =>
      devices
        .filter((device) => device.uid === uid)
        .map(({ id, device }) => ({
          uid,
          companyId: null,
          channel: 'push' as const,
          purpose: 'notice' as const,
          at,
          kind,
          // What somebody searched for is nobody's business.
          link: link.split('?', 1)[0] ?? link,
          subscriptionId: id,
          device,
        })),
    ),
  )
}
