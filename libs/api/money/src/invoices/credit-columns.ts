import { isoText } from '@s4/api-platform/notices'

/** Sum of the credit notes, VAT included; needs `invoice` in the `from`. */
export const CREDITED =
  '(select coalesce(sum(amount_pence), 0)::int from credit_note where credit_note.invoice_id = invoice.id)'

/** The VAT within `CREDITED`. */
export const CREDITED_VAT =
  '(select coalesce(sum(vat_pence), 0)::int from credit_note where credit_note.invoice_id = invoice.id)'

/** The same rule as `invoiceBalance` in @s4/domain/invoice-balance. */
export const TO_PAY = `greatest(0, invoice.total_pence - ${CREDITED} - coalesce(invoice.paid_pence, 0))`
export const REFUND_DUE = `greatest(0, coalesce(invoice.paid_pence, 0) + ${CREDITED} - invoice.total_pence)`

/** The company's latest request for a credit note as json, or null. */
export const LATEST_CREDIT_REQUEST = `(select json_build_object('amount', request.amount_pence, 'reason',
        request.reason, 'status', request.status,
    'askedAt', ${isoText('request.asked_at')}, 'answer', request.answer)
  from credit_request request where request.invoice_id = invoice.id order by request.asked_at desc, request.id desc
  limit 1)`

/** One of `invoiceStatuses`. */
export const INVOICE_STATUS = `case when invoice.total_pence <= ${CREDITED} then 'credited'
    when invoice.confirmed_at is not null then 'confirmed'
  when invoice.paid_on is not null then 'paid' else 'issued' end`
