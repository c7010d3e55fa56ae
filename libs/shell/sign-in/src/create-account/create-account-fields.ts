import { AccountBasics } from './account-fields'
import { z } from 'zod'
import { NewPassword, passwordsDiffer, samePassword } from '@s4/identity/passwords'

export const NewPerson = AccountBasics.extend({
  email: z.string().trim().pipe(z.email('Enter your email address, like name@example.co.uk.').max(254)),
  password: NewPassword,
  confirm: z.string(),
}).refine(samePassword, passwordsDiffer)
