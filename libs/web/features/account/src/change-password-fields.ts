import { z } from 'zod'
import { NewPassword, passwordsDiffer, samePassword } from '@s4/identity/passwords'

export const Passwords = z
  .object({ current: z.string().min(1, 'Enter the password you use now.'), password: NewPassword, confirm: z.string() })
  .refine(samePassword, passwordsDiffer)
