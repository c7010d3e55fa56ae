import { ApiError } from '@s4/contract/api-error'
import { dayResources } from '@s4/contract/changes'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'
import { links, listMemberUids, workText } from '@s4/api-platform/notices'
import { assignmentRepository, type LockedAssignment } from '../assignments/assignment-repository'
import { countAsked, swapState } from '../assignments/swap-state'

/** A company is asked so often about one shift. */
const MAX_ASKED = 3

/** Throws `assignment.missing`, `substitution.not-possible`. */
export async function askForSwap(
  ctx: CommandContext<SeekerActor>,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  const work = await assignmentRepository(tx).lock(id, toViewer(actor))
  refuse(whyNotAsked(work, now))
  const state = await swapState(tx, id)
  if (state === 'asked') refuse('You have asked already. The company has not answered yet.')
  if (state === 'allowed') refuse('The company has allowed it already: make the link for whoever takes over.')
  if ((await countAsked(tx, id)) >= MAX_ASKED)
    refuse(`You have asked ${MAX_ASKED} times. Write to the company instead.`)
  const members = await listMemberUids(tx, work.companyId)
  await ctx.record({
    action: 'assignment.swap-asked',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: work.companyId,
    notices: [
      {
        to: members,
        kind: 'assignment.swap-asked',
        title: `${work.seekerName} asks to hand over a shift: ${workText(work)}`,
        body: `They say: ${note} Until you answer and somebody takes over, the shift is theirs.`,
        link: links.assignedJob(work.jobId, work.shiftId),
        critical: true,
        about: work.seekerId,
      },
    ],
    signals: [{ to: [actor.uid, ...members], resources: dayResources }],
  })
}

/** Null when a worker may ask, and the company may answer. */
export function whyNotAsked({ status, startsAt, terms, engagement }: LockedAssignment, now: Date): string | null {
  if (status === 'cancelled') return 'This work was cancelled.'
  if (status !== 'assigned' || Date.parse(startsAt) <= now.getTime())
    return 'The shift has begun. Nobody can take it over any more.'
  if (engagement === 'own-staff') return 'This shift is worked as own staff: that is for the contract of employment.'
  if (terms.substitution === true) return 'The terms allow a substitute: nobody has to be asked.'
  return null
}

/** Throws `substitution.not-possible` with the reason, if there is one. */
export function refuse(why: string | null): void {
  if (why !== null) throw new ApiError('substitution.not-possible', { message: why })
}
