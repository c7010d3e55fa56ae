import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Sealer } from '../deps/sealing'
import { causeOf } from '../tracing/trace-ids'

interface NewMail {
  at: Date
  /** Goes before all that wait: about an alert, or somebody waits for it at a screen. */
  urgent?: true
  subject: string
  body: string
}

interface SecretMail extends NewMail {
  /** With a secret: sealed until it is sent, and then forgotten. */
  secretLink: string
  sealer: Sealer
}

interface NoticeMail extends NewMail {
  /** Of the account it goes to. */
  uid: string
  /** Path in the recipient's own app. */
  link: string
  /** Mails about the same subject are limited to a few a day; null has no limit. */
  about: string | null
}

export interface WaitingMail {
  id: string
  recipient: string
  subject: string
  body: string
  app: 'seeker' | 'company' | null
  link: string | null
  linkSealed: Buffer | null
  tries: number
  /** Of what caused it; null in rows of before it was kept. */
  traceParent: string | null
}

const MAX_MAILS_A_DAY = 3

/** Queues a mail to an address in the transaction that caused it. */
export async function queueMail(tx: Db, recipient: string, { at, subject, body, urgent }: NewMail): Promise<void> {
  await tx.query(
    `insert into mail (id, recipient, subject, body, created_at, next_try_at, is_urgent, trace_parent)
     values ($1, $2, $3, $4, $5, $5, $6, $7)`,
    [uuid(), recipient, subject, body, at, urgent ?? false, causeOf(tx)],
  )
}

/** Queues a mail with a link that holds a secret. Returns the id of the mail. */
export async function queueSecretMail(
  tx: Db,
  recipient: string,
  { at, subject, body, secretLink, sealer }: SecretMail,
): Promise<string> {
  const id = uuid()
  await tx.query(
    `insert into mail (id, recipient, subject, body, link_sealed, created_at, next_try_at, trace_parent)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, recipient, subject, body, sealer.seal(secretLink, 'mail.link_sealed', id), at, causeOf(tx)],
  )
  return id
}

interface SecretMailTo extends NewMail {
  id: string
  recipient: string
  /** With a secret: sealed until it is sent, and then forgotten. */
  secretLink: string
}

/** The same for many at once, in one statement. */
export async function queueSecretMails(tx: Db, mails: readonly SecretMailTo[], sealer: Sealer): Promise<void> {
  await tx.query(
    `insert into mail (id, recipient, subject, body, link_sealed, created_at, next_try_at, trace_parent)
     select given.id, given.recipient, given.subject, given.body, decode(given.link, 'hex'), given.at, given.at, $2
     from jsonb_to_recordset($1) as given (id uuid, recipient text, subject text, body text, link text,
       at timestamptz)`,
    [
      JSON.stringify(
        mails.map(({ secretLink, ...mail }) => ({
          ...mail,
          link: sealer.seal(secretLink, 'mail.link_sealed', mail.id).toString('hex'),
        })),
      ),
      causeOf(tx),
    ],
  )
}

/** Queues mails to people's accounts, each with a link into its reader's own app. Returns the mail of each. */
export async function queueNoticeMails(tx: Db, mails: readonly NoticeMail[]): Promise<{ uid: string; id: string }[]> {
  if (mails.length === 0) return []
  const given = mails.map((mail) => ({ id: uuid(), ...mail }))
  const queued = await tx.query<{ id: string }>(
    `insert into mail (id, recipient, subject, body, created_at, next_try_at, link, app, about, is_urgent, trace_parent)
     select queued.id, email, queued.subject, queued.body, at, at, queued.link,
       case role when 'Job Seeker' then 'seeker' else 'company' end, queued.about, coalesce(urgent, false), $3
     from (
       select *, row_number() over (partition by uid, about) as place
       from jsonb_to_recordset($1) as given (id uuid, uid text, at timestamptz, subject text, body text, link text,
         about text, urgent boolean)
     ) queued join account on account.uid = queued.uid and erased_at is null
     where queued.about is null or queued.place + (select count(*) from mail sent
         where sent.recipient = account.email and sent.about = queued.about
           and sent.created_at > queued.at - interval '1 day') <= $2
     returning id`,
    [JSON.stringify(given), MAX_MAILS_A_DAY, causeOf(tx)],
  )
  const ids = new Set(queued.map(({ id }) => id))
  return given.filter(({ id }) => ids.has(id)).map(({ uid, id }) => ({ uid, id }))
}

/** The mail that is due longest, the urgent ones first; locked for this sender. */
export async function nextWaitingMail(tx: Db, now: Date): Promise<WaitingMail | undefined> {
  const [mail] = await tx.query<WaitingMail>(
    `select id, recipient, subject, body, app, link, link_sealed, tries, trace_parent from mail
     where sent_at is null and given_up_at is null and next_try_at <= $1
     order by is_urgent desc, next_try_at limit 1 for update skip locked`,
    [now],
  )
  return mail
}

export const mailSent = (tx: Db, id: string, now: Date) =>
  tx.query('update mail set sent_at = $2, tries = tries + 1, link_sealed = null where id = $1', [id, now])

export const mailGivenUp = (tx: Db, id: string, now: Date) =>
  tx.query('update mail set given_up_at = $2, tries = tries + 1, link_sealed = null where id = $1', [id, now])

export const postponeMail = (tx: Db, id: string, until: Date) =>
  tx.query('update mail set next_try_at = $2, tries = tries + 1 where id = $1', [id, until])

/** Waits without having been tried. */
export const mailWaits = (tx: Db, id: string, until: Date) =>
  tx.query('update mail set next_try_at = $2 where id = $1', [id, until])

export async function removeMails(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.query('delete from mail where id = any($1)', [ids])
}

export async function eraseMails(tx: Db, recipient: string): Promise<void> {
  await tx.query('delete from mail where recipient = $1', [recipient])
}
