import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { MAX_BROADCAST_PEOPLE, MAX_BROADCASTS_PER_HOUR } from '@s4/contract/chat-limits'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { ofSites } from '@s4/api-platform/site-limits'
import { openConversation } from './open-conversation'
import { sendMessage } from './send-message'

const HOUR_MS = 60 * 60_000

type Choice = ParsedInputOf<Contract['chat.recipients']>
type Broadcast = ParsedInputOf<Contract['chat.broadcast']>
type Reader = Pick<Actor, 'companyId' | 'siteIds'>

interface Recipient {
  seekerId: string
  jobId: string
}

interface Recipients {
  recipients: Recipient[]
  /** The names of those left out: their phone is not to ring while they ask for help in secret. */
  inSecret: string[]
}

const IS_IN_SECRET = isPhoneInSecret({ seeker: 'assignment.seeker_id', company: '$1' })

/** SQL: true for an assignment that falls on the day of this instant, at least in part, by the site's clock. */
const touchesDayOf = (instant: string) => `(
  assignment.starts_at at time zone assignment.zone
    < date_trunc('day', ${instant} at time zone assignment.zone) + interval '1 day'
  and assignment.ends_at at time zone assignment.zone
    > date_trunc('day', ${instant} at time zone assignment.zone))`

/**
 * Everybody with a live place on a shift, on a job, or at a site today, each once with the first job of theirs. Leaves
 * out whoever has left S4, and names who is left out because they ask for help in secret. Throws `job.missing`,
 * `site.missing` or `record.missing` for what is not the company's.
 */
export async function broadcastRecipients(
  db: Db,
  { companyId, siteIds }: Reader,
  { jobId, shiftId, siteId }: Choice,
  now: Date,
): Promise<Recipients> {
  if (companyId === null) throw new ApiError('access.denied')
  if ((jobId === undefined) === (siteId === undefined))
    throw new ApiError('input.invalid', { fields: { jobId: 'Choose a job, or a site for today.' } })
  if (jobId === undefined && shiftId !== undefined)
    throw new ApiError('input.invalid', { fields: { shiftId: 'Choose the job of this shift too.' } })
  await refuseUnknown(db, { companyId, siteIds }, { jobId, shiftId, siteId })
  const found = (columns: string, isAskingInSecret: string) =>
    `select distinct on (assignment.seeker_id) ${columns}
     from assignment join seeker on seeker.id = assignment.seeker_id
     join account on account.uid = seeker.uid and account.erased_at is null
     where assignment.company_id = $1
       and (assignment.status = 'inProgress'
         or (assignment.status = 'assigned' and assignment.ends_at > $5::timestamptz))
       and ($2::uuid is null or assignment.job_id = $2) and ($3::uuid is null or assignment.shift_id = $3)
       and ($4::uuid is null or (assignment.site_id = $4 and ${touchesDayOf('$5::timestamptz')}))
       and ${isAskingInSecret}
     order by assignment.seeker_id, assignment.starts_at, assignment.id limit $6`
  const params = [companyId, jobId ?? null, shiftId ?? null, siteId ?? null, now, MAX_BROADCAST_PEOPLE + 1]
  const asking = await db.query<{ fullname: string }>(found('seeker.fullname', IS_IN_SECRET), params)
  return {
    recipients: await db.query<Recipient>(
      found('assignment.seeker_id, assignment.job_id', `not ${IS_IN_SECRET}`),
      params,
    ),
    inSecret: asking.map(({ fullname }) => fullname),
  }
}

async function refuseUnknown(
  db: Db,
  { companyId, siteIds }: Reader,
  { jobId, shiftId, siteId }: Choice,
): Promise<void> {
  const job = await db.query(
    `select 1 from job where id = $1 and company_id = $2 and ${ofSites({ siteIds }, 'site_id')}`,
    [jobId ?? null, companyId],
  )
  if (jobId !== undefined && job.length === 0) throw new ApiError('job.missing')
  const site = await db.query(
    `select 1 from site where id = $1 and company_id = $2 and ${ofSites({ siteIds }, 'id')}`,
    [siteId ?? null, companyId],
  )
  if (siteId !== undefined && site.length === 0) throw new ApiError('site.missing')
  const shift = await db.query('select 1 from shift where id = $1 and job_id = $2', [shiftId ?? null, jobId ?? null])
  if (shiftId !== undefined && shift.length === 0) throw new ApiError('record.missing')
}

/**
 * Sends one text to everybody chosen, each in their own conversation about their job, all or none. Returns the ids of
 * the conversations. Throws `chat.nobody`, `chat.too-many` or `chat.broadcast-limit`.
 */
export async function broadcast(
  ctx: CommandContext<Actor>,
  { text, sealer, ...choice }: Broadcast & { sealer: Sealer },
): Promise<string[]> {
  const { tx, actor, now } = ctx
  const { recipients } = await broadcastRecipients(tx, actor, choice, now)
  if (recipients.length === 0) throw new ApiError('chat.nobody')
  if (recipients.length > MAX_BROADCAST_PEOPLE) throw new ApiError('chat.too-many')
  await refuseTooManyBroadcasts(ctx)
  const conversations: string[] = []
  for (const recipient of recipients) {
    const { id } = await openConversation(ctx, recipient)
    await sendMessage(ctx, { id, messageId: uuid(), text, fileIds: [], sealer })
    conversations.push(id)
  }
  await ctx.record({
    action: 'broadcast.sent',
    subject: { kind: 'company', id: String(actor.companyId) },
    companyId: actor.companyId,
    detail: { people: recipients.length },
  })
  return conversations
}

/** The audit entries count: each broadcast writes one about its company. */
async function refuseTooManyBroadcasts({ tx, actor, now }: CommandContext<Actor>): Promise<void> {
  // One broadcast of a company after the other, so that the next statement sees all earlier ones.
  await tx.query('select 1 from company where id = $1 for no key update', [actor.companyId])
  const sent = await tx.query<{ at: string }>(
    `select at from audit_entry where subject_kind = 'company' and subject_id = $1 and action = 'broadcast.sent'
       and at > $2 order by at`,
    [actor.companyId, new Date(now.getTime() - HOUR_MS)],
  )
  const [first] = sent.slice(-MAX_BROADCASTS_PER_HOUR)
  if (!first || sent.length < MAX_BROADCASTS_PER_HOUR) return
  throw new ApiError('chat.broadcast-limit', {
    retryAfterSeconds: Math.ceil((Date.parse(first.at) + HOUR_MS - now.getTime()) / 1000),
  })
}
