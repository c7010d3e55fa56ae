import type { Contract, LogbookEntry, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { servesUntil } from '@s4/domain/shift-window'
import { v7 as uuid } from 'uuid'
import { recordDay, tellCompany } from '../live-shift/tell'
import { ownWork, type Work } from '../live-shift/work-repository'
import { claimFile } from '@s4/api-platform/files'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { membersOf, signal } from '@s4/api-platform/notices'
import { logbookRepository } from './logbook-repository'

interface Writing {
  input: ParsedInputOf<Contract['logbook.create']>
  actor: Actor | ShiftActor
  requestId: string
}

/** Writes to the logbook, from booking on until 12 hours after the end, with pictures this person sent before. Throws `file.missing` for any other file. */
export async function writeEntry({ db, clock }: Deps, { input, actor, requestId }: Writing): Promise<LogbookEntry> {
  const now = clock.now()
  const id = uuid()
  return db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, input.id)
    if (!isOpen(work, now))
      throw new Problem('assignment.wrong-state', {
        message: 'The logbook is open from booking on until 12 hours after the end.',
      })

    const fileIds = [...new Set(input.fileIds)]
    for (const fileId of fileIds)
      await claimFile(
        tx,
        { id: fileId, ownerUid: actor.uid, purpose: 'logbook', companyId: work.companyId, seekerId: work.seekerId },
        now,
      )
    const logbook = logbookRepository(tx)
    await logbook.insert({ id, assignmentId: work.id, text: input.text, fileIds }, now)

    const link = `/job-report-logs/${work.jobId}?shift=${work.shiftId}`
    await tellCompany(tx, work, { now, kind: 'logbook.written', title: `${work.seekerName} wrote a report` }, link)
    await recordDay(tx, {
      now,
      work,
      actor,
      action: 'logbook.written',
      requestId,
      detail: { pictures: fileIds.length },
    })
    await signal(tx, [work.seekerUid, ...(await membersOf(tx, work.companyId))], ['logbook'])
    const written = await logbook.byId(id)
    if (!written) throw new Problem('server.failed')
    return written
  })
}

const isOpen = ({ bookedOnAt, endsAt, status }: Work, now: Date) =>
  bookedOnAt !== null && (status === 'inProgress' || now.getTime() < servesUntil({ endsAt }))
