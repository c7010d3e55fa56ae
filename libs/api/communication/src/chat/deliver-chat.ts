import type { ChatMessage } from '@s4/contract'
import type { Database } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import type { ChatHead, ChatStore } from '@s4/api-platform/outside-services'
import { numberBehind } from './number-behind'

const BATCH_SIZE = 50
const BATCH = 200
/** Seconds until the next try; the last is kept to for good, because nothing may be lost. */
const BACK_OFF = [1, 2, 5, 10, 20, 30]
const LEASE_SECONDS = 30
const CONFIRM_AFTER = 60_000

type Delivering = Pick<Deps, 'db' | 'clock' | 'log'> & { chat: ChatStore }

/** What waits for Firestore goes there, conversation by conversation. When it is away, the first failure ends the round. */
export const deliverChat: DueWork = async ({ db, clock, log, chat }, now) => {
  if (!chat) return
  const due = await db.query<{ id: string }>(
    'select id from conversation where next_try_at <= $1 and (leased_until is null or leased_until < now()) order by next_try_at limit $2',
    [now, BATCH_SIZE],
  )
  for (const { id } of due) if (!(await deliverConversation({ db, clock, log, chat }, id, now))) return
}

/** Right after the commit, beside the answer; what fails now, or cannot be begun, the sweep does. */
export function deliverSoon({ db, clock, log, chat }: Deps, id: string): void {
  if (!chat) return
  db.afterCommit(() => {
    deliverConversation({ db, clock, log, chat }, id, clock.now()).catch((error: unknown) =>
      log.warn({ err: error, conversation: id }, 'messages wait for the sweep'),
    )
  })
}

interface Leased {
  version: number
  tries: number
}

/**
 * Delivers one conversation in order until nothing is left. Only one process holds it at a time, and holds no transaction while Firestore
 * works: a crash in between delivers the same documents again. False when Firestore was away.
 */
async function deliverConversation({ db, clock, log, chat }: Delivering, id: string, now: Date): Promise<boolean> {
  for (;;) {
    const [leased] = await db.query<Leased>(
      `update conversation set leased_until = now() + $3 * interval '1 second'
       where id = $1 and next_try_at <= $2 and (leased_until is null or leased_until < now()) returning version, tries`,
      [id, now, LEASE_SECONDS],
    )
    if (!leased) return true
    let waiting: Waiting[] = []
    try {
      await numberBehind({ db, chat }, id, now)
      waiting = await waitingIn(db, id)
      const [head] = await db.query<ChatHead>(HEAD, [id, waiting.map((message) => message.id)])
      if (!head) return true
      await chat.write(
        head,
        waiting.map(({ stamp: _stamp, ...message }) => message),
      )
    } catch (error) {
      log.warn({ err: error, conversation: id }, 'Firestore did not take messages')
      await postpone(db, { id, tries: leased.tries }, clock.now())
      return false
    }
    if (!(await settle(db, { id, leased, waiting, now }))) return true
  }
}

interface Waiting extends ChatMessage {
  /** Tells whether it was erased while it was delivered. */
  stamp: string | null
}

const waitingIn = (db: Database, id: string): Promise<Waiting[]> =>
  db.query<Waiting>(
    `select chat_message.id, sequence, sender_uid, case when sender_uid = seeker.uid then 'seeker' else 'company' end as side,
       coalesce(text, '') as text, array(select file_id::text from chat_picture where message_id = chat_message.id order by place) as pictures,
       sent_at, erased_at is not null as erased, erased_at as stamp
     from chat_message join conversation on conversation.id = conversation_id join seeker on seeker.id = conversation.seeker_id
     where conversation_id = $1 and delivered_at is null order by sequence limit $2`,
    [id, BATCH],
  )

/** What it says is there is what is there once `$2` have gone with it: a later message may have come in meanwhile. */
const HEAD = `select conversation.id, coalesce(missing.first - 1, last_sequence) as last_sequence,
    case when missing.first is null then version else 0 end as version, array(
    select account.uid from account where erased_at is null
      and (account.uid = seeker.uid or account.uid in (select uid from company_member where company_id = conversation.company_id))
    order by account.uid) as participants
  from conversation join seeker on seeker.id = conversation.seeker_id
  cross join lateral (
    select min(sequence) as first from chat_message where conversation_id = conversation.id and delivered_at is null and id <> all($2)
  ) missing
  where conversation.id = $1`

interface Settled {
  id: string
  leased: Leased
  waiting: Waiting[]
  now: Date
}

/** Notes what has arrived; its words stay until `confirmChat` lets go of them. True when there is more by now. */
async function settle(db: Database, { id, leased, waiting, now }: Settled): Promise<boolean> {
  return db.transaction(async (tx) => {
    for (const { id: messageId, stamp } of waiting) {
      await tx.query(
        'update chat_message set delivered_at = $2 where id = $1 and erased_at is not distinct from $3::timestamptz',
        [messageId, now, stamp],
      )
    }
    const [row] = await tx.query<{ more: boolean }>(
      `update conversation set leased_until = null, tries = 0, next_try_at = case when version > $2 or $3 then $4::timestamptz end,
         confirm_at = case when $6 then least(confirm_at, $5) else confirm_at end
       where id = $1 returning next_try_at is not null as more`,
      [id, leased.version, waiting.length === BATCH, now, new Date(now.getTime() + CONFIRM_AFTER), waiting.length > 0],
    )
    return row?.more ?? false
  })
}

const postpone = (db: Database, { id, tries }: { id: string; tries: number }, now: Date) =>
  db.query('update conversation set leased_until = null, tries = tries + 1, next_try_at = $2 where id = $1', [
    id,
    new Date(now.getTime() + (BACK_OFF[Math.min(tries, BACK_OFF.length - 1)] ?? 30) * 1000),
  ])
