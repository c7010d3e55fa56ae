import type { ChatEvent, Conversation, ListedConversation } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { isoText } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import type { Cursor } from '@s4/api-platform/http'
import { ofJobsAtSites } from '@s4/api-platform/site-limits'
import type { Sealer } from '@s4/api-platform/deps'
import { fileUrl } from '@s4/api-platform/files'
import { EVENTS } from './work-events'

interface Row extends Omit<Conversation, 'company' | 'seeker'> {
  companyId: string
  companyName: string
  logo: string | null
  seekerId: string
  seekerName: string
  picture: string | null
}

interface ListedRow extends Row {
  lastWordsSealed: Buffer | null
  lastMessage: Omit<NonNullable<ListedConversation['lastMessage']>, 'words'> | null
}

// $1 is my uid, $2 my company, $3 my seeker profile: of the last two one is null.
const MINE = '(conversation.company_id = $2::uuid or conversation.seeker_id = $3::uuid)'
/** Messages of the other side beyond what I have read. */
const UNREAD = `chat_message.conversation_id = conversation.id
    and chat_message.sequence > coalesce(reader.read_sequence, 0)
  and chat_message.erased_at is null and (chat_message.sender_uid = seeker.uid) = ($3::uuid is null)`
const READER = 'left join conversation_reader reader on reader.conversation_id = conversation.id and reader.uid = $1'

/** Null once the message is erased. */
const LAST_MESSAGE = `conversation.last_words_sealed, (select json_build_object(
    'by', case when latest.sender_uid = $1 then 'me'
    when (latest.sender_uid = seeker.uid) = ($3::uuid is null) then 'other' else 'colleague' end,
    'pictures', exists (select from chat_picture where message_id = latest.id))
  from chat_message latest where latest.conversation_id = conversation.id
    and latest.sequence = conversation.last_sequence and latest.erased_at is null) as last_message`

const COLUMNS = `conversation.id, conversation.last_sequence, conversation.last_at,
    json_build_object('id', job.id, 'title', job.title, 'siteName', site.name, 'zone', site.zone) as job,
    company.id as company_id, company.company_name, company.logo_file_id as logo,
    seeker.id as seeker_id, seeker.fullname as seeker_name, seeker.picture_file_id as picture,
    (select count(*)::integer from chat_message where ${UNREAD}) as unread,
    case when $3::uuid is null
      then coalesce((select erased_at is null from account where account.uid = seeker.uid), false)
      else coalesce((select true from company_member join account using (uid)
        where company_id = company.id and erased_at is null limit 1), false) end as writable`
const FROM = `from conversation join job on job.id = conversation.job_id join site on site.id = job.site_id
    join company on company.id = conversation.company_id join seeker on seeker.id = conversation.seeker_id ${READER}
  where ${MINE}`

export const conversationRepository = (
  db: Db,
  { uid, companyId, seekerId, siteIds }: Pick<Actor, 'uid' | 'companyId' | 'seekerId' | 'siteIds'>,
) => {
  const atMySites = ofJobsAtSites({ siteIds }, 'conversation.job_id')
  const me = [uid, seekerId ? null : companyId, seekerId]

  return {
    /** The latest first. */
    async page({
      after,
      limit,
      sealer,
    }: {
      after: Cursor | null
      limit: number
      sealer: Sealer
    }): Promise<ListedConversation[]> {
      const rows = await db.query<ListedRow>(
        `select ${COLUMNS}, ${LAST_MESSAGE} ${FROM} and conversation.last_sequence > 0 and ${atMySites}
           and ($4::timestamptz is null or (conversation.last_at, conversation.id) < ($4::timestamptz, $5::uuid))
         order by conversation.last_at desc, conversation.id desc limit $6`,
        [...me, after?.at ?? null, after?.id ?? null, limit],
      )
      return rows.map(({ lastWordsSealed, lastMessage, ...row }) => ({
        ...toConversation(row),
        lastMessage: toLastMessage(
          lastMessage,
          lastWordsSealed && sealer.open(lastWordsSealed, 'conversation.last_words_sealed', row.id),
        ),
      }))
    },

    /** Throws `chat.missing` for one that is not theirs. */
    async byId(id: string): Promise<Conversation> {
      const [row] = await db.query<Row>(`select ${COLUMNS} ${FROM} and conversation.id = $4`, [...me, id])
      if (!row) throw new ApiError('chat.missing')
      return toConversation(row)
    },

    async unread(): Promise<number> {
      const [row] = await db.query<{ unread: number }>(
        `select coalesce(sum(messages.count), 0)::integer as unread from conversation
         join seeker on seeker.id = conversation.seeker_id ${READER}
         cross join lateral (select count(*) from chat_message where ${UNREAD}) messages
         where ${MINE} and ${atMySites} and conversation.last_sequence > coalesce(reader.read_sequence, 0)`,
        me,
      )
      return row?.unread ?? 0
    },

    /** Marks it as read up to a message; false when it already was. */
    async read(id: string, sequence: number, now: Date): Promise<boolean> {
      const changed = await db.query(
        `insert into conversation_reader as existing (conversation_id, uid, read_sequence, read_at)
         select id, $2, least($3, last_sequence), $4 from conversation where id = $1
         on conflict (conversation_id, uid) do update
         set read_sequence = excluded.read_sequence, read_at = excluded.read_at
           where existing.read_sequence < excluded.read_sequence
         returning uid`,
        [id, uid, sequence, now],
      )
      return changed.length > 0
    },
  }
}

