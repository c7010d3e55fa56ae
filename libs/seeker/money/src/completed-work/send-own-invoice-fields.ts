import { z } from 'zod'
import { parsePounds } from '@s4/domain/money'
import { CalendarDate, line } from '@s4/contract'

const typedPence = z.string().transform((text, context) => {
  const pence = parsePounds(text.trim())
  if (pence.ok) return pence.value
  context.addIssue(pence.message)
  return z.NEVER
})

export const OwnInvoiceFields = z.object({
  number: line('Enter the number of your invoice.', 40),
  issuedOn: CalendarDate,
  net: typedPence,
  vat: typedPence,
  total: typedPence,
})
