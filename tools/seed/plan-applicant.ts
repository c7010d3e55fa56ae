import { offerLapsesAt } from '@s4/domain/offer-lapse'
import { momentText } from '@s4/domain/shift-text'
import { after, hours, ZONE } from './town/moments'
import { planAgreedWork } from './plan-agreed-work'
import type { PostedJob } from './posted-job'
import { log, tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'
import { notes, type Fate } from './town/jobs'
import type { SeekerKey } from './town/seekers'

interface Applicant {
  seeker: SeekerKey
  fate: Fate
  /** Who came first, second… */
  order: number
}

const WITHOUT_OFFER: ReadonlySet<Fate> = new Set(['applied', 'withdrawn', 'rejected', 'dropped'])

const statusOf: Partial<Record<Fate, string>> = {
  applied: 'applied',
  withdrawn: 'withdrawn',
  rejected: 'rejected',
  dropped: 'rejected',
  offered: 'offered',
  declined: 'declined',
  lapsed: 'lapsed',
}
const reasonOf: Partial<Record<Fate, string>> = {
  rejected: 'We have chosen people with more experience of this venue. Please ask again next time.',
  dropped: 'The client has called the event off.',
}

/** Asks for the job, and follows what came of it. */
export function planApplicant(town: Town, job: PostedJob, { seeker, fate, order }: Applicant): void {
  const { uid, fullname } = seekerOf(seeker)
  const seekerId = town.seekerId(seeker)
  const appliedAt = after(job.createdAt, hours(8 + 5 * order))
  const decidedAt = after(appliedAt, hours(7))
  const status = statusOf[fate] ?? 'accepted'
  const applicationId = idAt(appliedAt)
  const open = status === 'applied' || status === 'offered'
  const about = { companyId: job.companyId, seekerId }

  town.rows.add('application', {
    id: applicationId,
    job_id: job.id,
    seeker_id: seekerId,
    status,
    note: notes[order % notes.length] ?? '',
    reason: reasonOf[fate] ?? null,
    applied_at: appliedAt,
    decided_at: open ? null : decidedAt,
  })
  log(town, {
    at: appliedAt,
    by: { uid, kind: 'seeker' },
    action: 'application.made',
    subject: ['application', applicationId],
    ...about,
  })
  tell(town, {
    at: appliedAt,
    to: job.by,
    kind: 'application.made',
    title: `${fullname} applied for ${job.title}`,
    link: `/view-applicant/${job.id}`,
  })
  if (status === 'rejected') {
    log(town, {
      at: decidedAt,
      by: { uid: job.by, kind: 'company' },
      action: 'application.rejected',
      subject: ['application', applicationId],
      ...about,
    })
    tell(town, {
      at: decidedAt,
      to: uid,
      kind: 'application.rejected',
      title: `Not this time: ${job.title}`,
      body: reasonOf[fate] ?? '',
      link: `/User-AppliedAndAssignedDetail/${applicationId}`,
    })
  }
  if (WITHOUT_OFFER.has(fate)) return

  const offer = planOffer(town, job, { seeker, fate, order, applicationId, appliedAt })
  if (status === 'accepted')
    planAgreedWork(town, job, { seeker, fate, offerId: offer.id, acceptedAt: offer.answeredAt })
}

interface Offering extends Applicant {
  applicationId: string
  appliedAt: string
}

function planOffer(
  town: Town,
  job: PostedJob,
  { seeker, fate, order, applicationId, appliedAt }: Offering,
): { id: string; answeredAt: string } {
  const { uid } = seekerOf(seeker)
  const seekerId = town.seekerId(seeker)
  const isOpen = fate === 'offered'
  // Open offers are fresh, so that there is time to answer them.
  const madeAt = isOpen ? after(town.now, -hours(1) - 20 * order) : after(appliedAt, hours(5))
  const [firstShift] = job.shifts
  const lapsesAt = (firstShift && offerLapsesAt({ madeAt, hours: 24, firstShift })) ?? after(madeAt, hours(24))
  const answeredAt = fate === 'lapsed' ? lapsesAt : after(madeAt, hours(2))
  const status = { offered: 'open', lapsed: 'lapsed', declined: 'declined' }[fate as string] ?? 'accepted'
  const id = idAt(madeAt)

  town.rows.add('offer', {
    id,
    job_id: job.id,
    seeker_id: seekerId,
    application_id: applicationId,
    status,
    lapses_at: lapsesAt,
    created_by: job.by,
    created_at: madeAt,
    decided_at: isOpen ? null : answeredAt,
    reason: fate === 'declined' ? 'I am away that week.' : null,
  })
  for (const { id: shiftId } of job.shifts)
    town.rows.add('offer_shift', { offer_id: id, seeker_id: seekerId, status, shift_id: shiftId })
  log(town, {
    at: madeAt,
    by: { uid: job.by, kind: 'company' },
    action: 'offer.made',
    subject: ['offer', id],
    companyId: job.companyId,
    seekerId,
    detail: { shifts: job.shifts.length },
  })
  const what = job.shifts.length === 1 ? 'One shift is' : `${job.shifts.length} shifts are`
  tell(town, {
    at: madeAt,
    to: uid,
    kind: 'offer.made',
    title: `Offer: ${job.title}`,
    body: `${what} yours if you accept by ${momentText(lapsesAt, ZONE)}.`,
    link: '/User-MyWorkAssignedPage',
    critical: true,
  })
  return { id, answeredAt }
}
