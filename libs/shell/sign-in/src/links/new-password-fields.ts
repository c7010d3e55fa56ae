import { z } from 'zod'
import { NewPassword, passwordsDiffer, samePassword } from '@s4/identity/passwords'

export const Passwords = z.object({ password: NewPassword, confirm: z.string() }).refine(samePassword, passwordsDiffer)
