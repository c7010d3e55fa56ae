import { z } from 'zod'

export const Address = z.object({
  email: z.string().trim().pipe(z.email('Enter the email address the link was sent to.')),
})
