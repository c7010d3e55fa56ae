import { isoText } from '../hiring/job-brief'

/** What credit notes took off; `invoice` is in the `from`. */
export const CREDITED = '(select coalesce(sum(amount_pence), 0)::int from credit_note where credit_note.invoice_id = invoice.id)'

/** The company's latest request for a credit note as json, or null. */
export const LATEST_CREDIT_REQUEST = `(select json_build_object('amount', request.amount_pence, 'reason', request.reason, 'status', request.status,
    'askedAt', ${isoText('request.asked_at')}, 'answer', request.answer)
  from credit_request request where request.invoice_id = invoice.id order by request.asked_at desc, request.id desc limit 1)`
