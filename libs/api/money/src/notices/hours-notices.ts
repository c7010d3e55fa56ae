import type { Db } from '@s4/db'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText } from '@s4/domain/shift-text'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { membersOf, notify, workText } from '@s4/api-platform/notices'

export const moneyLinks = {
  completedWork: '/User-WorkCompleted',
  invoices: '/User-InvoiceList',
  completedJob: ({ jobId, shiftId }: Pick<LockedAssignment, 'jobId' | 'shiftId'>) =>
    `/completed-jobDetail/${jobId}?shift=${shiftId}`,
}

interface Counter {
  now: Date
  minutes: number
  reason: string
  respondBy: string
}

export const tellOfCounter = (tx: Db, work: LockedAssignment, { now, minutes, reason, respondBy }: Counter) =>
  notify(tx, {
    at: now,
    to: [work.seekerUid],
    kind: 'hours.countered',
    critical: true,
    link: moneyLinks.completedWork,
    title: `The company proposes ${durationText(minutes)} for ${workText(work)}`,
    body: `They say: ${asSentence(reason)} Accept or refuse it by ${momentText(respondBy, work.zone)}; without an answer the hours become disputed.`,
  })

export const tellOfRefusal = async (
  tx: Db,
  work: LockedAssignment,
  { now, reason, number, disputed }: { now: Date; reason: string; number: string; disputed: number },
) =>
  notify(tx, {
    at: now,
    to: await membersOf(tx, work.companyId),
    kind: 'hours.disputed',
    critical: true,
    link: moneyLinks.completedJob(work),
    title: `${work.seekerName} refused the hours you proposed`,
    body: `${workText(work)}.${reason ? ` They say: ${asSentence(reason)}` : ''} ${partText(disputed)} Agree their hours or propose others. Write to each other in problem ${number}.`,
  })

const partText = (disputed: number) =>
  `${durationText(disputed)} ${disputed === 1 ? 'is' : 'are'} in dispute; what you both agree on is invoiced at once, the rest when it is settled.`

/** The worker gives times of their own in place of those the company entered by hand. */
export const tellOfGiven = async (tx: Db, work: LockedAssignment, { now, minutes, reason, respondBy }: Counter) =>
  notify(tx, {
    at: now,
    to: await membersOf(tx, work.companyId),
    kind: 'hours.given',
    critical: true,
    link: moneyLinks.completedJob(work),
    title: `${work.seekerName} says they worked ${durationText(minutes)}: ${workText(work)}`,
    body: `They say: ${asSentence(reason)} Agree or propose other hours by ${momentText(respondBy, work.zone)}; without an answer their hours for the shift are agreed.`,
  })

/** Both sides read what nobody's answer decided. */
export async function tellOfSilence(
  tx: Db,
  work: LockedAssignment,
  now: Date,
  outcome: 'agreed' | { problem: string; disputed: number },
) {
  const members = await membersOf(tx, work.companyId)
  const what = workText(work)
  if (outcome === 'agreed') {
    await notify(tx, {
      at: now,
      to: members,
      kind: 'hours.agreed',
      link: moneyLinks.completedJob(work),
      title: `${work.seekerName}’s hours stand: ${what}`,
      body: 'You did not answer within 72 hours, so the hours for the shift are agreed as the worker proposed them.',
    })
    return
  }
  const common = { at: now, kind: 'hours.disputed', critical: true }
  await notify(tx, {
    ...common,
    to: [work.seekerUid],
    link: moneyLinks.completedWork,
    title: `Hours disputed: ${what}`,
    body: `You did not answer the company’s proposal within 72 hours. You can still accept it. ${partText(outcome.disputed)} Write to each other in problem ${outcome.problem}.`,
  })
  await notify(tx, {
    ...common,
    to: members,
    link: moneyLinks.completedJob(work),
    title: `Hours disputed: ${work.seekerName}, ${what}`,
    body: `The worker did not answer your proposal within 72 hours. ${partText(outcome.disputed)} You can agree their hours or propose others. Write to each other in problem ${outcome.problem}.`,
  })
}
