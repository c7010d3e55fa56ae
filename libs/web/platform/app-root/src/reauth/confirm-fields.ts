import { z } from 'zod'

export const Password = z.object({ password: z.string().min(1, 'Enter your password.') })
