import { z } from 'zod'

const time = z.string().regex(/^\d\d:\d\d$/, 'Enter a time, like 22:00.')

export const GivenFields = z.object({
  bookedOnAt: time,
  bookedOffAt: time,
  reason: z.string().trim().min(1, 'Say how you know. The company reads it.').max(500),
})
