import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { asSentence } from '@s4/domain/sentence'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides, links, workText } from '@s4/api-platform/notices'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'

interface NoShow {
  id: string
  reason: string
}

/** The company records that the worker did not come; the worker can appeal (docs/product.md#assignments). */
export async function recordNoShow(ctx: CommandContext<CompanyActor>, { id, reason }: NoShow): Promise<void> {
  const { tx, actor, now } = ctx
  const assignments = assignmentRepository(tx)
  const work = await assignments.lock(id, { side: 'company', id: actor.companyId })
  refuse(work, now)
  await assignments.end(id, { status: 'noShow', at: now, by: 'company', reason, owed: 0 })
  await ctx.record({
    action: 'assignment.no-show',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    seekerId: work.seekerId,
    notices: [
      {
        to: [work.seekerUid],
        kind: 'assignment.no-show',
        title: `Recorded as a no-show: ${workText(work)}`,
        body:
          `The company says: ${asSentence(reason)} If that is wrong, appeal on the record of this work: they ` +
          'can take it back, otherwise S4’s staff decide.',
        link: links.work(id),
        critical: true,
      },
    ],
    signals: [{ to: await bothSides(tx, work), resources: changes['assignments.noShow'] }],
  })
}

function refuse({ status, startsAt }: LockedAssignment, now: Date): void {
  if (status !== 'assigned')
    throw new ApiError('assignment.wrong-state', {
      message: 'Only work that nobody has booked on to can be a no-show.',
    })
  if (now.getTime() < Date.parse(startsAt))
    throw new ApiError('assignment.wrong-state', { message: 'The shift has not started yet. Cancel it instead.' })
}
