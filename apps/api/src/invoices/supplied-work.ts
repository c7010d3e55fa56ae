import type { Db } from '@s4/db'

/** Work with agreed hours, and both parties as they are today: what an invoice copies. */
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
  minutes: number
  extraMinutes: number
  sellerName: string
  sellerAddress: string
  sellerContact: string
  sellerVatNumber: string | null
  sellerUtrSealed: Buffer | null
  companyName: string
  companyAddress: string
  companyContact: string
}

/** Throws when the hours are not agreed: the caller has just agreed them. */
export async function suppliedWork(tx: Db, assignmentId: string): Promise<SuppliedWork> {
  const [row] = await tx.query<SuppliedWork>(
    `select assignment.id, job_id, shift_id, assignment.company_id, assignment.seeker_id, seeker.uid as seeker_uid, title, site_name, zone, starts_at, ends_at, pay_per_hour,
       hours.agreed_minutes - hours.agreed_extra_minutes as minutes, hours.agreed_extra_minutes as extra_minutes,
       seeker.fullname as seller_name, coalesce(home.written, '') as seller_address, concat_ws(', ', account.email, nullif(seeker.phone, '')) as seller_contact, seeker.vat_number as seller_vat_number, seeker.utr_sealed as seller_utr_sealed,
       company.company_name, company.address as company_address, concat_ws(', ', nullif(company.company_email, ''), nullif(company.company_contact, '')) as company_contact
     from assignment
     join assignment_hours hours on hours.assignment_id = assignment.id and hours.status = 'agreed'
     join seeker on seeker.id = assignment.seeker_id
     join account on account.uid = seeker.uid
     join company on company.id = assignment.company_id
     left join lateral (
       select concat_ws(', ', line1, nullif(line2, ''), town, postcode) as written from seeker_address
       where seeker_address.seeker_id = seeker.id order by to_date desc nulls first, from_date desc limit 1
     ) home on true
     where assignment.id = $1`,
    [assignmentId],
  )
  if (!row) throw new Error(`the hours of ${assignmentId} are not agreed`)
  return row
}
