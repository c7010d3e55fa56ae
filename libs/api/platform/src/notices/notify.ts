import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { queueNoticeMail } from '../mail-queue/mail-repository'
import { notificationRepository } from './notification-repository'

export interface Notice {
  at: Date
  /** The uids of its readers. */
  to: readonly string[]
  /** Subject and past tense: `offer.made`. */
  kind: string
  title: string
  body?: string
  /** Path in the recipient's own app. */
  link: string
  /** Critical notices go by e-mail as well. */
  critical?: boolean
  /** It replaces the reader's unread notice of the same kind and link. */
  renews?: boolean
  /** Limits mails a day about one person or thing, where the other side could cause many; the rest are notices only. */
  about?: string
}

/** The command adds the time. */
export type NewNotice = Omit<Notice, 'at'>

/** Stores a notice for each person and signals their open tabs when the transaction commits. */
export async function notify(
  tx: Db,
  { at, to, kind, title, body = '', link, critical = false, renews = false, about }: Notice,
): Promise<void> {
  for (const uid of new Set(to)) {
    const notifications = notificationRepository(tx, uid)
    const notification = { kind, title, body, link, critical, at }
    if (!(renews && (await notifications.renew(notification)))) await notifications.insert(notification)
    if (critical)
      await queueNoticeMail(tx, uid, {
        at,
        subject: title,
        body: body || title,
        link,
        about: about === undefined ? null : `${kind} ${about}`,
      })
  }
  await signal(tx, to, ['notifications'])
}

/**
 * Signals changed resources to the open tabs of these people when the transaction commits
 * (docs/product.md#live-signals).
 */
export async function signal(tx: Db, to: readonly string[], resources: readonly Resource[]): Promise<void> {
  const signals = [...new Set(to)].map((uid) => JSON.stringify({ uid, resources }))
  if (signals.length > 0)
    await tx.query(`select pg_notify('s4_signal', signal) from unnest($1::text[]) as signal`, [signals])
}

export async function listMemberUids(tx: Db, companyId: string): Promise<string[]> {
  const rows = await tx.query<{ uid: string }>('select uid from company_member where company_id = $1', [companyId])
  return rows.map(({ uid }) => uid)
}

/** The seeker and all members of the company. */
export const bothSides = async (tx: Db, { seekerUid, companyId }: { seekerUid: string; companyId: string }) => [
  seekerUid,
  ...(await listMemberUids(tx, companyId)),
]
