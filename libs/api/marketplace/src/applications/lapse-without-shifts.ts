import { hiringResources } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { APPLIED_FOR, WAITING } from './store/application-store'

const GONE = 'The company has taken the shifts you chose off this job.'

/**
 * Ends the applications for chosen shifts of which the company has left none, and tells who made them: they may apply
 * again (docs/product.md#applications).
 */
export async function lapseWithoutShifts(ctx: CommandContext, { jobId }: { jobId: string }): Promise<void> {
  const { tx, now } = ctx
  const lapsed = await tx.query<{ id: string; seekerId: string; uid: string; title: string }>(
    `update application set status = 'lapsed', reason = $2, decided_at = $3 from job, seeker
     where application.job_id = $1 and job.id = $1 and seeker.id = application.seeker_id and ${WAITING}
       and not exists (select from shift where shift.job_id = $1 and shift.cancelled_at is null and ${APPLIED_FOR})
       and exists (select from application_shift where application_id = application.id)
       and not exists (select from offer where offer.job_id = $1 and offer.seeker_id = application.seeker_id
         and offer.status = 'open')
     returning application.id, application.seeker_id, seeker.uid, job.title`,
    [jobId, GONE, now],
  )
  for (const { id, seekerId, uid, title } of lapsed) {
    await ctx.record({
      action: 'application.lapsed',
      subject: { kind: 'application', id },
      seekerId,
      notices: [
        {
          to: [uid],
          kind: 'application.lapsed',
          title: `Other times now: ${title}`,
          body: GONE,
          link: links.applied(),
        },
      ],
      signals: [{ to: [uid], resources: hiringResources }],
    })
  }
}
