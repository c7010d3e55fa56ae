import { hiringResources } from '@s4/contract/changes'
import type { Actor } from '@s4/api-platform/actor'
import { withdrawEvery } from '@s4/api-marketplace/applications'
import { declineEvery } from '@s4/api-marketplace/offers'
import { withdrawExpenses } from '@s4/api-money/expenses'
import { withdrawClaims } from '@s4/api-money/hours-claims'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'
import { links, listMemberUids } from '@s4/api-platform/notices'
import { hideSeeker } from '@s4/api-profiles/seeker'
import { closeOpenJobs } from '../company-closing/close-open-jobs'
import type { EndingProfiles } from './work-of'

const CLOSING = 'The company is closing its account.'
const WORKER_CLOSING = 'The worker is closing their account.'

/**
 * Ends applications, offers, open jobs, open claims and findability, with an audit entry for each application, offer
 * and job and notices to the other side.
 */
export async function withdrawFromNewWork(
  ctx: CommandContext<Actor>,
  { seekerId, companyIds }: EndingProfiles,
): Promise<void> {
  if (seekerId) await withdrawSeeker(ctx, seekerId)
  for (const companyId of companyIds) await closeOpenJobs(ctx, { companyId, reason: CLOSING })
  const ending = { reason: seekerId ? WORKER_CLOSING : CLOSING, now: ctx.now }
  if (seekerId) await withdrawExpenses(ctx.tx, { ...ending, seekerId })
  await withdrawClaims(ctx.tx, { ...ending, seekerId, companyIds })
}

async function withdrawSeeker(ctx: CommandContext, seekerId: string): Promise<void> {
  const { tx, now } = ctx
  // Locks the seeker first, in the same order as accepting an offer.
  await hideSeeker(tx, seekerId)
  const ended = [
    ...(await withdrawEvery(tx, { seekerId, now })).map((one) => ({
      ...one,
      kind: 'application',
      action: 'application.withdrawn',
    })),
    ...(await declineEvery(tx, { seekerId, now })).map((one) => ({ ...one, kind: 'offer', action: 'offer.declined' })),
  ]
  // One notice for each job, although it may have an application and an offer.
  const notified = new Set<string>()
  for (const { id, kind, action, companyId, ...job } of ended) {
    const notices = notified.has(job.jobId) ? {} : withdrawalNotice(await listMemberUids(tx, companyId), job)
    notified.add(job.jobId)
    await ctx.record({ action, subject: { kind, id }, companyId, ...notices })
  }
}

const withdrawalNotice = (
  members: string[],
  { jobId, title, fullname }: { jobId: string; title: string; fullname: string },
): Pick<CommandRecord, 'notices' | 'signals'> => ({
  notices: [
    {
      to: members,
      kind: 'application.withdrawn',
      title: `${fullname} withdrew from ${title}`,
      link: links.applicants(jobId),
    },
  ],
  signals: [{ to: members, resources: hiringResources }],
})
