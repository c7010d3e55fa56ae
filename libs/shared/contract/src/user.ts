import { z } from 'zod'
import { endpoints } from './endpoint'
import { Done, Instant, line, Nothing } from './shapes'
import { Role } from './session'

export const Phone = line('Enter a phone number, like 07700 900982.', 30)

/** Of the terms and the privacy notice; raised whenever either changes. */
export const termsVersion = '2026-11-22' as const

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

const MailTo = z.object({ email: z.email('Enter an e-mail address, like name@example.co.uk.').max(254) })

export const Account = z.object({
  uid: z.string(),
  role: Role,
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  createdAt: Instant,
  /** Set while an erasure waits out its grace period. */
  eraseAt: Instant.nullable(),
  /** What erasing it would leave, and why, in sentences. */
  keptOnErasure: z.array(z.string()),
})

export const user = endpoints({
  'user.create': {
    summary: 'Create the account behind a new identity.',
    access: 'identity',
    input: NewAccount,
    output: Account,
  },
  'user.show': { summary: 'My account.', access: 'person', input: Nothing, output: Account },
  'user.keep': {
    summary: 'Take back an erasure within its grace period.',
    access: 'identity',
    input: Nothing,
    output: Account,
  },
  'user.changeEmail': {
    summary:
      'Send a link to a new address; mine changes when it is opened. Answers alike whether the address has an account or not.',
    access: 'person',
    requires: ['recent'],
    input: MailTo,
    output: Done,
  },
  'user.sendVerification': {
    summary: 'Send the mail that verifies my e-mail address.',
    access: 'person',
    input: Nothing,
    output: Done,
  },
  'user.sendReset': {
    summary: 'Send a code for a new password; answers alike whether the address has an account or not.',
    access: 'public',
    input: MailTo,
    output: Done,
  },
  'user.sendSignInLink': {
    summary: 'Send a link that signs in; answers alike whether the address has an account or not.',
    access: 'public',
    input: MailTo.extend({ next: z.string().max(2000).optional() }),
    output: Done,
  },
  'user.erase': {
    summary: 'Close the account now and erase it after the grace period.',
    access: 'person',
    requires: ['recent'],
    input: Nothing,
    output: z.object({ eraseAt: Instant, kept: z.array(z.string()) }),
  },
})
