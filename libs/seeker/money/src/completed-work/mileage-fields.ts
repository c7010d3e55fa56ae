import { z } from 'zod'

export const MileageFields = z.object({
  miles: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}$/, 'Enter whole miles.')
    .transform(Number),
})
