import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Instant, Nothing } from '../endpoint/shapes'

/** One mail that would have been sent, in development and tests. */
export const DevelopmentMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The address its link opens on this machine; null for a mail without a link. */
  link: z.string().nullable(),
  /** Null when the identity provider does not say. */
  sentAt: Instant.nullable(),
})
export type DevelopmentMail = z.infer<typeof DevelopmentMail>

export const mailbox = endpoints({
  'mailbox.list': {
    summary: 'Development only: the mails that would have been sent, newest first.',
    requires: 'public',
    input: Nothing,
    output: z.array(DevelopmentMail),
  },
})
