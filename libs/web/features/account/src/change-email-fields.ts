import { z } from 'zod'

export const NewEmail = z.object({
  email: z.string().trim().pipe(z.email('Enter the new address, like name@example.co.uk.').max(254)),
})
