import { ApiError } from '@s4/contract/api-error'
import type { ChatStore } from '@s4/api-platform/outside-services'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'

const BATCH_SIZE = 50

type ChatSessionDeps = Pick<Deps, 'db' | 'clock'> & { chat: ChatStore }

/** Lets a session read the chat until it expires. Rejects while Firestore is unreachable. */
export async function openChatSession({ db, clock, chat }: ChatSessionDeps, sessionId: string): Promise<void> {
  if (!(await recordChatSession(db, sessionId))) throw new ApiError('session.required')
  const [session] = await db.query<{ expiresAt: string }>('select expires_at from session where id = $1', [sessionId])
  // Firestore uses the real clock, not the movable one.
  const left = session ? Date.parse(session.expiresAt) - clock.now().getTime() : 0
  await chat.openSession(sessionId, new Date(Date.now() + left))
  // The session may have ended during the call; a row makes the next sweep close it.
  if (!(await recordChatSession(db, sessionId)))
    await db.query(`insert into chat_session (session_id, written_until) values ($1, now()) on conflict do nothing`, [
      sessionId,
    ])
}

async function recordChatSession(db: Deps['db'], sessionId: string): Promise<boolean> {
  const rows = await db.query(
    `insert into chat_session (session_id, written_until) select id, expires_at from session where id = $1
     on conflict (session_id) do update set written_until = excluded.written_until returning session_id`,
    [sessionId],
  )
  return rows.length > 0
}

/** Writes ended and renewed sessions to Firestore; stops at the first failure. */
export const syncChatSessions: DueWork = async ({ db, clock, chat, log }) => {
  if (!chat) return
  const due = await db.query<{ id: string; isOver: boolean }>(
    `select session_id as id, session.id is null as is_over from chat_session left
     join session on session.id = session_id
     where session.id is null or session.expires_at <> written_until order by is_over desc limit $1`,
    [BATCH_SIZE],
  )
  for (const { id, isOver } of due) {
    try {
      if (!isOver) await openChatSession({ db, clock, chat }, id)
      else {
        await chat.closeSession(id)
        await db.query('delete from chat_session where session_id = $1', [id])
      }
    } catch (error) {
      return log.warn({ err: error }, 'Firestore was not told of sessions')
    }
  }
}
