import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { memberRoles } from '../endpoint/member-roles'
import { Done, Id, Instant, Nothing } from '../endpoint/shapes'

/** docs/product.md#roles: `Job Seeker`, and any other value for a company. We store `Company`. */
export const Role = z.enum(['Job Seeker', 'Company'])
export type Role = z.infer<typeof Role>

export const Missing = z.object({ item: z.string(), label: z.string(), path: z.string() })
export type Missing = z.infer<typeof Missing>

export const SessionView = z.object({
  user: z.object({ uid: z.string(), role: Role, email: z.string(), emailVerified: z.boolean() }),
  /** The person's or company's name; empty until the profile has one. */
  name: z.string(),
  picture: z.string().nullable(),
  jobSeekerId: Id.nullable(),
  companyId: Id.nullable(),
  company: z.object({ _id: Id, companyName: z.string(), companyLogo: z.string().nullable() }).nullable(),
  /** The person as a member of that company. */
  member: z
    .object({
      role: z.enum(memberRoles),
      name: z.string(),
      /** What this member may do, as `requires` of the endpoints names it. */
      permissions: z.array(z.string()),
      /** Whether the member sees some of the sites only. */
      limited: z.boolean(),
    })
    .nullable(),
  /** Every company this person is a member of, the oldest membership first. */
  companies: z.array(z.object({ _id: Id, companyName: z.string() })),
  profile: z.object({ complete: z.boolean(), percentage: z.number().int(), missing: z.array(Missing) }),
  issuedAt: Instant,
  expiresAt: Instant,
  /** The server's clock at the answer, so that a wrong device clock cannot end a session early or late. */
  now: Instant,
})
export type SessionView = z.infer<typeof SessionView>

const IdToken = z.object({ idToken: z.string().min(1).max(8192) })
export const Device = z.object({
  id: Id,
  /** Browser and system in plain words. */
  device: z.string(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
  /** Until when it may still act for a shift it booked on to, whether or not its hour is over. */
  shiftPassUntil: Instant.nullable(),
})
export type Device = z.infer<typeof Device>

export const session = endpoints({
  'session.create': {
    summary: 'Exchange a Firebase ID token for a session cookie of one hour.',
    requires: 'public',
    input: IdToken,
    output: SessionView,
  },
  'session.show': {
    summary: 'Who is signed in here; `null` when nobody is.',
    requires: 'public',
    input: Nothing,
    output: SessionView.nullable(),
  },
  'session.renew': {
    summary:
      'Start the hour again, after checking that the account is neither disabled nor revoked; ' +
      '`session.too-old` 30 days after signing in.',
    requires: 'account.manage',
    input: Nothing,
    output: SessionView,
  },
  'session.reauth': {
    summary: 'Record a fresh sign-in; valid for 5 minutes as a recent one.',
    requires: 'account.manage',
    input: IdToken,
    output: Done,
  },
  'session.recheck': {
    summary:
      'After a new password or address was set by a link: sessions from before it end; answers alike ' +
      'whether the address has an account or not.',
    requires: 'public',
    input: z.object({ email: z.email('Enter an email address, like name@example.co.uk.').max(254) }),
    output: Done,
  },
  'session.end': {
    summary: 'Sign out: this session ends in every tab on every subdomain.',
    requires: 'public',
    input: Nothing,
    output: Done,
  },
  'session.customToken': {
    summary:
      'A Firebase custom token that reads the chat for as long as this session lives, and nothing else; not ' +
      'for programs.',
    requires: 'account.manage',
    input: Nothing,
    output: z.object({ token: z.string() }),
  },
  'session.switchCompany': {
    summary: 'Act for another company that I am a member of, in this session.',
    requires: 'account.manage',
    input: z.object({ companyId: Id }),
    output: Done,
  },
  'session.devices': {
    summary: 'Where you are signed in, newest first.',
    requires: 'account.manage',
    input: Nothing,
    output: z.array(Device),
  },
  'session.endDevice': {
    summary: 'Sign one device out.',
    requires: 'account.manage',
    input: z.object({ id: Id }),
    output: Done,
  },
})
