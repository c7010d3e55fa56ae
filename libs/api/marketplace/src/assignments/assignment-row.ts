import type { Assignment, Hours } from '@s4/contract'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import { isoText } from '@s4/api-platform/notices'
import { fileUrl } from '@s4/api-platform/files'
import type { Viewer } from '@s4/api-platform/http'
import { SWAP_STATE } from './swap-state'
import { CANCELLATION_WAITS, EXPENSES_WAIT, WAITS_FOR_INVOICE } from '../self-billing/self-billing-repository'

/** The row that `toAssignment` turns into the contract's assignment. */
export interface AssignmentRow extends Omit<Assignment, 'point' | 'seekerPicture' | 'ended' | 'hours' | 'pin'> {
  pin: string
  lat: number
  lng: number
  picture: string | null
  hours: Hours | null
  endedAt: string | null
  endedBy: 'seeker' | 'company' | 'S4' | null
  endReason: string | null
  owedPence: number | null
  substitute: string | null
}

const entered = (kind: string) =>
  `exists (select from attendance_event where assignment_id = assignment.id and kind = '${kind}'
       and by_uid <> seeker.uid)`

const HOURS = `(select json_build_object('status', hours.status, 'proposedMinutes', hours.proposed_minutes,
        'extraMinutes', hours.extra_minutes,
    'counterMinutes', hours.counter_minutes, 'counterReason', hours.counter_reason, 'disputeReason',
    hours.dispute_reason, 'agreedMinutes', hours.agreed_minutes,
    'agreedExtraMinutes', hours.agreed_extra_minutes,
    'entered', case when hours.entered_minutes is not null then json_build_object('minutes',
      hours.entered_minutes + hours.entered_extra_minutes, 'on', ${entered('bookOn')}, 'off', ${entered('bookOff')})
    end,
    'given', case when hours.given_at is not null then json_build_object('bookedOnAt', ${isoText('hours.given_on_at')},
      'bookedOffAt', ${isoText('hours.given_off_at')}, 'reason', hours.given_reason) end,
    'agreedPay', hours.agreed_pence, 'respondBy', ${isoText('hours.respond_by')},
    'claim', (select json_build_object('side', claim.side, 'minutes', claim.minutes + claim.extra_minutes)
      from hours_claim claim where claim.assignment_id = assignment.id and claim.status = 'open'))
  from assignment_hours hours where hours.assignment_id = assignment.id) as hours`

/** True in SQL for an `invoice` that its worker has neither accepted nor objected to. */
export const TO_ANSWER = `(invoice.source = 'selfBilled' and invoice.accepted_at is null
  and invoice.objected_at is null)`

/** True in SQL for an `invoice` with a payment that its worker has not confirmed. */
export const TO_CONFIRM = `exists (select from payment where payment.invoice_id = invoice.id
  and payment.direction = 'payment' and payment.confirmed_at is null and payment.reversed_at is null)`

const INVOICES = `(select coalesce(json_agg(json_build_object('id', invoice.id, 'number', invoice.number, 'kind',
            invoice.kind, 'total', invoice.total_pence, 'vat', invoice.vat_pence,
    'credited', (select coalesce(sum(amount_pence), 0)::int from credit_note where invoice_id = invoice.id),
    'toPay', greatest(0, invoice.owed_pence),
    'dueOn', case when invoice.owed_pence > 0 then invoice.due_on end, 'toAnswer', ${TO_ANSWER},
    'toConfirm', ${TO_CONFIRM})
    order by invoice.sequence), '[]')
  from invoice where invoice.assignment_id = assignment.id) as invoices`

const WAITS = `(exists (select from assignment_hours hours where hours.assignment_id = assignment.id
    and (${WAITS_FOR_INVOICE} or ${EXPENSES_WAIT})) or ${CANCELLATION_WAITS}) as waits_for_invoice`

const SUBSTITUTE = `(select substitute.fullname from assignment instead
  join seeker substitute on substitute.id = instead.seeker_id
  where instead.substitute_for = assignment.id) as substitute`

export const ASSIGNMENT_COLUMNS = `assignment.id, assignment.job_id, assignment.shift_id, assignment.company_id,
    company.company_name,
  assignment.seeker_id, seeker.fullname as seeker_name, seeker.picture_file_id as picture, assignment.title,
  assignment.role,
  assignment.site_name, assignment.address, site.lat, site.lng, assignment.zone, assignment.starts_at,
  assignment.ends_at,
  assignment.pay_per_hour, assignment.breaks_paid, assignment.alert_duration, assignment.terms,
  coalesce((select paid.stretches from assignment_hours paid where paid.assignment_id = assignment.id),
    assignment.stretches) as stretches, assignment.pin,
  assignment.status, assignment.engagement,
  attendance.booked_on_at, attendance.booked_off_at, attendance.on_break_since is not null as on_break,
  case when assignment.status = 'assigned' then ${SWAP_STATE} end as swap,
  ${INVOICES}, ${WAITS},
  assignment.ended_at, ${SUBSTITUTE}, assignment.ended_by, assignment.end_reason, assignment.owed_pence, ${HOURS}`

export const FROM_ASSIGNMENT = `from assignment
  join company on company.id = assignment.company_id join seeker on seeker.id = assignment.seeker_id
  join site on site.id = assignment.site_id
  left join attendance on attendance.assignment_id = assignment.id`

/** For the company's eyes only: it would tell on the worker who looks at their own phone. */
export const PHONE_IN_SECRET = `${isPhoneInSecret({
  seeker: 'assignment.seeker_id',
  company: 'assignment.company_id',
})} as in_secret`

const DAY = 24 * 60 * 60_000

export function toAssignment<Row extends AssignmentRow>(
  { lat, lng, picture, endedAt, endedBy, endReason, owedPence, substitute, pin, ...row }: Row,
  pinShown: boolean,
) {
  const ended =
    endedAt !== null && endedBy !== null
      ? {
          at: endedAt,
          by: endedBy,
          reason: endReason,
          owed: owedPence ?? 0,
          ...(substitute !== null && { substitute }),
        }
      : null
  return { ...row, point: { lat, lng }, seekerPicture: fileUrl(picture), ended, pin: pinShown ? pin : null }
}

/** The company always sees the PIN; the seeker from 24 hours before the start until the work is over. */
export const showsPin = (
  { status, startsAt }: Pick<AssignmentRow, 'status' | 'startsAt'>,
  { side }: Viewer,
  now: Date,
): boolean =>
  side === 'company' ||
  ((status === 'assigned' || status === 'inProgress') && Date.parse(startsAt) - now.getTime() <= DAY)
