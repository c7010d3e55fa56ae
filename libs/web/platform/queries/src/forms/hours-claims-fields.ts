import { z } from 'zod'

const wholeMinutes = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'Enter whole minutes.')

const reason = z.string().trim().min(1, 'Say why. The other side reads it.').max(500, 'Use 500 characters or fewer.')

export const ClaimFields = z.object({
  kind: z.enum(['earlier', 'more']),
  cameAt: z.string().regex(/^(\d\d:\d\d)?$/, 'Enter a time, like 21:50.'),
  minutes: wholeMinutes,
  extraMinutes: wholeMinutes,
  reason,
})

export const RefusalFields = z.object({ reason })
