import type { SelfBillingAgreement } from '@s4/contract'
import type { Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { ownerColumn, type Viewer } from '@s4/api-platform/http'
import { vatChangedSince } from '@s4/api-profiles/vat'

interface Pair {
  companyId: string
  seekerId: string
}

/** How long before its end an agreement is to be renewed, in days. */
export const RENEWAL_DAYS = 30

/** True in SQL when the company of an `agreement` has agreed to its version. */
const COMPANY_AGREED = `exists (select from self_billing_acceptance accepted
    where accepted.company_id = agreement.company_id and accepted.version = agreement.version)`
const VAT_CHANGED = vatChangedSince('agreement.seeker_id', 'agreement.accepted_at')

/** True in SQL for a `self_billing_agreement agreement` in force at a time. */
export const inForce = (now: string): string => `(agreement.ended_at is null and agreement.accepted_at <= ${now}
  and agreement.expires_at > ${now} and ${COMPANY_AGREED} and not ${VAT_CHANGED})`

/** The agreement that lets this company make this seeker's invoices now; null without one. */
export async function agreementInForce(tx: Db, pair: Pair, now: Date): Promise<{ version: string } | null> {
  const [agreement] = await agreementsInForce(tx, [pair], now)
  return agreement ?? null
}

/** The same for several pairs, in the order given. */
export async function agreementsInForce(
  tx: Db,
  pairs: readonly Pair[],
  now: Date,
): Promise<({ version: string } | null)[]> {
  const rows = await tx.query<{ version: string | null }>(
    `select latest.version from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (company_id, seeker_id, place)
     left join lateral (
       select version from self_billing_agreement agreement
       where agreement.company_id = pair.company_id and agreement.seeker_id = pair.seeker_id
         and ${inForce('$3')}
       order by accepted_at desc limit 1
     ) latest on true order by place`,
    [pairs.map(({ companyId }) => companyId), pairs.map(({ seekerId }) => seekerId), now],
  )
  return rows.map(({ version }) => (version === null ? null : { version }))
}

const side = ({ side: of }: Viewer) => (of === 'seeker' ? 'agreement.seeker_id' : 'agreement.company_id')

// What both figures hold, as `undisputedLines` in @s4/domain/agreed-lines has it line by line.
const UNDISPUTED_MINUTES = 'least(hours.counter_minutes, hours.proposed_minutes + hours.extra_minutes)'
const MINIMUM_MINUTES = `(assignment.terms -> 'pay' ->> 'minimumMinutes')::int`
const INVOICED_MINUTES = `(select coalesce(sum(shift_minutes + invoice.extra_minutes), 0) from invoice
  where invoice.assignment_id = assignment.id)`

/** True in SQL for an `assignment` with its `hours` of which something is settled, pays and is not invoiced. */
export const WAITS_FOR_INVOICE = `(assignment.engagement = 'self-employed'
  and (hours.agreed_pence > 0 and assignment.status = 'hoursAgreed'
  or hours.status = 'disputed' and greatest(${UNDISPUTED_MINUTES}, ${MINIMUM_MINUTES}) > ${INVOICED_MINUTES}))`

/** True in SQL for an `assignment` with its `hours` with agreed expenses that no invoice bills yet. */
export const EXPENSES_WAIT = `(assignment.engagement = 'self-employed'
  and hours.status in ('agreed', 'disputed') and exists (select from expense_claim claim
  where claim.assignment_id = assignment.id and claim.status = 'agreed' and claim.invoice_id is null))`

/** True in SQL for an `assignment` that the company cancelled and owes for, and that has no invoice. */
export const CANCELLATION_WAITS = `(assignment.engagement = 'self-employed'
  and assignment.status = 'cancelled' and assignment.ended_by = 'company'
  and assignment.owed_pence > 0 and not exists (select from invoice
    where invoice.assignment_id = assignment.id and invoice.kind = 'cancellation'))`

/** The latest agreement of each pair, those to act on first. */
export const listAgreements = (db: Db, viewer: Viewer, now: Date): Promise<SelfBillingAgreement[]> =>
  db.query<SelfBillingAgreement>(
    `with waiting as (
       select company_id, seeker_id, count(*)::int as pieces
       from (
         select company_id, seeker_id from assignment
         join assignment_hours hours on hours.assignment_id = assignment.id
         where ${ownerColumn(viewer)} = $1
           and assignment.status in ('completed', 'hoursAgreed') and ${WAITS_FOR_INVOICE}
         union all
         select company_id, seeker_id from assignment where ${ownerColumn(viewer)} = $1 and ${CANCELLATION_WAITS}
         union all
         select company_id, seeker_id from assignment
         join assignment_hours hours on hours.assignment_id = assignment.id
         where ${ownerColumn(viewer)} = $1 and not ${WAITS_FOR_INVOICE} and ${EXPENSES_WAIT}
       ) piece
       group by company_id, seeker_id
     )
     select * from (
       select distinct on (agreement.company_id, agreement.seeker_id) agreement.id, agreement.company_id,
         company.company_name, agreement.seeker_id, seeker.fullname as seeker_name,
         agreement.version, agreement.accepted_at, agreement.expires_at,
         (select accepted_at from self_billing_acceptance accepted
          where accepted.company_id = agreement.company_id and accepted.version = agreement.version)
           as company_accepted_at,
         case when agreement.ended_at is not null then 'ended' when agreement.expires_at <= $2 then 'expired'
           when ${VAT_CHANGED} then 'vatChanged'
           when not ${COMPANY_AGREED} then case agreement.version when $3 then 'waitsForCompany' else 'ended' end
           when agreement.expires_at <= $2::timestamptz + make_interval(days => ${RENEWAL_DAYS}) then 'endsSoon'
           else 'valid' end as status,
         coalesce(waiting.pieces, 0) as waiting
       from self_billing_agreement agreement join company on company.id = agreement.company_id
       join seeker on seeker.id = agreement.seeker_id
       left join waiting on waiting.company_id = agreement.company_id and waiting.seeker_id = agreement.seeker_id
       where ${side(viewer)} = $1 order by agreement.company_id, agreement.seeker_id, agreement.accepted_at desc,
         agreement.id desc
     ) latest order by waiting desc, expires_at`,
    [viewer.id, now, SELF_BILLING_VERSION],
  )
