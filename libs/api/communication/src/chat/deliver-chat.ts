import type { ChatMessage } from '@s4/contract'
import type { Database } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import type { ChatHead, ChatStore } from '@s4/api-platform/outside-services'
import { renumberWaiting } from './renumber-waiting'

const CONVERSATION_BATCH_SIZE = 50
const MESSAGE_BATCH_SIZE = 200
/** Pauses between tries; the last repeats without end, because no message may be lost. */
const BACK_OFF_SECONDS = [1, 2, 5]
/** So long a conversation waits after the process that delivered it was killed. */
const LEASE_SECONDS = 4
const RENEW_MS = 1500
/** No pause is as long: what waits longer was written by a server whose clock is ahead. */
const LONGEST_PAUSE_SECONDS = 10
const CONFIRM_AFTER_MS = 60_000

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'log'> & { chat: ChatStore }

/** Delivers what waits for Firestore, one conversation at a time; stops at the first failure. */
export const deliverChat: DueWork = async ({ db, clock, log, chat }, now) => {
  if (!chat) return
  const due = await db.query<{ id: string }>(
    `select id from conversation where ${isDue('$1')} and (leased_until is null or leased_until < now())
     order by next_try_at limit $2`,
    [now, CONVERSATION_BATCH_SIZE],
  )
  for (const { id } of due) if (!(await deliverConversation({ db, clock, log, chat }, id, now))) return
}

/** Delivers right after the commit, without delaying the response; what fails is left to the sweep. */
export function deliverAfterCommit({ db, clock, log, chat }: Deps, id: string): void {
  if (!chat) return
  db.afterCommit(() => {
    deliverConversation({ db, clock, log, chat }, id, clock.now()).catch((error: unknown) =>
      log.warn({ err: error, conversation: id }, 'messages could not be delivered; the sweep will try again'),
    )
  })
}

const isDue = (now: '$1' | '$2') =>
  `(next_try_at <= ${now} or next_try_at > ${now}::timestamptz + interval '${LONGEST_PAUSE_SECONDS} seconds')`

interface Lease {
  version: number
  tries: number
}

/**
 * Delivers one conversation in order until nothing is left. A lease keeps other processes away without a transaction
 * open while Firestore works; after a crash the same documents are delivered again. False when Firestore failed.
 */
async function deliverConversation({ db, clock, log, chat }: DeliveryDeps, id: string, now: Date): Promise<boolean> {
  for (;;) {
    const [leased] = await db.query<Lease>(
      `update conversation set leased_until = now() + $3 * interval '1 second'
       where id = $1 and ${isDue('$2')} and (leased_until is null or leased_until < now()) returning version, tries`,
      [id, now, LEASE_SECONDS],
    )
    if (!leased) return true
    const renewing = setInterval(() => void renew(db, id).catch(() => undefined), RENEW_MS)
    let waiting: WaitingMessage[] = []
    try {
      await renumberWaiting({ db, chat }, id, now)
      waiting = await listWaiting(db, id)
      const [head] = await db.query<ChatHead>(HEAD, [id, waiting.map((message) => message.id)])
      if (!head) return true
      await chat.write(
        head,
        waiting.map(({ erasedAt: _erasedAt, ...message }) => message),
      )
    } catch (error) {
      log.warn({ err: error, conversation: id }, 'Firestore refused messages')
      await postpone(db, { id, tries: leased.tries }, clock.now())
      return false
    } finally {
      clearInterval(renewing)
    }
    if (!(await markDelivered(db, { id, leased, waiting, now }))) return true
  }
}

const renew = (db: Database, id: string) =>
  db.query(
    `update conversation set leased_until = now() + $2 * interval '1 second'
     where id = $1 and leased_until is not null`,
    [id, LEASE_SECONDS],
  )

interface WaitingMessage extends ChatMessage {
  /** Compared after the delivery, to find an erasure that happened during it. */
  erasedAt: string | null
}

const listWaiting = (db: Database, id: string): Promise<WaitingMessage[]> =>
  db.query<WaitingMessage>(
    `select chat_message.id, sequence, sender_uid,
       case when sender_uid = seeker.uid then 'seeker' else 'company' end as side,
       coalesce(text, '') as text, array(select file_id::text from chat_picture where message_id = chat_message.id
         order by place) as pictures,
       sent_at, erased_at is not null as erased, erased_at
     from chat_message join conversation on conversation.id = conversation_id
     join seeker on seeker.id = conversation.seeker_id
     where conversation_id = $1 and delivered_at is null order by sequence limit $2`,
    [id, MESSAGE_BATCH_SIZE],
  )

/** The head as it is once the messages `$2` are delivered; version 0 when others still wait after them. */
const HEAD = `select conversation.id, coalesce(missing.first - 1, last_sequence) as last_sequence,
    case when missing.first is null then version else 0 end as version, array(
    select account.uid from account where erased_at is null
      and (account.uid = seeker.uid or account.uid in (select uid from company_member
          where company_id = conversation.company_id and (all_sites or exists (select from company_member_site limited
            join job on job.site_id = limited.site_id and job.id = conversation.job_id
            where limited.uid = company_member.uid and limited.company_id = company_member.company_id))))
    order by account.uid) as participants
  from conversation join seeker on seeker.id = conversation.seeker_id
  cross join lateral (
    select min(sequence) as first from chat_message
    where conversation_id = conversation.id and delivered_at is null and id <> all($2)
  ) missing
  where conversation.id = $1`

interface Delivery {
  id: string
  leased: Lease
  waiting: WaitingMessage[]
  now: Date
}

/** Marks messages as delivered; `confirmChat` deletes their text later. True when more messages wait by now. */
async function markDelivered(db: Database, { id, leased, waiting, now }: Delivery): Promise<boolean> {
  return db.transaction(async (tx) => {
    for (const { id: messageId, erasedAt } of waiting) {
      await tx.query(
        'update chat_message set delivered_at = $2 where id = $1 and erased_at is not distinct from $3::timestamptz',
        [messageId, now, erasedAt],
      )
    }
    const [row] = await tx.query<{ more: boolean }>(
      `update conversation set leased_until = null, tries = 0, next_try_at = case when version > $2
         or $3 then $4::timestamptz end,
         confirm_at = case when $6 then least(confirm_at, $5) else confirm_at end
       where id = $1 returning next_try_at is not null as more`,
      [
        id,
        leased.version,
        waiting.length === MESSAGE_BATCH_SIZE,
        now,
        new Date(now.getTime() + CONFIRM_AFTER_MS),
        waiting.length > 0,
      ],
    )
    return row?.more ?? false
  })
}

const postpone = (db: Database, { id, tries }: { id: string; tries: number }, now: Date) =>
  db.query('update conversation set leased_until = null, tries = tries + 1, next_try_at = $2 where id = $1', [
    id,
    new Date(now.getTime() + (BACK_OFF_SECONDS[Math.min(tries, BACK_OFF_SECONDS.length - 1)] ?? 5) * 1000),
  ])
