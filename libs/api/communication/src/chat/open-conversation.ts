import type { Contract, Conversation, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { missingFor } from '@s4/api-identity/profile-gate'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { refuseTooManyApproaches, visibleSeeker } from '@s4/api-profiles/seeker-access'
import { conversationRepository } from './conversation-repository'

interface Pair {
  jobId: string
  companyId: string
  seekerId: string
}

/**
 * Finds or starts the conversation of a job and a seeker. With agreed work no complete profile is needed
 * (docs/product.md#profile-gate).
 */
export async function openConversation(
  ctx: CommandContext<Actor>,
  { jobId, seekerId }: ParsedInputOf<Contract['chat.open']>,
): Promise<Conversation> {
  const { tx, actor } = ctx
  const pair = actor.seekerId
    ? await pairForSeeker(tx, jobId, actor.seekerId)
    : await pairForCompany(tx, { jobId, seekerId, companyId: actor.companyId })
  const id = (await findConversationId(tx, pair)) ?? (await startConversation(ctx, pair))
  return conversationRepository(tx, actor).byId(id)
}

async function startConversation(ctx: CommandContext<Actor>, pair: Pair): Promise<string> {
  const { tx, actor, now } = ctx
  const { jobId, companyId, seekerId } = pair
  await requireCompleteProfile(tx, pair, actor)
  if (!actor.seekerId) await refuseHiddenSeeker(tx, { ...pair, now })

  const id = uuid()
  const made = await tx.query(
    `insert into conversation (id, job_id, company_id, seeker_id, created_at, last_at, next_try_at)
     values ($1, $2, $3, $4, $5, $5, $5)
     on conflict (job_id, seeker_id) do nothing returning id`,
    [id, jobId, companyId, seekerId, now],
  )
  if (made.length > 0) {
    await ctx.record({
      action: 'conversation.opened',
      subject: { kind: 'conversation', id },
      companyId,
      seekerId,
    })
    return id
  }
  // The other side opened it in the meantime.
  const existing = await findConversationId(tx, pair)
  if (existing === undefined) throw new ApiError('chat.missing')
  return existing
}

async function findConversationId(tx: Db, { jobId, seekerId }: Pair): Promise<string | undefined> {
  const [found] = await tx.query<{ id: string }>('select id from conversation where job_id = $1 and seeker_id = $2', [
    jobId,
    seekerId,
  ])
  return found?.id
}

/** A seeker writes about a job they applied for, were offered or work on, or where the company wrote first. */
async function pairForSeeker(tx: Db, jobId: string, seekerId: string): Promise<Pair> {
  const [job] = await tx.query<{ companyId: string; open: boolean }>(
    `select company_id, exists (select from application where job_id = job.id and seeker_id = $2)
       or exists (select from offer where job_id = job.id and seeker_id = $2)
       or exists (select from assignment where job_id = job.id and seeker_id = $2)
       or exists (select from conversation where job_id = job.id and seeker_id = $2) as open
     from job where id = $1 and published_at is not null`,
    [jobId, seekerId],
  )
  if (!job) throw new ApiError('job.missing')
  if (!job.open) throw new ApiError('chat.not-yet')
  return { jobId, companyId: job.companyId, seekerId }
}

interface CompanyPairInput {
  jobId: string
  seekerId: string | undefined
  companyId: string | null
}

async function pairForCompany(tx: Db, { jobId, seekerId, companyId }: CompanyPairInput): Promise<Pair> {
  const owned = companyId
    ? await tx.query('select 1 from job where id = $1 and company_id = $2', [jobId, companyId])
    : []
  if (!companyId || owned.length === 0) throw new ApiError('job.missing')
  if (!seekerId) throw new ApiError('input.invalid', { fields: { seekerId: 'Choose who you want to write to.' } })
  return { jobId, companyId, seekerId }
}

/** Only for a new conversation: an existing one can always be continued. */
async function refuseHiddenSeeker(tx: Db, pair: Pair & { now: Date }): Promise<void> {
  await visibleSeeker(tx, pair)
  await refuseTooManyApproaches(tx, pair)
}

async function requireCompleteProfile(tx: Db, { companyId, seekerId }: Pair, actor: Actor): Promise<void> {
  const agreed = await tx.query('select 1 from assignment where company_id = $1 and seeker_id = $2 limit 1', [
    companyId,
    seekerId,
  ])
  if (agreed.length > 0) return
  const missing = await missingFor(tx, actor)
  if (missing.length > 0) throw new ApiError('profile.incomplete', { facts: { missing } })
}
