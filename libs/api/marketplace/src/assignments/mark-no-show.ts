import { changes } from '@s4/contract/changes'
import { asSentence } from '@s4/domain/sentence'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides, links, workText } from '@s4/api-platform/notices'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'

/** Ends agreed work that nobody came to, by the company, and tells the worker why and how to appeal. */
export async function markNoShow(ctx: CommandContext, work: LockedAssignment, reason: string): Promise<void> {
  const { tx, now } = ctx
  await assignmentRepository(tx).end(work.id, { status: 'noShow', at: now, by: 'company', reason, owed: 0 })
  await ctx.record({
    action: 'assignment.no-show',
    subject: { kind: 'assignment', id: work.id },
    assignmentId: work.id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    notices: [
      {
        to: [work.seekerUid],
        kind: 'assignment.no-show',
        title: `Recorded as a no-show: ${workText(work)}`,
        body:
          `The company says: ${asSentence(reason)} If that is wrong, appeal on the record of this work. If they do ` +
          `not withdraw it, S4’s staff decide.`,
        link: links.work(work.id),
        critical: true,
      },
    ],
    signals: [{ to: await bothSides(tx, work), resources: changes['assignments.noShow'] }],
  })
}
