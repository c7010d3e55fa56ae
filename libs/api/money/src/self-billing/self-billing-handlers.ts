import type { SelfBillingAgreement } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { moneyLinks } from '../notices/hours-notices'
import { MONEY_RESOURCES } from '../notices/record-hours'
import { issueInvoice } from '../invoices/issue-invoice'
import type { Actor, SeekerActor } from '@s4/api-platform/actor'
import { type Handler, implement, viewerOf } from '@s4/api-platform/http'
import { audit, membersOf, notify, signal } from '@s4/api-platform/notices'
import type { Deps, Sealing } from '@s4/api-platform/deps'
import { agreementsOf, recordAgreement } from '@s4/api-marketplace/self-billing'

export const selfBillingHandlers = ({ db, clock, sealing }: Deps): Handler[] => [
  implement('selfBilling.list', ({ actor }) => agreementsOf(db, viewerOf(actor), clock.now())),

  implement('selfBilling.agree', ({ input: { companyId }, actor, request }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      await demandWorkWith(tx, actor, companyId)
      const id = await recordAgreement(tx, { companyId, actor, now })
      await issueWaiting(tx, { actor, companyId, now, requestId: request.id, sealing })
      return one(tx, actor, id, now)
    }),
  ),

  implement('selfBilling.end', ({ input: { id }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const agreement = await one(tx, actor, id, now)
      const ended = await tx.query(
        'update self_billing_agreement set ended_at = $2 where id = $1 and ended_at is null returning id',
        [id, now],
      )
      if (ended.length > 0) await tellEnded(tx, agreement, actor, now)
      return one(tx, actor, id, now)
    }),
  ),
]

/** The latest of its pair; throws `self-billing.missing` for one that is not theirs or was renewed. */
async function one(tx: Db, actor: Actor, id: string, now: Date): Promise<SelfBillingAgreement> {
  const found = (await agreementsOf(tx, viewerOf(actor), now)).find((agreement) => agreement.id === id)
  if (!found) throw new Problem('self-billing.missing')
  return found
}

/** A seeker agrees with companies they have worked for or agreed with; others answer `record.missing`. */
async function demandWorkWith(tx: Db, { seekerId }: SeekerActor, companyId: string): Promise<void> {
  const known = await tx.query(
    `select 1 where exists (select 1 from assignment where company_id = $1 and seeker_id = $2) or exists (select 1 from self_billing_agreement where company_id = $1 and seeker_id = $2)`,
    [companyId, seekerId],
  )
  if (known.length === 0) throw new Problem('record.missing')
}

interface Renewal {
  actor: SeekerActor
  companyId: string
  now: Date
  requestId: string
  sealing: Sealing
}

/** Makes the invoices that had to wait for this agreement, oldest work first. */
async function issueWaiting(tx: Db, { actor, companyId, now, requestId, sealing }: Renewal): Promise<void> {
  const waiting = await tx.query<{ id: string }>(
    `select id from assignment where company_id = $1 and seeker_id = $2
       and (status = 'hoursAgreed' or exists (select from assignment_hours where assignment_id = assignment.id and assignment_hours.status = 'disputed'))
     order by starts_at, id for update`,
    [companyId, actor.seekerId],
  )
  for (const { id } of waiting) await issueInvoice(tx, id, { actor, now, requestId, sealing })
  await signal(tx, [actor.uid, ...(await membersOf(tx, companyId))], MONEY_RESOURCES)
}

async function tellEnded(
  tx: Db,
  { id, companyId, companyName, seekerId, seekerName }: SelfBillingAgreement,
  actor: Actor,
  now: Date,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor,
    action: 'self-billing.ended',
    subject: { kind: 'self-billing-agreement', id },
    companyId,
    seekerId,
  })
  const [seeker] = await tx.query<{ uid: string }>('select uid from seeker where id = $1', [seekerId])
  const members = await membersOf(tx, companyId)
  const common = {
    at: now,
    kind: 'self-billing.ended',
    about: `${companyId} ${seekerId}`,
    body: 'Hours agreed from now on have no invoice until it is agreed again.',
  }
  if (actor.seekerId === null && seeker)
    await notify(tx, {
      ...common,
      to: [seeker.uid],
      title: `${companyName} ended self-billing with you`,
      link: moneyLinks.invoices,
      critical: true,
    })
  if (actor.seekerId !== null)
    await notify(tx, {
      ...common,
      to: members,
      title: `${seekerName} ended self-billing with you`,
      link: '/completed-job',
      critical: true,
    })
  await signal(tx, [...members, ...(seeker ? [seeker.uid] : [])], MONEY_RESOURCES)
}
