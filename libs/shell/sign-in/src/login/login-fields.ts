import { z } from 'zod'

export const SignIn = z.object({
  email: z.string().trim().pipe(z.email('Enter your email address, like name@example.co.uk.')),
  password: z.string().min(1, 'Enter your password.'),
  remember: z.boolean(),
})
