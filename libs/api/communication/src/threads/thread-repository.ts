import type { ThreadMessage } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { type Audience, claimFile, fileUrl } from '@s4/api-platform/files'
import type { Actor } from '@s4/api-platform/actor'

interface NewMessage {
  /** Null when S4 itself writes. */
  actor: Actor | null
  text: string
  event?: ThreadMessage['event']
  fileIds?: readonly string[]
  /** Who sees the pictures besides their owner. */
  audience?: Audience
  now: Date
}

export const authorSide = (actor: Actor | null): ThreadMessage['by'] => {
  if (!actor) return 'S4'
  return actor.role === 'Job Seeker' ? 'seeker' : 'company'
}

/** SQL: the name of the member who wrote for a company; a ticket is of one person. */
const memberNames = {
  problem: `case when message.side = 'company' then nullif(member_name(
    (select company_id from problem where problem.id = message.problem_id), message.by_uid), '') end`,
  ticket: 'null',
}

/** The messages of a problem or a ticket; the kind names their tables. */
export const threadRepository = (db: Db, kind: 'problem' | 'ticket') => ({
  /** Throws `file.missing` for a picture this person did not upload. */
  async add(id: string, { actor, text, event = null, fileIds = [], audience = {}, now }: NewMessage): Promise<void> {
    const messageId = uuid()
    await db.query(
      `insert into ${kind}_message (id, ${kind}_id, side, by_uid, event, text, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [messageId, id, authorSide(actor), actor?.uid ?? null, event, text, now],
    )
    if (!actor) return
    for (const fileId of new Set(fileIds)) {
      await claimFile(db, { id: fileId, ownerUid: actor.uid, purpose: 'problem', ...audience }, now)
      await db.query(`insert into ${kind}_picture (${kind}_id, message_id, file_id) values ($1, $2, $3)`, [
        id,
        messageId,
        fileId,
      ])
    }
  },

  /** Oldest first. */
  async messages(id: string): Promise<ThreadMessage[]> {
    const rows = await db.query<Omit<ThreadMessage, 'pictures'> & { fileIds: string[] }>(
      `select message.id, message.side as by, ${memberNames[kind]} as member_name, message.event,
         message.text, message.created_at,
         array(select file_id::text from ${kind}_picture picture join stored_file file on file.id = picture.file_id
           where picture.message_id = message.id and file.deleted_at is null order by file_id) as file_ids
       from ${kind}_message message where message.${kind}_id = $1 order by message.created_at, message.id`,
      [id],
    )
    return rows.map(({ fileIds, ...message }) => ({
      ...message,
      pictures: fileIds.map((file) => fileUrl(file)).filter((url) => url !== null),
    }))
  },
})
