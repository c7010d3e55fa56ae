import { z } from 'zod'

export const Address = z.object({
  email: z.string().trim().pipe(z.email('Enter your email address, like name@example.co.uk.').max(254)),
})
