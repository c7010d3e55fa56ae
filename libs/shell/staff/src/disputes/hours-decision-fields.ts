import { z } from 'zod'

const wholeMinutes = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'Enter whole minutes.')

export const DecisionFields = z.object({
  minutes: wholeMinutes,
  extraMinutes: wholeMinutes,
  reason: z.string().trim().min(1, 'Say why: both sides will read it.').max(1000, 'Use 1000 characters or fewer.'),
})
