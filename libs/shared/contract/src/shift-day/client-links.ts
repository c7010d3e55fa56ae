import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant } from '../endpoint/shapes'
import { ClientReport, ReportMonth } from './client-reports'

/** A client's read-only link, opened with a code by mail (docs/product.md#client-links). */

export const clientLinkDays = [1, 7, 14, 30] as const

/** What was done with a link. */
export const ClientLinkView = z.object({
  at: Instant,
  what: z.enum(['codeSent', 'wrongCode', 'opened', 'looked', 'pdf', 'csv']),
})
export type ClientLinkView = z.infer<typeof ClientLinkView>

export const ClientLink = z.object({
  id: Id,
  email: z.string(),
  /** Empty when the member's account was erased. */
  madeBy: z.string(),
  madeAt: Instant,
  expiresAt: Instant,
  withdrawnAt: Instant.nullable(),
  /** The newest thirty. */
  views: z.array(ClientLinkView),
})
export type ClientLink = z.infer<typeof ClientLink>

const secret = z.string().min(20).max(100)

export const clientLinks = endpoints({
  'clientLinks.list': {
    summary: 'The read-only links of a client with what was done with them, the newest first.',
    requires: 'clients.share',
    input: ById,
    output: z.array(ClientLink),
  },
  'clientLinks.create': {
    summary: 'Make a read-only link for a client; its secret is answered once, and each opening needs a code by mail.',
    requires: 'clients.share',
    input: ById.extend({
      email: z.email('Enter the email address of the client, like jo@client.co.uk.').max(254),
      days: z.union(
        clientLinkDays.map((days) => z.literal(days)),
        'Choose 1, 7, 14 or 30 days.',
      ),
    }),
    output: z.object({ secret: z.string(), expiresAt: Instant }),
  },
  'clientLinks.withdraw': {
    summary: 'Take a link back; it ends at once, also where it is open.',
    requires: 'clients.share',
    input: ById.extend({ linkId: Id }),
    output: Done,
  },
  'clientLinks.sendCode': {
    summary: 'Mail the code for a link to the address that the company gave.',
    requires: 'public',
    input: z.object({ secret }),
    /** The address with most of its name covered. */
    output: z.object({ companyName: z.string(), clientName: z.string(), email: z.string() }),
  },
  'clientLinks.open': {
    summary: 'Open a link with the code of the mail, for an hour.',
    requires: 'public',
    input: z.object({
      secret,
      code: z.string().trim().min(1, 'Enter the code from the email.').max(20, 'Use 20 characters or fewer.'),
    }),
    output: z.object({ token: z.string(), expiresAt: Instant }),
  },
  'clientLinks.look': {
    summary: 'The shifts of a month, up to those of today, with attendance, as an opened link shows them.',
    requires: 'public',
    input: z.object({ token: secret, month: ReportMonth }),
    output: z.object({ companyName: z.string(), report: ClientReport }),
  },
  'clientLinks.file': {
    summary: 'The report of a month as PDF or CSV, for an opened link.',
    requires: 'public',
    input: z.object({ token: secret, month: ReportMonth, format: z.enum(['pdf', 'csv']) }),
    output: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
  },
})
