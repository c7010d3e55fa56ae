import { companyLinks } from '@s4/links'
import type { Contract, LogbookEntry, ParsedInputOf, ReportForm, StoredReportForm } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { reportForms } from '@s4/domain/report-forms'
import { servesUntil } from '@s4/domain/shift-window'
import { v7 as uuid } from 'uuid'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import { sitePosition } from '../live-shift/site-position'
import { ownWork, wasBookedOn, type Work } from '../live-shift/work-repository'
import { claimFile } from '@s4/api-platform/files'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { handoverRepository } from '../handovers/handover-repository'
import { logbookRepository } from './logbook-repository'

/**
 * Writes to the logbook, from booking on until 12 hours after the end. Throws `file.missing` for a picture this person
 * did not upload.
 */
export async function writeEntry(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['logbook.create']>,
): Promise<LogbookEntry> {
  const { tx, actor, now, happened } = ctx
  const at = new Date(happened.at)
  const arrivedAt = happened.trust === 'onTime' ? null : now
  const work = await ownWork(ctx, input.id)
  const { companyId, seekerId } = work
  if (!isOpen(work, at))
    throw new ApiError('assignment.wrong-state', {
      message: 'You can write reports from booking on until 12 hours after the end.',
    })

  const id = uuid()
  const fileIds = [...new Set(input.fileIds)]
  for (const fileId of fileIds)
    await claimFile(tx, { id: fileId, ownerUid: actor.uid, purpose: 'logbook', companyId, seekerId }, now)
  const logbook = logbookRepository(tx)
  const form = input.form && withoutEmptyAnswers(input.form)
  // What a company is told ends with booking off.
  const shares = work.locationSharedAt !== null && wasBookedOn(work, at.getTime())
  const place = shares ? sitePosition(input.position, work) : null
  await logbook.insert({ id, assignmentId: work.id, text: input.text, form, fileIds, place }, { at, arrivedAt })
  if (form?.kind === 'handover')
    await handoverRepository(tx).insert({ entryId: id, assignmentId: work.id, siteId: work.siteId, at })
  const what = form ? reportForms[form.kind].notice : 'wrote a report'
  await ctx.record({
    action: 'logbook.written',
    ...(await aboutDay(tx, work, ['logbook', 'handovers'])),
    detail: { pictures: fileIds.length, ...(form && { form: form.kind }) },
    notices: [
      await companyNotice(tx, work, {
        kind: 'logbook.written',
        title: `${work.seekerName} ${what}${sentLaterText(ctx, work)}`,
        critical: form !== null && reportForms[form.kind].urgent === true,
        link: `${companyLinks.logbook(work.jobId)}?shift=${work.shiftId}`,
      }),
    ],
  })
  const written = await logbook.byId(id)
  if (!written) throw new ApiError('server.failed')
  return written
}

const withoutEmptyAnswers = ({ kind, answers }: ReportForm): StoredReportForm => ({
  kind,
  answers: Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => (answer && answer.length > 0 ? [[name, answer]] : [])),
  ),
})

const isOpen = ({ bookedOnAt, endsAt, status }: Work, now: Date) =>
  bookedOnAt !== null && (status === 'inProgress' || now.getTime() < servesUntil({ endsAt }))
