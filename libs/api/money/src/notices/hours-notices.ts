import { companyLinks, seekerLinks } from '@s4/links'
import type { Db } from '@s4/db'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText } from '@s4/domain/shift-text'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'

export const moneyLinks = {
  completedWork: seekerLinks.completedWork,
  endedWork: `${seekerLinks.completedWork}?ended`,
  invoices: seekerLinks.invoices,
  invoice: (id: string) => `${seekerLinks.invoices}?invoice=${id}`,
  completedJob: ({ jobId, shiftId }: Pick<LockedAssignment, 'jobId' | 'shiftId'>) =>
    `${companyLinks.completedJob(jobId)}?shift=${shiftId}`,
}

interface Proposal {
  minutes: number
  reason: string
  respondBy: string
}

export const counterNotice = (work: LockedAssignment, { minutes, reason, respondBy }: Proposal): NewNotice => ({
  to: [work.seekerUid],
  kind: 'hours.countered',
  critical: true,
  link: moneyLinks.completedWork,
  title: `The company proposes ${durationText(minutes)} for ${workText(work)}`,
  body:
    `They say: ${asSentence(reason)} Accept or refuse it by ${momentText(respondBy, work.zone)}. ` +
    'If you do not answer, we open a dispute.',
})

export interface DisputedHours {
  /** The number of the problem about the hours. */
  problem: string
  minutes: number
}

export const refusalNotice = async (
  tx: Db,
  work: LockedAssignment,
  { reason, problem, minutes }: DisputedHours & { reason: string },
): Promise<NewNotice> => ({
  to: await listMemberUids(tx, work.companyId),
  kind: 'hours.disputed',
  critical: true,
  link: moneyLinks.completedJob(work),
  title: `${work.seekerName} refused the hours you proposed`,
  body:
    `${workText(work)}.${reason ? ` They say: ${asSentence(reason)}` : ''} ${partText(work, minutes)} Agree ` +
    `their hours or propose others. Write to each other in problem ${problem}.`,
})

/** Where hours go that are settled after the first of the work: an invoice, or payroll for own staff. */
export const whatFollows = ({ engagement }: LockedAssignment): string =>
  engagement === 'own-staff' ? 'The timesheet for payroll has them.' : 'What is not invoiced yet follows on an invoice.'

const partText = ({ engagement }: LockedAssignment, disputed: number) =>
  `${durationText(disputed)} ${disputed === 1 ? 'is' : 'are'} in dispute; ` +
  (engagement === 'own-staff'
    ? 'the hours wait for payroll until it is settled.'
    : 'what you both agree on is invoiced at once, the rest when it is settled.')

/** The worker replaced times the company entered by hand. */
export const givenNotice = async (
  tx: Db,
  work: LockedAssignment,
  { minutes, reason, respondBy }: Proposal,
): Promise<NewNotice> => ({
  to: await listMemberUids(tx, work.companyId),
  kind: 'hours.given',
  critical: true,
  link: moneyLinks.completedJob(work),
  title: `${work.seekerName} says they worked ${durationText(minutes)}: ${workText(work)}`,
  body:
    `They say: ${asSentence(reason)} Agree or propose other hours by ${momentText(respondBy, work.zone)}; ` +
    'without an answer their hours for the shift are agreed.',
})

/**
 * The worker was at other work in time that the worker's figure counted; which work is not said. `respondBy` where it
 * ended what the company proposed.
 */
export async function loweredNotices(
  tx: Db,
  work: LockedAssignment,
  { minutes, respondBy }: { minutes: number; respondBy: string | null },
): Promise<NewNotice[]> {
  const common = { kind: 'hours.lowered', critical: true }
  return [
    {
      ...common,
      to: [work.seekerUid],
      link: moneyLinks.completedWork,
      title: `Your hours are ${durationText(minutes)} now: ${workText(work)}`,
      body: 'You were at other work in the rest of the time. If that is not right, report a problem about this work.',
    },
    {
      ...common,
      to: await listMemberUids(tx, work.companyId),
      link: moneyLinks.completedJob(work),
      title: `${work.seekerName}’s hours are ${durationText(minutes)} now: ${workText(work)}`,
      body:
        'They were at other work in the rest of the time.' +
        (respondBy
          ? ' What you proposed no longer holds: agree or propose other hours by ' +
            `${momentText(respondBy, work.zone)}; without an answer these are agreed.`
          : ''),
    },
  ]
}

/** The company did not answer in time, so the hours are agreed. */
export const agreedBySilenceNotice = async (tx: Db, work: LockedAssignment, minutes: number): Promise<NewNotice> => ({
  to: await listMemberUids(tx, work.companyId),
  kind: 'hours.agreed',
  link: moneyLinks.completedJob(work),
  title: `${work.seekerName}’s hours stand: ${workText(work)}`,
  body:
    `You did not answer within 72 hours, so ${durationText(minutes)} of the shift ` +
    `${minutes === 1 ? 'is' : 'are'} agreed.`,
})

/** The worker did not answer in time, so the hours are disputed. */
export async function disputedBySilenceNotices(
  tx: Db,
  work: LockedAssignment,
  { problem, minutes }: DisputedHours,
): Promise<NewNotice[]> {
  const what = workText(work)
  const common = { kind: 'hours.disputed', critical: true }
  return [
    {
      ...common,
      to: [work.seekerUid],
      link: moneyLinks.completedWork,
      title: `Hours disputed: ${what}`,
      body:
        'You did not answer the company’s proposal within 72 hours. You can still accept it. ' +
        `${partText(work, minutes)} Write to each other in problem ${problem}.`,
    },
    {
      ...common,
      to: await listMemberUids(tx, work.companyId),
      link: moneyLinks.completedJob(work),
      title: `Hours disputed: ${work.seekerName}, ${what}`,
      body:
        `The worker did not answer your proposal within 72 hours. ${partText(work, minutes)} You can agree their ` +
        `hours or propose others. Write to each other in problem ${problem}.`,
    },
  ]
}
