import { agreementDueAt, proposedHours } from '@s4/domain/hours'
import { formatPence, payFor } from '@s4/domain/money'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { dateText, localDate, shiftText } from '@s4/domain/shift-text'
import type { AgreedWork } from './agreed-work'
import { after, days, hours, ZONE } from './town/moments'
import { withCheckDigit } from './plan-people'
import { log, tell } from './tell'
import { seekerOf, type Town } from './town/town'
import { companies } from './town/companies'

interface OverDay {
  bookedOnAt: string
  bookedOffAt: string
  breaks: { startsAt: string; endsAt: string }[]
}

/** The hours as they stand, and the invoice once they are agreed. */
export function planHours(town: Town, work: AgreedWork, day: OverDay): void {
  const { job, shift, fate } = work
  const proposal = proposedHours(shift, day, job.breaksPaid)
  const extra = proposal.beforeMinutes + proposal.afterMinutes
  const row = { assignment_id: work.id, proposed_minutes: proposal.minutes, extra_minutes: extra }
  if (fate === 'proposed')
    return town.rows.add('assignment_hours', {
      ...row,
      status: 'proposed',
      respond_by: agreementDueAt(day.bookedOffAt),
    })
  if (fate === 'countered') return planCounter(town, work, row, day.bookedOffAt)

  const agreedAt = after(day.bookedOffAt, hours(20))
  const pence = payFor(proposal.minutes, job.pay)
  town.rows.add('assignment_hours', {
    ...row,
    status: 'agreed',
    respond_by: null,
    agreed_minutes: proposal.minutes,
    agreed_extra_minutes: 0,
    agreed_pence: pence,
    agreed_at: agreedAt,
  })
  const about = {
    by: { uid: job.by, kind: 'company' } as const,
    assignmentId: work.id,
    companyId: job.companyId,
    seekerId: town.seekerId(work.seeker),
  }
  log(town, {
    at: agreedAt,
    action: 'hours.agreed',
    subject: ['assignment', work.id],
    ...about,
    detail: { minutes: proposal.minutes, extraMinutes: 0, pence, silence: false },
  })
  planInvoice(town, work, { agreedAt, minutes: proposal.minutes, pence })
}

function planCounter(
  town: Town,
  work: AgreedWork,
  row: { assignment_id: string; proposed_minutes: number; extra_minutes: number },
  bookedOffAt: string,
): void {
  const at = after(bookedOffAt, hours(10))
  const reason = 'The venue closed the doors a quarter of an hour early.'
  const minutes = row.proposed_minutes - 15
  town.rows.add('assignment_hours', {
    ...row,
    status: 'countered',
    counter_minutes: minutes,
    counter_reason: reason,
    respond_by: agreementDueAt(at),
  })
  const { uid } = seekerOf(work.seeker)
  tell(town, {
    at,
    to: uid,
    kind: 'hours.countered',
    title: `The company proposes other hours for ${work.job.title}`,
    body: `They say: ${reason}`,
    link: '/User-WorkCompleted',
    critical: true,
  })
}

interface Agreed {
  agreedAt: string
  minutes: number
  pence: number
}

/** Everything but the number, which is given when all invoices are known and in order. */
function planInvoice(town: Town, work: AgreedWork, { agreedAt, minutes, pence }: Agreed): void {
  const { job, shift, fate, seeker } = work
  const { uid, fullname, email, phone, home, utr } = seekerOf(seeker)
  const company = companies[job.companyKey]
  const paidAt = fate === 'paid' || fate === 'confirmed' ? after(agreedAt, days(3)) : null
  const paidOn = paidAt && localDate(paidAt, ZONE)
  const reference =
    paidAt && `${company.companyName.split(/\W/)[0]?.toUpperCase()} ${paidAt.slice(5, 10).replace('-', '')}`
  town.invoices.push({
    seeker,
    createdAt: agreedAt,
    utr: utr && withCheckDigit(utr),
    row: {
      seeker_id: town.seekerId(seeker),
      company_id: job.companyId,
      assignment_id: work.id,
      issued_on: localDate(agreedAt, ZONE),
      supplied_on: localDate(shift.endsAt, ZONE),
      shift_minutes: minutes,
      seller: {
        name: fullname,
        address: `${home.line1}, ${home.town}, ${home.postcode}`,
        contact: `${email}, ${phone}`,
        vatNumber: null,
      },
      buyer: {
        name: company.companyName,
        address: company.address,
        contact: `${company.companyEmail}, ${company.companyContact}`,
      },
      lines: [
        {
          description: `${job.title}, ${job.site.name}. ${shiftText(shift, ZONE)}`,
          minutes,
          payPerHour: job.pay,
          amount: pence,
        },
      ],
      total_pence: pence,
      agreement_version: SELF_BILLING_VERSION,
      created_at: agreedAt,
      paid_on: paidOn,
      paid_pence: paidOn && pence,
      paid_vat_pence: paidOn && 0,
      payment_reference: reference,
      paid_recorded_at: paidAt,
      confirmed_at: fate === 'confirmed' && paidAt ? after(paidAt, days(1)) : null,
    },
  })
  const link = `/completed-jobDetail/${job.id}?shift=${shift.id}`
  const body = `${job.title}, ${shiftText(shift, ZONE)}. The hours are agreed.`
  tell(town, {
    at: agreedAt,
    to: uid,
    kind: 'invoice.issued',
    title: `An invoice over ${formatPence(pence)} was made in your name`,
    body,
    link: '/User-InvoiceList',
  })
  tell(town, {
    at: agreedAt,
    to: job.by,
    kind: 'invoice.issued',
    title: `Invoice from ${fullname}: ${formatPence(pence)}`,
    body,
    link,
  })
  if (paidAt && paidOn)
    tell(town, {
      at: paidAt,
      to: uid,
      kind: 'invoice.paid',
      title: `${company.companyName} paid ${formatPence(pence)}`,
      body: `Paid on ${dateText(paidOn)}, reference ${reference}.`,
      link: '/User-InvoiceList',
    })
}
