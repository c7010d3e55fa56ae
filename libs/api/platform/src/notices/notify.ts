import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import { topicOf } from '@s4/domain/notice-choice'
import { queueNoticeMails } from '../mail-queue/mail-repository'
import { queueNoticePushes } from '../message-queue/queue-notice-pushes'
import { noticeChoiceRepository } from './notice-choice-repository'
import { insertNotifications, notificationRepository } from './notification-repository'

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
  /** Critical notices go by email as well. */
  critical?: boolean
  /** Mails about it are sent by whoever makes the notice. */
  mailedApart?: boolean
  /** It replaces the reader's unread notice of the same kind and link. */
  renews?: boolean
  /** Limits mails a day about one person or thing, where the other side could cause many; the rest are notices only. */
  about?: string
}

/** The command adds the time. */
export type NewNotice = Omit<Notice, 'at'>

/** Whose open tabs must read which resources again. */
export interface LiveSignal {
  to: readonly string[]
  resources: readonly Resource[]
}

/** Stores a notice for each reader and signals their open tabs when the transaction commits. */
export async function notify(tx: Db, notices: readonly Notice[]): Promise<void> {
  const all = await asChosen(
    tx,
    notices.flatMap(({ to, ...notice }) => [...new Set(to)].map((uid) => ({ body: '', ...notice, uid }))),
  )
  const added = []
  for (const notice of all) {
    const renewed = notice.renews === true && (await notificationRepository(tx, notice.uid).renew(notice))
    if (!renewed) added.push({ ...notice, critical: notice.critical ?? false })
  }
  await insertNotifications(tx, added)
  await queueNoticePushes(tx, added)
  await queueNoticeMails(
    tx,
    all
      .filter(({ critical, mailedApart }) => critical === true && mailedApart !== true)
      .map(({ uid, at, kind, title, body, link, about }) => ({
        uid,
        at,
        subject: title,
        body: body || title,
        link,
        about: about === undefined ? null : `${kind} ${about}`,
      })),
  )
  await signalAll(tx, [{ to: all.map(({ uid }) => uid), resources: ['notifications'] }])
}

/** Marks notices of this kind and these links as read and signals their readers. */
export async function settleNotices(
  tx: Db,
  { to, kind, links, now }: { to: readonly string[]; kind: string; links: readonly string[]; now: Date },
): Promise<void> {
  const read = await tx.query<{ uid: string }>(
    `update notification set read_at = $4 where uid = any($1) and kind = $2 and link = any($3) and read_at is null
     returning uid`,
    [to, kind, links, now],
  )
  await signal(
    tx,
    read.map(({ uid }) => uid),
    ['notifications'],
  )
}

/** Leaves out what a reader wants neither in the app nor by mail, and takes away the mail where they want none. */
async function asChosen<Told extends { uid: string; kind: string; critical?: boolean }>(
  tx: Db,
  all: readonly Told[],
): Promise<Told[]> {
  const topics = [...new Set(all.flatMap(({ kind }) => topicOf(kind) ?? []))]
  if (topics.length === 0) return [...all]
  const choiceOf = await noticeChoiceRepository(tx).of([...new Set(all.map(({ uid }) => uid))], topics)
  return all.flatMap((notice) => {
    const topic = topicOf(notice.kind)
    const choice = topic ? choiceOf(notice.uid, topic) : 'mail'
    if (choice === 'off') return []
    return choice === 'app' ? { ...notice, critical: false } : notice
  })
}

/**
 * Signals changed resources to the open tabs of these people when the transaction commits
 * (docs/product.md#live-signals).
 */
export async function signalAll(tx: Db, signals: readonly LiveSignal[]): Promise<void> {
  const payloads = signals.flatMap(({ to, resources }) => to.map((uid) => JSON.stringify({ uid, resources })))
  if (payloads.length > 0)
    await tx.query(`select pg_notify('s4_signal', signal) from unnest($1::text[]) as signal`, [[...new Set(payloads)]])
}

export const signal = (tx: Db, to: readonly string[], resources: readonly Resource[]): Promise<void> =>
  signalAll(tx, [{ to, resources }])

export async function listMemberUids(tx: Db, companyId: string): Promise<string[]> {
  return (await membersOf(tx, [companyId])).get(companyId) ?? []
}

/** The uids of the members of each company. */
export async function membersOf(tx: Db, companyIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx.query<{ companyId: string; uids: string[] }>(
    'select company_id, array_agg(uid) as uids from company_member where company_id = any($1) group by company_id',
    [[...new Set(companyIds)]],
  )
  return new Map(rows.map(({ companyId, uids }) => [companyId, uids]))
}

/** The seeker and all members of the company. */
export const bothSides = async (tx: Db, { seekerUid, companyId }: { seekerUid: string; companyId: string }) => [
  seekerUid,
  ...(await listMemberUids(tx, companyId)),
]
