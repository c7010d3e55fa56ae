import type { Db } from '@s4/db'
import { links, membersOf, notify, shiftsText, signal } from '@s4/api-platform/notices'
import type { LockedOffer } from './locked-offer'
import type { FreeShift } from './offered-shifts'

interface Accepted {
  offer: LockedOffer
  shifts: FreeShift[]
  /** Ids of the assignments, in the order of the shifts. */
  made: string[]
  now: Date
}

/** Notices to both sides, naming the first shift and how many more. */
export async function tellAccepted(tx: Db, { offer, shifts, made, now }: Accepted): Promise<void> {
  const [first] = shifts
  const [assignmentId] = made
  if (!first || !assignmentId) return
  const what = `${offer.title}, ${shiftsText(shifts, offer.zone)}`
  const members = await membersOf(tx, offer.companyId)

  await notify(tx, {
    at: now,
    to: members,
    kind: 'offer.accepted',
    title: `${offer.seekerName} accepted: ${what}`,
    link: links.assignedJob(offer.jobId, first.id),
  })
  await notify(tx, {
    at: now,
    to: [offer.seekerUid],
    kind: 'assignment.agreed',
    title: `You have the work: ${what}`,
    link: links.work(assignmentId),
  })
  await signal(tx, [...members, offer.seekerUid], ['offers', 'applications', 'assignments', 'companyJobs', 'jobs'])
}
