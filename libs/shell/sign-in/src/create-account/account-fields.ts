import { Role } from '@s4/contract'
import { parsePhone } from '@s4/domain/phone'
import { z } from 'zod'

/** The server's rule, checked before anything is sent. */
const PhoneNumber = z.string().superRefine((text, context) => {
  const phone = parsePhone(text)
  if (!phone.ok) context.addIssue({ code: 'custom', message: phone.message })
})

/** What every account needs, whatever the way of signing in. */
export const AccountBasics = z.object({
  role: z.literal(Role.options, { error: 'Choose what you are here for.' }),
  phone: PhoneNumber,
  terms: z.literal(true, { error: 'Read and accept the terms to go on.' }),
})
