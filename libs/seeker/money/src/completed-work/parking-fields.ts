import { z } from 'zod'
import { parsePounds } from '@s4/domain/money'

export const ParkingFields = z.object({
  pence: z.string().transform((text, context) => {
    const pence = parsePounds(text.trim())
    if (pence.ok) return pence.value
    context.addIssue(`${pence.message}.`)
    return z.NEVER
  }),
})
