import type { Database } from '@s4/db'
import type { ChatStore } from '@s4/api-platform/outside-services'
import type { DueWork } from '@s4/api-platform/sweep'

const BATCH_SIZE = 50
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Checks a minute and a day after a delivery that Firestore still has it. What it has lost, for example when a backup
 * was restored, is delivered again, erasures included. PostgreSQL deletes the text of a message after a day in
 * Firestore.
 */
export const confirmChat: DueWork = async ({ db, chat, log }, now) => {
  if (!chat) return
  const due = await db.query<{ id: string }>(
    'select id from conversation where confirm_at <= $1 order by confirm_at limit $2',
    [now, BATCH_SIZE],
  )
  for (const { id } of due) {
    try {
      const lost = await confirm({ db, chat }, id, now)
      if (lost > 0) log.warn({ conversation: id, lost }, 'Firestore had lost messages, which are delivered again')
    } catch (error) {
      log.warn({ err: error, conversation: id }, 'messages were not confirmed')
      await db.query('update conversation set confirm_at = $2 where id = $1', [id, new Date(now.getTime() + MINUTE_MS)])
      return
    }
  }
}

/**
 * At the server's start every text PostgreSQL still has is checked: a backup of Firestore may have been restored while
 * no server ran.
 */
export const scheduleConfirmation = (db: Database, now: Date) =>
  db.query(
    `update conversation set confirm_at = $1 where id in (select conversation_id from chat_message
       where text is not null and delivered_at is not null)`,
    [now],
  )

interface Stores {
  db: Database
  chat: ChatStore
}

/** Returns how many messages were lost. */
async function confirm({ db, chat }: Stores, id: string, now: Date): Promise<number> {
  const { lastSequence, version } = await chat.findProgress(id)
  return db.transaction(async (tx) => {
    const [state] = await tx.query<{ isBehind: boolean }>(
      'select next_try_at is null and $2::integer < version as is_behind from conversation where id = $1 for update',
      [id, version],
    )
    // The text of an erased message is kept, empty, so that its erasure can be repeated.
    const lost = await tx.query(
      `update chat_message set delivered_at = null
       where conversation_id = $1 and text is not null and delivered_at is not null
         and (sequence > $2 or ($3 and erased_at is not null)) returning id`,
      [id, lastSequence, state?.isBehind ?? false],
    )
    await tx.query(
      'update chat_message set text = null where conversation_id = $1 and delivered_at <= $2 and erased_at is null',
      [id, new Date(now.getTime() - DAY_MS)],
    )
    await tx.query(
      `update conversation set
         version = version + $2, next_try_at = case when $2 > 0
         or $4 then coalesce(next_try_at, $3) else next_try_at end,
         confirm_at = (
           select min(delivered_at) + interval '1 day' from chat_message
           where conversation_id = $1 and text is not null and delivered_at is not null and erased_at is null)
       where id = $1`,
      [id, lost.length, now, state?.isBehind ?? false],
    )
    return lost.length
  })
}
