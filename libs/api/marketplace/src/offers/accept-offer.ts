import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { obstaclesFor, refuseObstacles } from '@s4/api-profiles/worker-rules'
import type { SeekerActor } from '@s4/api-platform/actor'
import { audit } from '@s4/api-platform/notices'
import { dropClashing } from './drop-clashing'
import { closeFilled } from './close-filled'
import { lockOffer, refuseClosedOffer, type LockedOffer } from './locked-offer'
import { freeShifts, type FreeShift } from './offered-shifts'
import { agreeToSelfBilling } from './self-billing'
import { holdApplication } from './settle-application'
import { tellAccepted } from './tell-accepted'

interface Accepting {
  id: string
  selfBilling: boolean
  /** What is left to take when others are full or clash. */
  shiftIds?: readonly string[] | undefined
  actor: SeekerActor
  now: Date
}

/** Turns an offer into agreed work, all or nothing (PRODUCT rules 7 and 8). Accepting again answers the same assignments. */
export async function acceptOffer(tx: Db, { id, selfBilling, shiftIds, actor, now }: Accepting): Promise<string[]> {
  // One acceptance of a seeker at a time: two overlapping offers cannot both find the time free.
  await tx.query('select id from seeker where id = $1 for no key update', [actor.seekerId])
  const offer = await lockOffer(tx, id, { side: 'seeker', id: actor.seekerId })
  if (offer.status === 'accepted') return assignmentsOf(tx, id)
  refuseClosedOffer(offer, now)

  const shifts = await freeShifts(tx, { offerId: id, seekerId: actor.seekerId, named: shiftIds, now })
  const lastEndsAt =
    shifts
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1) ?? now.toISOString()
  refuseObstacles(await obstaclesFor(tx, actor.seekerId, { ...offer, lastEndsAt }, now))
  await agreeToSelfBilling(tx, { offer, agreed: selfBilling, actor, now })

  await holdApplication(tx, offer)
  const made = await assign(tx, offer, shifts, actor, now)
  await tx.query(`update offer set status = 'accepted', decided_at = $2 where id = $1`, [id, now])
  await tx.query(
    `update application set status = 'accepted', decided_at = $3 where job_id = $1 and seeker_id = $2 and status in ('applied', 'offered')`,
    [offer.jobId, offer.seekerId, now],
  )
  await audit(tx, {
    at: now,
    actor,
    action: 'offer.accepted',
    subject: { kind: 'offer', id },
    companyId: offer.companyId,
    detail: { shifts: shifts.length },
  })
  await dropClashing(tx, { seekerId: offer.seekerId, now })
  await closeFilled(tx, offer.jobId, now)
  await tellAccepted(tx, { offer, shifts, made, now })
  return made
}

const assignmentsOf = async (tx: Db, offerId: string) =>
  (await tx.query<{ id: string }>('select id from assignment where offer_id = $1 order by starts_at', [offerId])).map(
    ({ id }) => id,
  )

async function assign(
  tx: Db,
  offer: LockedOffer,
  shifts: FreeShift[],
  actor: SeekerActor,
  now: Date,
): Promise<string[]> {
  const made: string[] = []
  for (const shift of shifts) {
    const id = uuid()
    try {
      await insertAssignment(tx, { id, offer, shift, now })
    } catch (error) {
      if (violatedConstraint(error) === 'no_overlapping_work') throw new Problem('offer.shifts-unavailable')
      throw error
    }
    await audit(tx, {
      at: now,
      actor,
      action: 'assignment.agreed',
      subject: { kind: 'assignment', id },
      assignmentId: id,
      companyId: offer.companyId,
    })
    made.push(id)
  }
  return made
}

/** Copies everything agreed, so that later edits of the job change nothing here. */
const insertAssignment = (
  tx: Db,
  { id, offer, shift, now }: { id: string; offer: LockedOffer; shift: FreeShift; now: Date },
) =>
  tx.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, offer_id, slot, status, title, role, site_id, site_name, address, zone,
       starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, sia_sector, requirements, pin, accepted_at)
     select $1, shift.id, job.id, job.company_id, $2, $3, $4, 'assigned', job.title, job.role, site.id, site.name,
       concat_ws(', ', site.address, site.postcode), site.zone,
       shift.starts_at, shift.ends_at, job.pay_per_hour, job.breaks_paid, job.alert_duration, job.terms, job.sia_sector, job.requirements, job.pin, $5
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id where shift.id = $6`,
    [id, offer.seekerId, offer.id, shift.slot, now, shift.id],
  )
