import { isoText } from '@s4/api-platform/notices'

/** Sum of the credit notes, VAT included; needs `invoice` in the `from`. */
export const CREDITED =
  '(select coalesce(sum(amount_pence), 0)::int from credit_note where credit_note.invoice_id = invoice.id)'

/** What the company owes the worker for the invoice; below zero what the worker owes the company. */
const OWED = 'invoice.owed_pence'
export const TO_PAY = `greatest(0, ${OWED})`
export const REFUND_DUE = `greatest(0, - ${OWED})`

/** With something to pay, or to give back. */
export const UNSETTLED = `${OWED} <> 0`

/** What was paid, less what was given back, and the VAT in it. */
export const PAID = 'invoice.received_pence'
export const PAID_VAT = 'invoice.received_vat_pence'

/** The payments and refunds of an invoice as json, oldest first. */
export const PAYMENTS = `(select coalesce(json_agg(json_build_object('id', payment.id, 'direction', direction,
        'paidOn', paid_on, 'amount', pence, 'reference', reference, 'confirmedAt', ${isoText('confirmed_at')},
        'reversedAt', ${isoText('reversed_at')}, 'reversalReason', reversal_reason)
      order by recorded_at, payment.id), '[]')
    from payment where payment.invoice_id = invoice.id)`

/** The company's latest request for a credit note as json, or null. */
export const LATEST_CREDIT_REQUEST = `(select json_build_object('amount', request.amount_pence, 'reason',
        request.reason, 'status', request.status,
    'askedAt', ${isoText('request.asked_at')}, 'answer', request.answer)
  from credit_request request where request.invoice_id = invoice.id order by request.asked_at desc, request.id desc
  limit 1)`

// With a limit it is looked up invoice by invoice; without one all payments there are may be read first.
const NOT_CONFIRMED = `(select true from payment where payment.invoice_id = invoice.id and direction = 'payment'
    and reversed_at is null and confirmed_at is null limit 1)`

/** One of `invoiceStatuses`. */
export const INVOICE_STATUS = `case when invoice.total_pence <= ${CREDITED} then 'credited'
    when ${OWED} > 0 then 'issued' when ${NOT_CONFIRMED} then 'paid' else 'confirmed' end`
