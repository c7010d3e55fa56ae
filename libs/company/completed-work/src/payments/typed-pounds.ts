import { PaymentDraft } from '@s4/contract'
import { parsePounds } from '@s4/domain/money'
import { z } from 'zod'

/** Typed pounds, converted to pence above zero. */
export const typedPounds = z
  .string()
  .transform((text, context) => {
    const pence = parsePounds(text.trim())
    if (pence.ok) return pence.value
    context.addIssue(pence.message)
    return z.NEVER
  })
  .pipe(PaymentDraft.shape.amount)
