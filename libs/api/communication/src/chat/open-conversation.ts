import type { Conversation } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { missingFor } from '@s4/api-identity/profile-gate'
import type { Actor } from '@s4/api-platform/actor'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { refuseTooManyApproaches, visibleSeeker } from '@s4/api-profiles/workers'
import { conversationRepository } from './conversation-repository'

interface Opening {
  jobId: string
  seekerId?: string | undefined
  actor: Actor
  requestId: string
}

interface Pair {
  jobId: string
  companyId: string
  seekerId: string
}

/** The conversation of a job and a seeker, made when there is none. Work agreed opens one whatever the profile lacks (PRODUCT rule 15). */
export async function openConversation(
  { db, clock }: Deps,
  { jobId, seekerId, actor, requestId }: Opening,
): Promise<Conversation> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const pair = actor.seekerId
      ? await asSeeker(tx, jobId, actor.seekerId)
      : await asCompany(tx, jobId, seekerId, actor.companyId)
    const known = await tx.query<{ id: string }>('select id from conversation where job_id = $1 and seeker_id = $2', [
      pair.jobId,
      pair.seekerId,
    ])
    if (!known[0]) await refuseNewBusiness(tx, pair, actor)
    if (!known[0] && !actor.seekerId) await refuseStranger(tx, { ...pair, now })

    const made = known[0]
      ? []
      : await tx.query<{ id: string }>(
          `insert into conversation (id, job_id, company_id, seeker_id, created_at, last_at, next_try_at) values ($1, $2, $3, $4, $5, $5, $5)
       on conflict (job_id, seeker_id) do nothing returning id`,
          [uuid(), pair.jobId, pair.companyId, pair.seekerId, now],
        )
    for (const { id } of made)
      await audit(tx, {
        at: now,
        actor,
        action: 'conversation.opened',
        subject: { kind: 'conversation', id },
        companyId: pair.companyId,
        seekerId: pair.seekerId,
        requestId,
      })
    const [held] = known[0]
      ? known
      : await tx.query<{ id: string }>('select id from conversation where job_id = $1 and seeker_id = $2', [
          pair.jobId,
          pair.seekerId,
        ])
    if (!held) throw new Problem('chat.missing')
    return conversationRepository(tx, actor).byId(held.id)
  })
}

/** A seeker writes about a job they applied for, were offered or work on, or where the company wrote first. */
async function asSeeker(tx: Db, jobId: string, seekerId: string): Promise<Pair> {
  const [job] = await tx.query<{ companyId: string; open: boolean }>(
    `select company_id, exists (select from application where job_id = job.id and seeker_id = $2)
       or exists (select from offer where job_id = job.id and seeker_id = $2)
       or exists (select from assignment where job_id = job.id and seeker_id = $2)
       or exists (select from conversation where job_id = job.id and seeker_id = $2) as open
     from job where id = $1 and status <> 'draft'`,
    [jobId, seekerId],
  )
  if (!job) throw new Problem('job.missing')
  if (!job.open) throw new Problem('chat.not-yet')
  return { jobId, companyId: job.companyId, seekerId }
}

async function asCompany(tx: Db, jobId: string, seekerId: string | undefined, companyId: string | null): Promise<Pair> {
  const owned = companyId
    ? await tx.query('select 1 from job where id = $1 and company_id = $2', [jobId, companyId])
    : []
  if (!companyId || owned.length === 0) throw new Problem('job.missing')
  if (!seekerId) throw new Problem('input.invalid', { fields: { seekerId: 'Say whom you want to write to.' } })
  return { jobId, companyId, seekerId }
}

/** A conversation that is there goes on whatever has ended; a new one is for whom the company may see. */
async function refuseStranger(tx: Db, pair: Pair & { now: Date }): Promise<void> {
  await visibleSeeker(tx, pair)
  await refuseTooManyApproaches(tx, pair)
}

async function refuseNewBusiness(tx: Db, { companyId, seekerId }: Pair, actor: Actor): Promise<void> {
  const agreed = await tx.query('select 1 from assignment where company_id = $1 and seeker_id = $2 limit 1', [
    companyId,
    seekerId,
  ])
  if (agreed.length > 0) return
  const missing = await missingFor(tx, actor)
  if (missing.length > 0) throw new Problem('profile.incomplete', { facts: { missing } })
}
