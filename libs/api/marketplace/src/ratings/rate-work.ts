import type { AssignmentStatus } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'
import { links, listMemberUids } from '@s4/api-platform/notices'
import { assignmentRepository, listStatuses } from '../assignments/assignment-repository'
import { ratingRepository } from './rating-repository'

interface Rating {
  id: string
  stars: number
  comment: string
}

/** One side of a completed shift rates the other, once. */
export async function rateWork(ctx: CommandContext<Actor>, { id, stars, comment }: Rating): Promise<void> {
  const { tx, now } = ctx
  const viewer = toViewer(ctx.actor)
  const work = await assignmentRepository(tx).lock(id, viewer)
  if (!isOver(work.status))
    throw new ApiError('assignment.wrong-state', { message: 'You can rate each other once the shift is completed.' })
  const { companyId, seekerId } = work
  await ratingRepository(tx).insert({ assignmentId: id, companyId, seekerId, side: viewer.side, stars, comment, now })
  const toSeeker = viewer.side === 'company'
  await ctx.record({
    action: 'work.rated',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId,
    seekerId,
    detail: { by: viewer.side },
    notices: [
      {
        to: toSeeker ? [work.seekerUid] : await listMemberUids(tx, companyId),
        kind: 'work.rated',
        title: `${stars} of 5 stars for ${work.title}`,
        body: comment,
        link: toSeeker ? links.work(id) : links.assignedJob(work.jobId, work.shiftId),
      },
    ],
  })
}

const isOver = (status: AssignmentStatus) => listStatuses.completed.some((done) => done === status)
