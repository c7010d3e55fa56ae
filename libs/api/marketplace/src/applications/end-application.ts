import { changes } from '@s4/contract/changes'
import type { ApplicationStatus } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor, SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides, links, listMemberUids } from '@s4/api-platform/notices'
import { offerRepository } from '../offers/store/offer-repository'
import { endApplication } from './store/application-store'

interface LockedApplication {
  id: string
  jobId: string
  companyId: string
  seekerId: string
  seekerUid: string
  fullname: string
  title: string
  status: ApplicationStatus
}

/**
 * Locks a live application for a change. Throws `application.missing`, and `application.not-live` with how it ended.
 */
async function lock(
  tx: Db,
  id: string,
  owner: { column: 'application.seeker_id' | 'job.company_id'; id: string },
): Promise<LockedApplication> {
  const [row] = await tx.query<LockedApplication>(
    `select application.id, job_id, job.company_id, seeker_id, seeker.uid as seeker_uid, seeker.fullname, job.title,
       application.status
     from application join job on job.id = job_id join seeker on seeker.id = seeker_id
     where application.id = $1 and ${owner.column} = $2 for update of application`,
    [id, owner.id],
  )
  if (!row) throw new ApiError('application.missing')
  if (row.status !== 'applied' && row.status !== 'offered')
    throw new ApiError('application.not-live', { message: endedMessages[row.status] })
  return row
}

const endedMessages: Record<Exclude<ApplicationStatus, 'applied' | 'offered'>, string> = {
  accepted: 'This application has led to agreed work; cancel the work instead.',
  declined: 'The offer was declined.',
  lapsed: 'The offer expired.',
  withdrawn: 'This application has been withdrawn.',
  rejected: 'This application has already been turned down.',
}

/** The seeker withdraws the application; an open offer is declined. */
export async function withdraw(ctx: CommandContext<SeekerActor>, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const application = await lock(tx, id, { column: 'application.seeker_id', id: actor.seekerId })
  await endApplication(tx, { id, status: 'withdrawn', reason: null, now })
  await offerRepository(tx).endOpen(application, { status: 'declined', now })
  const members = await listMemberUids(tx, application.companyId)
  await ctx.record({
    action: 'application.withdrawn',
    subject: { kind: 'application', id },
    companyId: application.companyId,
    notices: [
      {
        to: members,
        kind: 'application.withdrawn',
        title: `${application.fullname} withdrew from ${application.title}`,
        link: links.applicants(application.jobId),
      },
    ],
    signals: [{ to: [...members, actor.uid], resources: changes['applications.withdraw'] }],
  })
}

/** The company rejects the application with a reason for the seeker; an open offer is rescinded. */
export async function reject(
  ctx: CommandContext<CompanyActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  const application = await lock(tx, id, { column: 'job.company_id', id: actor.companyId })
  await endApplication(tx, { id, status: 'rejected', reason, now })
  await offerRepository(tx).endOpen(application, { status: 'rescinded', now })
  await ctx.record({
    action: 'application.rejected',
    subject: { kind: 'application', id },
    seekerId: application.seekerId,
    notices: [
      {
        to: [application.seekerUid],
        kind: 'application.rejected',
        title: `Not this time: ${application.title}`,
        body: `The company says: ${reason}`,
        link: links.applied(),
      },
    ],
    signals: [{ to: await bothSides(tx, application), resources: changes['applications.reject'] }],
  })
}
