import { SELF_BILLING_MONTHS, SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { shiftText } from '@s4/domain/shift-text'
import type { AgreedWork } from './agreed-work'
import { after, ZONE } from './town/moments'
import { planDay } from './plan-day'
import type { PostedJob, PostedShift } from './posted-job'
import { log, tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'
import type { Fate } from './town/jobs'
import type { SeekerKey } from './town/seekers'

interface Accepted {
  seeker: SeekerKey
  fate: Fate
  offerId: string
  acceptedAt: string
}

/** Statuses of the database for a fate; an open hour's sheet is still *completed*. */
const statusOf: Partial<Record<Fate, string>> = {
  running: 'inProgress',
  proposed: 'completed',
  countered: 'completed',
  confirmed: 'paid',
}
const ends: Partial<Record<Fate, { by: 'seeker' | 'company'; reason: string }>> = {
  cancelled: { by: 'seeker', reason: 'My daughter is in hospital. I am sorry for the short notice.' },
  noShow: { by: 'company', reason: 'Did not come and could not be reached by telephone.' },
}

/** All shifts of the offer, each in the next slot, with what was agreed copied. */
export function planAgreedWork(town: Town, job: PostedJob, { seeker, fate, offerId, acceptedAt }: Accepted): void {
  agreeToSelfBilling(town, job, seeker, acceptedAt)
  const { uid, fullname } = seekerOf(seeker)
  const made = job.shifts.map((shift) => addAssignment(town, { job, shift, seeker, fate, offerId, acceptedAt }))
  const [first] = made
  if (!first) return
  const what = `${job.title}, ${shiftText(first.shift, ZONE)}${made.length > 1 ? ` and ${made.length - 1} more` : ''}`
  tell(town, {
    at: acceptedAt,
    to: job.by,
    kind: 'offer.accepted',
    title: `${fullname} accepted: ${what}`,
    link: `/assign-jobDetail/${job.id}?shift=${first.shift.id}`,
  })
  tell(town, {
    at: acceptedAt,
    to: uid,
    kind: 'assignment.agreed',
    title: `You have the work: ${what}`,
    link: `/User-AppliedAndAssignedDetail/${first.id}`,
  })
  for (const work of made) planDay(town, work)
}

/** Once for a company and a seeker (docs/product.md#accepting). */
function agreeToSelfBilling(town: Town, job: PostedJob, seeker: SeekerKey, at: string): void {
  const pair = `${job.companyKey} ${seeker}`
  if (town.agreements.has(pair)) return
  town.agreements.add(pair)
  const expires = new Date(at)
  expires.setUTCMonth(expires.getUTCMonth() + SELF_BILLING_MONTHS)
  // The data names jobs in another order than they were accepted: dated well before the first of them.
  const acceptedAt = after(at, -60 * 24 * 30)
  town.rows.add('self_billing_agreement', {
    id: idAt(acceptedAt),
    company_id: job.companyId,
    seeker_id: town.seekerId(seeker),
    version: SELF_BILLING_VERSION,
    accepted_at: acceptedAt,
    expires_at: expires.toISOString(),
  })
}

interface Taking extends Accepted {
  job: PostedJob
  shift: PostedShift
}

function addAssignment(town: Town, { job, shift, seeker, fate, offerId, acceptedAt }: Taking): AgreedWork {
  const end = ends[fate]
  if (!end) shift.taken += 1
  const id = idAt(acceptedAt)
  const endedAt = fate === 'noShow' ? after(shift.endsAt, 40) : after(acceptedAt, 9 * 60)
  town.rows.add('assignment', {
    id,
    shift_id: shift.id,
    job_id: job.id,
    company_id: job.companyId,
    seeker_id: town.seekerId(seeker),
    offer_id: offerId,
    slot: end ? 1 : shift.taken,
    status: statusOf[fate] ?? fate,
    title: job.title,
    role: job.role,
    site_id: job.siteId,
    site_name: job.site.name,
    address: `${job.site.address}, ${job.site.postcode}`,
    zone: ZONE,
    starts_at: shift.startsAt,
    ends_at: shift.endsAt,
    pay_per_hour: job.pay,
    breaks_paid: job.breaksPaid,
    alert_duration: job.alert,
    terms: job.terms,
    sia_sector: job.sector,
    requirements: job.needs,
    pin: job.pin,
    accepted_at: acceptedAt,
    ended_at: end ? endedAt : null,
    ended_by: end?.by ?? null,
    end_reason: end?.reason ?? null,
    owed_pence: end ? 0 : null,
  })
  const about = {
    subject: ['assignment', id] as [string, string],
    assignmentId: id,
    companyId: job.companyId,
    seekerId: town.seekerId(seeker),
  }
  const { uid } = seekerOf(seeker)
  log(town, { at: acceptedAt, by: { uid, kind: 'seeker' }, action: 'assignment.agreed', ...about })
  if (fate === 'cancelled')
    log(town, {
      at: endedAt,
      by: { uid, kind: 'seeker' },
      action: 'assignment.cancelled',
      ...about,
      detail: { by: 'seeker', owedPence: 0 },
    })
  if (fate === 'noShow')
    log(town, { at: endedAt, by: { uid: job.by, kind: 'company' }, action: 'assignment.noShow', ...about })
  return { id, job, shift, seeker, fate }
}
