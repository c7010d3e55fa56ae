import { ApiError } from '@s4/contract/api-error'
import type { StoredInvoice } from './invoice-repository'

/** Throws `invoice.settled` when nothing is left to pay. */
export function refuseSettled({ number, toPay, status }: StoredInvoice): void {
  if (toPay > 0) return
  throw new ApiError('invoice.settled', {
    message:
      status === 'credited'
        ? `Invoice ${number} is credited in full: there is nothing to pay.`
        : `Invoice ${number} is paid already: there is nothing left to pay.`,
  })
}
