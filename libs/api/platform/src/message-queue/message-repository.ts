import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { MessageFailure } from '@s4/domain/message-failures'
import { IS_ABOUT_PHONE_IN_SECRET } from '../agreed-work/phone-in-secret'
import { causeOf } from '../tracing/trace-ids'

export interface NewMessage {
  uid: string
  companyId: string | null
  channel: 'push' | 'text' | 'call' | 'mail'
  purpose: 'alert' | 'code' | 'test' | 'notice'
  at: Date
  alertId?: string
  step?: number
  kind?: string
  link?: string
  subscriptionId?: string
  device?: string
  mailId?: string
  codeSealed?: Buffer
  /** Known from the start: it cannot be sent. */
  failure?: MessageFailure
}

/** Queues messages in the transaction that causes them; `id` is needed beforehand only by what is sealed for it. */
export async function queueMessages(tx: Db, messages: readonly (NewMessage & { id?: string })[]): Promise<void> {
  if (messages.length === 0) return
  await tx.query(
    `insert into outgoing_message (id, uid, company_id, channel, purpose, alert_id, step, kind, link, subscription_id,
       device, mail_id, code_sealed, created_at, due_at, failed_at, failure,
       trace_parent)
     select id, uid, company_id, channel, purpose, alert_id, step, kind, link, subscription_id, device, mail_id,
       decode(code_sealed, 'hex'), at, at, case when failure is not null then at end, failure, $2
     from jsonb_to_recordset($1) as message (id uuid, uid text, company_id uuid, channel text, purpose text,
       alert_id uuid, step smallint, kind text, link text, subscription_id uuid, device text, mail_id uuid,
       code_sealed text, at timestamptz, failure text)`,
    [
      JSON.stringify(
        messages.map((message) => ({
          id: message.id ?? uuid(),
          uid: message.uid,
          company_id: message.companyId,
          channel: message.channel,
          purpose: message.purpose,
          alert_id: message.alertId,
          step: message.step,
          kind: message.kind,
          link: message.link,
          subscription_id: message.subscriptionId,
          device: message.device,
          mail_id: message.mailId,
          code_sealed: message.codeSealed?.toString('hex'),
          at: message.at,
          failure: message.failure,
        })),
      ),
      causeOf(tx),
    ],
  )
}

export interface ClaimedMessage {
  id: string
  uid: string
  companyId: string | null
  channel: 'push' | 'text' | 'call'
  purpose: 'alert' | 'code' | 'test' | 'notice'
  kind: string | null
  link: string | null
  /** About a worker who asks for help in discreet mode. */
  inSecret: boolean
  codeSealed: Buffer | null
  tries: number
  /** Of what caused it; null in rows of before it was kept. */
  traceParent: string | null
  subscriptionId: string | null
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  phone: string | null
  isPhoneVerified: boolean
  /** Nobody has to be told any more: the alert was acknowledged, or the person has left. */
  isOver: boolean
}

/** Takes due messages for half a minute by the database's clock; whoever holds them when a process dies loses them. */
export const claimMessages = (db: Db, now: Date, most: number): Promise<ClaimedMessage[]> =>
  db.query<ClaimedMessage>(
    `with due as (
       select id from outgoing_message
       where sent_at is null and failed_at is null and channel <> 'mail' and due_at <= $1
         and (leased_until is null or leased_until < now())
       order by kind is not distinct from 'help' desc, purpose = 'notice', due_at limit $2 for update skip locked),
     taken as (
       update outgoing_message set leased_until = now() + interval '30 seconds', tries = tries + 1
       where id in (select id from due) returning *)
     select taken.id, taken.uid, taken.company_id, taken.channel, taken.purpose, taken.kind, taken.link,
       ${IS_ABOUT_PHONE_IN_SECRET} as in_secret, taken.code_sealed, taken.tries, taken.trace_parent,
       taken.subscription_id, endpoint, p256dh, auth, reach.phone,
       reach.phone_verified_at is not null as is_phone_verified,
       account.erased_at is not null or alert.acknowledged_at is not null or alert.resolved_at is not null
         or (taken.purpose = 'alert' and not exists (select from company_member
           where company_member.uid = taken.uid and company_member.company_id = taken.company_id)) as is_over
     from taken join account on account.uid = taken.uid
     left join push_subscription on push_subscription.id = taken.subscription_id
     left join reach on reach.uid = taken.uid left join alert on alert.id = taken.alert_id
     order by taken.id`,
    [now, most],
  )

export interface Result {
  id: string
  failure: MessageFailure | null
  /** When to try again, instead of a result. */
  retryAt: Date | null
}

export async function settleMessages(
  tx: Db,
  results: readonly Result[],
  { now, keepCodes }: { now: Date; keepCodes: boolean },
): Promise<void> {
  await tx.query(
    `update outgoing_message set leased_until = null,
       due_at = coalesce(retry_at, due_at),
       sent_at = case when retry_at is null and result.failure is null then $2::timestamptz end,
       failed_at = case when retry_at is null and result.failure is not null then $2::timestamptz end,
       failure = result.failure,
       code_sealed = case when $3 then code_sealed end
     from jsonb_to_recordset($1) as result (id uuid, failure text, retry_at timestamptz)
     where outgoing_message.id = result.id and sent_at is null and failed_at is null`,
    [JSON.stringify(results.map(({ id, failure, retryAt }) => ({ id, failure, retry_at: retryAt }))), now, keepCodes],
  )
}

/** How many texts and calls each person and company had in the last day, with those under way elsewhere. */
export async function countPhoneMessages(
  db: Db,
  claimed: readonly ClaimedMessage[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ who: string; sent: number }>(
    `select who, count(*)::int as sent from outgoing_message
       cross join lateral (values (uid), (company_id::text)) as whose (who)
     where channel in ('text', 'call') and who = any($1) and id <> all($2)
       and (sent_at > $3 or (sent_at is null and failed_at is null and leased_until > now()))
     group by who`,
    [
      [...new Set(claimed.flatMap(({ uid, companyId }) => (companyId ? [uid, companyId] : [uid])))],
      claimed.map(({ id }) => id),
      new Date(now.getTime() - DAY),
    ],
  )
  return new Map(rows.map(({ who, sent }) => [who, sent]))
}

const DAY = 24 * 60 * 60_000
const KEPT_MS = 30 * DAY

/** Codes, tests and notices go after a month; what was sent about an alert stays with the alert. */
export async function removeOldMessages({ db }: { db: Db }, now: Date): Promise<void> {
  await db.query(`delete from outgoing_message where purpose <> 'alert' and created_at < $1`, [
    new Date(now.getTime() - KEPT_MS),
  ])
}

export async function eraseMessages(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from outgoing_message where uid = $1', [uid])
}
