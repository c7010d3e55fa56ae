import type { Town } from '../server/town'
import { notes, type Fate } from '../town/jobs'
import { after, hours } from '../town/moments'
import { seekers, type SeekerKey } from '../town/seekers'
import { agreeWork } from './agree-work'
import { checkDocuments } from './check-documents'
import type { PostedJob } from './posted-job'

export interface Applicant {
  seeker: SeekerKey
  fate: Fate
  /** Who came first, second… */
  order: number
}

/** Somebody applies for the job; what comes of it follows. */
export function apply(town: Town, posted: PostedJob, applicant: Applicant): void {
  const { call, agenda } = town
  const { seeker, fate, order } = applicant
  const { uid } = seekers[seeker]
  const appliedAt = after(posted.createdAt, hours(8 + 5 * order))
  const decidedAt = after(appliedAt, hours(7))

  agenda.at(appliedAt, async () => {
    const { id } = await call(uid, 'applications.create', { id: posted.id, note: notes[order % notes.length] ?? '' })
    if (fate === 'applied' || fate === 'dropped') return
    if (fate === 'withdrawn')
      return agenda.at(decidedAt, async () => void (await call(uid, 'applications.withdraw', { id })))
    if (fate === 'rejected')
      return agenda.at(
        decidedAt,
        async () =>
          void (await call(posted.by, 'applications.reject', {
            id,
            reason: 'We have chosen people with more experience of this venue. Please ask again next time.',
          })),
      )
    // Open offers are fresh, so that there is time to answer them.
    const madeAt = fate === 'offered' ? after(town.now, -hours(1) - 20 * order) : after(appliedAt, hours(5))
    agenda.at(madeAt, () => offer(town, posted, { ...applicant, madeAt }))
  })
}

async function offer(
  town: Town,
  posted: PostedJob,
  { seeker, fate, order, madeAt }: Applicant & { madeAt: string },
): Promise<void> {
  const { call, agenda, sweep } = town
  const { uid } = seekers[seeker]
  const { id, lapsesAt } = await call(posted.by, 'offers.create', {
    id: posted.id,
    seekerId: town.seekerIds.get(seeker) ?? '',
  })
  if (fate === 'offered') return
  if (fate === 'lapsed') return agenda.at(lapsesAt, sweep)
  const answeredAt = after(madeAt, hours(2))
  if (fate === 'declined')
    return agenda.at(
      answeredAt,
      async () => void (await call(uid, 'offers.decline', { id, reason: 'I am away that week.' })),
    )
  agenda.at(answeredAt, async () => {
    const { assignmentIds } = await call(uid, 'offers.accept', { id, selfBilling: true })
    await checkDocuments(town, { by: posted.by, seekerId: town.seekerIds.get(seeker) ?? '' })
    for (const assignmentId of assignmentIds)
      await agreeWork(town, { id: assignmentId, posted, seeker, uid, fate, order, acceptedAt: answeredAt })
  })
}
