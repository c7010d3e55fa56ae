import { companyLinks } from '@s4/links'
import { hiringResources } from '@s4/contract/changes'
import { isBookable } from '@s4/domain/job-status'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { closeCoverOffers } from '../offers/close-cover-offers'

/** Ends the cover that was sought for a worker who has booked on after all, and tells those who were asked. */
export async function endCoverOnArrival(
  ctx: CommandContext<null>,
  { assignmentId }: { assignmentId: string },
): Promise<void> {
  const { tx, now } = ctx
  const ended = await tx.query<{ id: string; companyId: string }>(
    `update cover set ended_at = $2, result = 'arrived' where replaces_assignment_id = $1 and ended_at is null
     returning id, company_id`,
    [assignmentId, now],
  )
  for (const { id, companyId } of ended) {
    await closeCoverOffers(ctx, { coverId: id, companyId, reason: ARRIVED })
  }
}

const ARRIVED = 'The worker whose place it was has arrived after all. Thank you for being ready.'

interface Done {
  id: string
  accepted: boolean
  /** The job is open, and nobody else has taken the place. */
  stillWanted: boolean
  endsAt: string
}

/** Ends what nobody can answer any more, and tells the company when nobody took it and others can be asked. */
export const endAnsweredCover: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from cover where ended_at is null
       and not exists (select from offer where cover_id = cover.id and status = 'open') order by asked_at`,
  )
  await eachDue({ db, now }, due, (ctx, id) => endCover(ctx, { id }))
}

async function endCover(ctx: CommandContext<null>, { id }: { id: string }): Promise<void> {
  const { tx, now } = ctx
  const [cover] = await tx.query<Done & { companyId: string; jobId: string; shiftId: string; title: string }>(
    `update cover set ended_at = $2,
       result = case when exists (select from offer where cover_id = cover.id and status = 'accepted')
         then 'accepted' else 'unanswered' end
     from shift join job on job.id = shift.job_id
     where cover.id = $1 and cover.ended_at is null and shift.id = cover.shift_id
     returning cover.id, cover.result = 'accepted' as accepted, cover.company_id, job.id as job_id,
       shift.id as shift_id, job.title,
       shift.ends_at, job.status = 'published' and shift.cancelled_at is null
         and (${PLACES_TAKEN} < shift.positions or exists (select from assignment late
           where late.id = cover.replaces_assignment_id and late.status = 'assigned')) as still_wanted`,
    [id, now],
  )
  if (!cover) return
  const canAskOthers = cover.stillWanted && isBookable(cover, now.toISOString())
  const members = await listMemberUids(tx, cover.companyId)
  await ctx.record({
    action: cover.accepted ? 'cover.found' : 'cover.unanswered',
    subject: { kind: 'shift', id: cover.shiftId },
    companyId: cover.companyId,
    notices:
      cover.accepted || !canAskOthers
        ? []
        : [
            {
              to: members,
              kind: 'cover.unanswered',
              title: `Nobody took the cover: ${cover.title}`,
              body: 'Everybody asked declined or did not answer in time. Ask others from the control room.',
              link: companyLinks.jobs,
              critical: true,
            },
          ],
    signals: [{ to: members, resources: hiringResources }],
  })
}
