import type { ExpenseClaim, Terms } from '@s4/contract'
import type { Db } from '@s4/db'
import { vatNumberOn } from '@s4/api-profiles/vat'
import { companyLines, undisputedLines, type HoursLines } from '@s4/domain/agreed-lines'
import type { RatedStretch } from '@s4/domain/paid-time'

/** What an invoice copies: the work, its hours and the current details of both parties. */
export interface SuppliedWork {
  id: string
  jobId: string
  shiftId: string
  companyId: string
  seekerId: string
  seekerUid: string
  title: string
  siteName: string
  zone: string
  startsAt: string
  endsAt: string
  payPerHour: number
  terms: Terms
  /** How the minutes are paid, those attended first. */
  stretches: RatedStretch[]
  /** When the work was supplied: its end, or its cancellation. */
  suppliedAt: string
  /** What the company owes for cancelling it, in pence; null for work that was done. */
  cancellationOwed: number | null
  cancellationInvoiced: boolean
  inDispute: boolean
  /** Agreed by both; in a dispute, the part both sides agree on. */
  settled: HoursLines
  /** What earlier invoices bill. */
  invoiced: HoursLines
  /** Agreed and not invoiced yet. */
  expenses: Pick<ExpenseClaim, 'id' | 'kind' | 'miles' | 'pence'>[]
  /** The net amounts earlier invoices charged VAT on, and that VAT. */
  charged: { net: number; vat: number }
  /** The numbers of the earlier invoices of the work done, the original first. */
  earlierNumbers: string[]
  sellerName: string
  sellerNameInOwnScript: string
  sellerAddress: string
  sellerContact: string
  sellerVatNumber: string | null
  sellerUtrSealed: Buffer | null
  companyName: string
  companyAddress: string
  companyContact: string
  /** Each on the day of supply. */
  companyVatNumber: string | null
}

interface Row extends Omit<SuppliedWork, 'inDispute' | 'settled' | 'invoiced' | 'charged'> {
  /** Null for cancelled work, like the minutes. */
  hoursStatus: 'agreed' | 'disputed' | null
  proposedMinutes: number | null
  extraMinutes: number | null
  counterMinutes: number | null
  agreedMinutes: number | null
  agreedExtraMinutes: number | null
  invoicedMinutes: number
  invoicedExtraMinutes: number
  chargedNet: number
  chargedVat: number
}

const SUPPLIED_AT = `(case when assignment.status = 'cancelled' then assignment.ended_at else assignment.ends_at end)`
const SUPPLIED_ON = `(${SUPPLIED_AT} at time zone assignment.zone)::date`

/** In the order given. The hours are agreed or in dispute, or the company cancelled the work and owes for it. */
export async function suppliedWorks(tx: Db, assignmentIds: readonly string[]): Promise<SuppliedWork[]> {
  const rows = await tx.query<Row>(
    `select assignment.id, job_id, shift_id, assignment.company_id, assignment.seeker_id, seeker.uid as seeker_uid,
       title, site_name, zone, starts_at, ends_at, pay_per_hour,
       terms, coalesce(hours.stretches, assignment.stretches) as stretches,
       ${SUPPLIED_AT} as supplied_at,
       case when assignment.status = 'cancelled' then owed_pence end as cancellation_owed,
       hours.status as hours_status, hours.proposed_minutes, hours.extra_minutes, hours.counter_minutes,
       hours.agreed_minutes, hours.agreed_extra_minutes, earlier.*,
       coalesce((select json_agg(json_build_object('id', claim.id, 'kind', claim.kind, 'miles', claim.miles,
             'pence', claim.pence) order by claim.kind)
           from expense_claim claim where claim.assignment_id = assignment.id and claim.status = 'agreed'
             and claim.invoice_id is null), '[]') as expenses,
       seeker.fullname as seller_name, seeker.name_in_own_script as seller_name_in_own_script,
       coalesce(home.written, '') as seller_address,
       concat_ws(', ', account.email, nullif(seeker.phone, '')) as seller_contact,
       ${vatNumberOn('seeker', 'seeker.id', SUPPLIED_ON)} as seller_vat_number,
       ${vatNumberOn('company', 'company.id', SUPPLIED_ON)} as company_vat_number,
       seeker.utr_sealed as seller_utr_sealed,
       company.company_name, company.address as company_address,
       concat_ws(', ', nullif(company.company_email, ''), nullif(company.company_contact, '')) as company_contact
     from assignment
     left join assignment_hours hours on hours.assignment_id = assignment.id
     join seeker on seeker.id = assignment.seeker_id
     join account on account.uid = seeker.uid
     join company on company.id = assignment.company_id
     left join lateral (
       select concat_ws(', ', line1, nullif(line2, ''), town, postcode) as written from seeker_address
       where seeker_address.seeker_id = seeker.id order by to_date desc nulls first, from_date desc limit 1
     ) home on true
     cross join lateral (
       select coalesce(sum(shift_minutes), 0)::int as invoiced_minutes,
         coalesce(sum(invoice.extra_minutes), 0)::int as invoiced_extra_minutes,
         coalesce(sum(total_pence - vat_pence) filter (where vat_pence > 0), 0)::int as charged_net,
         coalesce(sum(vat_pence), 0)::int as charged_vat,
         coalesce(array_agg(number order by created_at, sequence) filter (where kind <> 'cancellation'), '{}')
           as earlier_numbers,
         coalesce(bool_or(kind = 'cancellation'), false) as cancellation_invoiced
       from invoice where invoice.assignment_id = assignment.id
     ) earlier
     where assignment.id = any($1) and (hours.status in ('agreed', 'disputed')
       or assignment.status = 'cancelled' and assignment.ended_by = 'company')`,
    [assignmentIds],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return assignmentIds.map((id) => {
    const row = byId.get(id)
    if (!row) throw new Error(`the hours of ${id} are neither agreed nor in dispute`)
    return toSuppliedWork(row)
  })
}

function toSuppliedWork(row: Row): SuppliedWork {
  const {
    hoursStatus,
    proposedMinutes,
    extraMinutes,
    counterMinutes,
    agreedMinutes,
    agreedExtraMinutes,
    invoicedMinutes,
    invoicedExtraMinutes,
    chargedNet,
    chargedVat,
    ...work
  } = row
  const worker = { minutes: proposedMinutes ?? 0, extraMinutes: extraMinutes ?? 0 }
  return {
    ...work,
    inDispute: hoursStatus === 'disputed',
    settled:
      agreedMinutes === null || agreedExtraMinutes === null
        ? undisputedLines(worker, companyLines(counterMinutes ?? 0, worker))
        : { minutes: agreedMinutes - agreedExtraMinutes, extraMinutes: agreedExtraMinutes },
    invoiced: { minutes: invoicedMinutes, extraMinutes: invoicedExtraMinutes },
    charged: { net: chargedNet, vat: chargedVat },
  }
}