/** What happened to the work a conversation is about, oldest first. */
export const listWorkEvents = (db: Db, { job, seeker }: Conversation): Promise<ChatEvent[]> =>
  db.query<ChatEvent>(
    `select id, kind, at, note,
       case when starts_at is not null
         then json_build_object('startsAt', ${isoText('starts_at')}, 'endsAt', ${isoText('ends_at')}) end as shift
     from (${EVENTS}) event order by at, id limit 500`,
    [job.id, seeker.id],
  )

/**
 * Who writes for the company, also those who have left. Colleagues read all by name, the worker those who have written,
 * by first name (docs/product.md#company-members).
 */
export async function listChatMembers(
  db: Db,
  { id, company }: Conversation,
  { seekerId }: Pick<Actor, 'seekerId'>,
): Promise<{ uid: string; name: string }[]> {
  const isWorker = seekerId !== null
  const members = await db.query<{ uid: string; name: string }>(
    `select writer.uid, member_name($1, writer.uid) as name from (
       select uid from company_member where company_id = $1 and not $3
       union select sender_uid from chat_message where conversation_id = $2
     ) writer where member_name($1, writer.uid) <> '' order by name, writer.uid`,
    [company.id, id, isWorker],
  )
  return isWorker ? members.map(({ uid, name }) => ({ uid, name: name.split(' ')[0] ?? '' })) : members
}

/** Whether nothing may be sent to the worker's phone just now; never to the worker, whose phone shows nothing of it. */
export async function isHeldBack(
  db: Db,
  { company, seeker }: Conversation,
  { seekerId }: Pick<Actor, 'seekerId'>,
): Promise<boolean> {
  if (seekerId !== null) return false
  const [row] = await db.query<{ inSecret: boolean }>(
    `select ${isPhoneInSecret({ seeker: '$1', company: '$2' })} as in_secret`,
    [seeker.id, company.id],
  )
  return row?.inSecret ?? false
}

/** A list, so that it can be used like the members of a company. */
export const uidOfSeeker = async (db: Db, seekerId: string): Promise<string[]> =>
  (await db.query<{ uid: string }>('select uid from seeker where id = $1', [seekerId])).map(({ uid }) => uid)

/** Null for a message whose first words were never stored and that has no pictures. */
const toLastMessage = (message: ListedRow['lastMessage'], words: string | null): ListedConversation['lastMessage'] =>
  message && (words !== null || message.pictures) ? { ...message, words: words ?? '' } : null

function toConversation({ companyId, companyName, logo, seekerId, seekerName, picture, ...row }: Row): Conversation {
  return {
    ...row,
    company: { id: companyId, name: companyName, picture: fileUrl(logo) },
    seeker: { id: seekerId, name: seekerName || 'A worker', picture: fileUrl(picture) },
  }
}
