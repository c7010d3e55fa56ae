import { z } from 'zod'
import { termsVersion } from '../endpoint/values'
import { endpoints } from '../endpoint/endpoint'
import { line } from '../endpoint/shapes'
import { Account, Phone } from './account'
import type { Role } from './session'

/** Only `Job Seeker` is a worker: any other role is a company's, and is stored as `Company` (docs/product.md#roles). */
const AskedRole = line('Choose what you are here for.').transform((role): Role =>
  role === 'Job Seeker' ? role : 'Company',
)

/** `terms` is the version accepted on the way; a page of before has to be loaded afresh. */
export const NewAccount = z.object({
  role: AskedRole,
  phone: Phone,
  terms: z.literal(termsVersion, 'The terms have changed. Reload the page, read them and accept them.').optional(),
})

export const signUp = endpoints({
  'signUp.create': {
    summary: 'Create the account behind a new identity.',
    requires: 'account.create',
    input: NewAccount,
    output: Account,
  },
})
