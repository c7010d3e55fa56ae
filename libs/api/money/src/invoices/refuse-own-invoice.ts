import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatPence, penceForInput } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import type { Obstacle } from './blocked-record'

export type OwnInvoice = Omit<ParsedInputOf<Contract['invoices.sendOwn']>, 'id'>

interface Agreed {
  obstacle: Obstacle | null
  net: number
  vat: number
  suppliedOn: string
}

/**
 * Throws `invoice.self-billed` when S4 can make the invoice, `input.invalid` for amounts that are not those of the
 * agreed work.
 */
export function refuseOwnInvoice({ net, vat, total, issuedOn }: OwnInvoice, agreed: Agreed): void {
  if (agreed.obstacle === null) throw new ApiError('invoice.self-billed')
  const fields: Record<string, string> = {}
  if (net !== agreed.net) fields.net = `The agreed work comes to ${formatPence(agreed.net)} without VAT.`
  if (vat !== agreed.vat)
    fields.vat =
      agreed.vat === 0
        ? 'No VAT: you have declared no registration for VAT for that day.'
        : `VAT on the agreed work is ${formatPence(agreed.vat)}.`
  if (total !== net + vat) fields.total = `${penceForInput(net)} and ${penceForInput(vat)} make another total.`
  if (issuedOn < agreed.suppliedOn) fields.issuedOn = `The work ended on ${dateText(agreed.suppliedOn)}.`
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
}
