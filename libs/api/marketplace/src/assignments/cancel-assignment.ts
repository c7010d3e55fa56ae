import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { asSentence } from '@s4/domain/sentence'
import { owedText } from '@s4/domain/owed-text'
import { momentText } from '@s4/domain/shift-text'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { type Viewer, toViewer } from '@s4/api-platform/http'
import { links, listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import { endApplicationOfCancelledWork } from '../applications/store/application-store'
import { owedForCancelling } from './owed-for-cancelling'
import { refuseDearer } from './refuse-dearer'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'

interface CancelInput {
  id: string
  reason: string
  owed?: number | undefined
}

/**
 * Cancels agreed work under its terms and reopens the place. Throws `assignment.missing`, `assignment.wrong-state`,
 * `assignment.costs-more`.
 */
export async function cancelAssignment(
  ctx: CommandContext<Actor>,
  { id, reason, owed: read }: CancelInput,
): Promise<void> {
  const { tx, now } = ctx
  const viewer = toViewer(ctx.actor)
  const { side } = viewer
  const assignments = assignmentRepository(tx)
  const work = await assignments.lock(id, viewer)
  const refusal = cancellationRefusal(work, side, now)
  if (refusal) throw new ApiError('assignment.wrong-state', { message: refusal })

  const owed = owedForCancelling(work, side, now)
  refuseDearer(owed, read)
  await assignments.end(id, { status: 'cancelled', at: now, by: side, reason, owed })
  await endApplicationOfCancelledWork(tx, { ...work, side, reason, now })
  const members = await listMemberUids(tx, work.companyId)
  const cancellation = { reason, owed }
  await ctx.record({
    action: 'assignment.cancelled',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    detail: { by: side, owed },
    notices: [
      side === 'company'
        ? noticeToSeeker(work, cancellation)
        : { to: members, ...noticeToCompany(work, cancellation, await otherApplicants(tx, work.jobId)) },
    ],
    signals: [{ to: [...members, work.seekerUid], resources: changes['assignments.cancel'] }],
  })
}

/** Null when it can be cancelled: agreed, not booked on to, and not past its end. */
function cancellationRefusal(
  { status, endsAt, zone }: LockedAssignment,
  side: Viewer['side'],
  now: Date,
): string | null {
  if (status === 'inProgress') return 'This shift has started: book off instead of cancelling.'
  if (status !== 'assigned') return 'This work is already over or cancelled.'
  if (now.getTime() < Date.parse(endsAt)) return null
  const ended = `This shift ended on ${momentText(endsAt, zone)}, so it cannot be cancelled any more.`
  return side === 'seeker'
    ? `${ended} If you worked it, ask the company to book you on by hand.`
    : `${ended} Book the worker on by hand if they worked it, or record a no-show.`
}

interface Cancellation {
  reason: string
  owed: number
}

const sentences = (...given: (string | null)[]) => given.filter((sentence) => sentence !== null).join(' ')

const noticeToSeeker = (work: LockedAssignment, { reason, owed }: Cancellation): NewNotice => ({
  to: [work.seekerUid],
  kind: 'assignment.cancelled',
  title: `Cancelled: ${workText(work)}`,
  body: sentences(
    `The company says: ${asSentence(reason)}`,
    owedText({ by: 'company', owed }, 'seeker', 'The company'),
  ),
  link: links.work(work.id),
  critical: true,
})

const noticeToCompany = (
  work: LockedAssignment,
  { reason, owed }: Cancellation,
  others: readonly string[],
): Omit<NewNotice, 'to'> => {
  const rest = others.length > 0 ? `Also applied: ${others.join(', ')}.` : 'Nobody else has applied.'
  return {
    kind: 'assignment.cancelled',
    title: `${work.seekerName} cancelled: ${workText(work)}`,
    body: sentences(
      `They say: ${asSentence(reason)}`,
      owedText({ by: 'seeker', owed }, 'company', work.seekerName),
      `The place is open again. ${rest}`,
    ),
    link: links.applicants(work.jobId),
    critical: true,
  }
}

const otherApplicants = async (tx: Db, jobId: string): Promise<string[]> =>
  (
    await tx.query<{ fullname: string }>(
      `select seeker.fullname from application join seeker on seeker.id = seeker_id
     where job_id = $1 and status = 'applied' order by applied_at limit 10`,
      [jobId],
    )
  ).map(({ fullname }) => fullname)
