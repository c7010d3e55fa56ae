import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

/** Accepts or declines a proposal; work agreed before keeps its kind. Throws `record.missing`. */
export async function answerEngagement(
  ctx: CommandContext<SeekerActor>,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  const { tx, actor, now } = ctx
  const [answered] = await tx.query<{ companyId: string; fullname: string }>(
    `update engagement set status = $3, answered_at = $4, starts_on = greatest(starts_on, $5::date)
     from seeker where engagement.id = $1 and seeker_id = $2 and seeker.id = seeker_id and status = 'proposed'
     returning company_id, seeker.fullname`,
    [id, actor.seekerId, accept ? 'agreed' : 'declined', now, localDate(now.toISOString())],
  )
  if (!answered)
    throw new ApiError('record.missing', { message: 'The company has withdrawn this, or you have answered it.' })
  const members = await listMemberUids(tx, answered.companyId)
  await ctx.record({
    action: accept ? 'engagement.agreed' : 'engagement.declined',
    subject: { kind: 'engagement', id },
    companyId: answered.companyId,
    seekerId: actor.seekerId,
    notices: [
      {
        to: members,
        kind: 'worker.invitation-answered',
        title: `${answered.fullname} has ${accept ? 'accepted' : 'declined'} how you propose to work together`,
        link: companyLinks.savedWorkers,
      },
    ],
    signals: [{ to: [...members, actor.uid], resources: changes['engagements.answer'] }],
  })
}
