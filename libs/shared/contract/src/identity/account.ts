import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Done, Instant, Nothing, line } from '../endpoint/shapes'
import { Role } from './session'

export const Phone = line('Enter a phone number, like 07700 900982.', 30)
const MailTo = z.object({ email: z.email('Enter an email address, like name@example.co.uk.').max(254) })
/** The page its link leads back to. */
const Back = z.object({ next: z.string().max(2000).optional() })

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

export const account = endpoints({
  'account.show': { summary: 'My account.', requires: 'account.manage', input: Nothing, output: Account },
  'account.changeEmail': {
    summary:
      'Send a link to a new address; mine changes when it is opened. Answers alike whether the address has ' +
      'an account or not.',
    requires: 'account.manage',
    needs: ['recent'],
    input: MailTo,
    output: Done,
  },
  'account.sendVerification': {
    summary: 'Send the mail that verifies my email address.',
    requires: 'account.manage',
    input: Back,
    output: Done,
  },
  'account.sendReset': {
    summary: 'Send a code for a new password; answers alike whether the address has an account or not.',
    requires: 'public',
    input: MailTo,
    output: Done,
  },
  'account.sendSignInLink': {
    summary: 'Send a link that signs in; answers alike whether the address has an account or not.',
    requires: 'public',
    input: MailTo.extend(Back.shape),
    output: Done,
  },
})
