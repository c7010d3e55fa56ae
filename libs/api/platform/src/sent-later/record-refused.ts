import { companyLinks, seekerLinks } from '@s4/links'
import type { ApiError } from '@s4/contract/api-error'
import { failureSentence } from '@s4/contract/failure-catalogue'
import { phoneActionText } from '@s4/domain/phone-actions'
import { momentText } from '@s4/domain/shift-text'
import type { CommandContext } from '../commands/command-context'
import { bothSides, listMemberUids } from '../notices/notify'
import { insertSentLater, type Sent } from './sent-later-repository'

/**
 * Keeps what a phone sent later and was refused, because meanwhile something else had happened, and tells both sides
 * with both versions: nothing that a worker did is thrown away.
 */
export async function recordRefused(
  ctx: CommandContext<null>,
  sent: Omit<Sent, 'refused'>,
  failure: ApiError,
): Promise<void> {
  const { tx } = ctx
  const text = failure.message === failure.code ? failureSentence(failure.code) : failure.message
  const kept = await insertSentLater(tx, { ...sent, refused: { code: failure.code, text } })
  if (!kept) return
  const [work] = await tx.query<{
    jobId: string
    shiftId: string
    title: string
    zone: string
    seekerUid: string
    name: string
  }>(
    `select job_id, shift_id, title, zone, seeker.uid as seeker_uid, seeker.fullname as name
     from assignment join seeker on seeker.id = seeker_id where assignment.id = $1`,
    [kept.assignmentId],
  )
  if (!work) return
  const what = `${phoneActionText(sent.action)}, ${momentText(new Date(sent.phone.at).toISOString(), work.zone)}`
  await ctx.record({
    action: 'phone.refused',
    subject: { kind: 'assignment', id: kept.assignmentId },
    assignmentId: kept.assignmentId,
    companyId: kept.companyId,
    seekerId: kept.seekerId,
    detail: { action: sent.action, code: failure.code },
    signals: [
      { to: await bothSides(tx, { ...kept, seekerUid: work.seekerUid }), resources: ['assignments', 'reports'] },
    ],
    notices: [
      {
        to: [work.seekerUid],
        kind: 'phone.refused',
        title: 'Something your phone kept was not taken',
        body: `${work.title}: ${what}. ${text} It stays on the record of the work, where the company reads it too.`,
        link: seekerLinks.assignment(kept.assignmentId),
      },
      {
        to: await listMemberUids(tx, kept.companyId),
        kind: 'phone.refused',
        title: `${work.name}’s phone sent something that no longer fitted`,
        body: `${work.title}: ${what}. ${text}`,
        link: `${companyLinks.logbook(work.jobId)}?shift=${work.shiftId}`,
      },
    ],
  })
}
