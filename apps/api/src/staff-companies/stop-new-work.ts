import { seekerLinks } from '@s4/links'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { closeOpenJobs } from '../company-closing/close-open-jobs'

/** Closes what is open of a company that S4 stopped; workers of shifts to come are told that their work goes on. */
export async function stopNewWork(ctx: CommandContext<null>, companyId: string): Promise<void> {
  const { tx, now } = ctx
  await closeOpenJobs(ctx, { companyId, reason: 'S4 has stopped new work of this company.' })
  const workers = await tx.query<{ uid: string; companyName: string }>(
    `select distinct seeker.uid, company.company_name from assignment
     join seeker on seeker.id = seeker_id join company on company.id = assignment.company_id
     where assignment.company_id = $1 and ${liveAssignment()} and assignment.ends_at > $2`,
    [companyId, now],
  )
  const [first] = workers
  if (!first) return
  await ctx.record({
    action: 'company.workers-told',
    subject: { kind: 'company', id: companyId },
    companyId,
    detail: { workers: workers.length },
    notices: [
      {
        to: workers.map(({ uid }) => uid),
        kind: 'company.stopped',
        title: `S4 has stopped new work of ${first.companyName}`,
        body:
          'Shifts you have agreed with them stand, and you are owed for what you work. ' +
          'You may cancel a shift under its terms; ask S4 under Support if you are unsure.',
        link: seekerLinks.assignedWork,
        critical: true,
      },
    ],
  })
}
