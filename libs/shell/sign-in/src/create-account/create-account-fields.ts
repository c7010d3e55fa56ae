import { AccountBasics } from './account-fields'
import { z } from 'zod'
import { NewPassword, passwordsDiffer, samePassword } from '@s4/identity/passwords'

const emailMessage = ({ input }: { input?: unknown }) => {
  const [accented] = /[^\P{L}a-z]/iu.exec(String(input)) ?? []
  return accented === undefined
    ? 'Enter your email address, like name@example.co.uk.'
    : `Use letters without accents: “${accented}” cannot be in it.`
}

export const NewPerson = AccountBasics.extend({
  email: z
    .string()
    .trim()
    .pipe(z.email({ error: emailMessage }).max(254)),
  password: NewPassword,
  confirm: z.string(),
}).refine(samePassword, passwordsDiffer)
