import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, Nothing, line } from '../endpoint/shapes'

/** The member of S4's staff who is signed in. */
export const StaffView = z.object({ name: z.string(), email: z.string(), expiresAt: Instant })
export type StaffView = z.infer<typeof StaffView>

const encoded = z.string().min(1).max(8192)
const Token = z.object({ token: z.string().min(1).max(200) })
/** Options of WebAuthn, as its browser functions take them. */
const PasskeyOptions = z.record(z.string(), z.unknown())

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** What a browser returns after making a passkey. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** What a browser returns after using a passkey. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

export const staff = endpoints({
  'staff.startEnrolment': {
    summary: 'What a browser needs to make a passkey, for the holder of an enrolment link.',
    requires: 'public',
    input: Token,
    output: z.object({ email: z.string(), options: PasskeyOptions }),
  },
  'staff.enrol': {
    summary: 'Register the passkey; the link is used up, and an older passkey no longer works.',
    requires: 'public',
    input: Token.extend({ passkey: NewPasskey }),
    output: Done,
  },
  'staff.startSignIn': {
    summary: 'Send a code by mail to a member of the staff; the answer is the same for every address.',
    requires: 'public',
    input: z.object({
      email: z.string().trim().pipe(z.email('Enter your email address, like name@example.co.uk.').max(254)),
    }),
    output: z.object({ id: Id }),
  },
  'staff.confirmCode': {
    summary: 'Confirm the code, and receive what a browser needs to use the passkey.',
    requires: 'public',
    input: ById.extend({ code: line('Enter the code from the email.', 20) }),
    output: z.object({ options: PasskeyOptions }),
  },
  'staff.signIn': {
    summary: 'Prove the passkey: a session of 30 minutes on this host.',
    requires: 'public',
    input: ById.extend({ passkey: PasskeyProof }),
    output: StaffView,
  },
  'staff.show': {
    summary: 'Which member of the staff is signed in here, and until when.',
    requires: 'staff.session',
    input: Nothing,
    output: StaffView,
  },
  'staff.signOut': {
    summary: 'End the session of this member of the staff.',
    requires: 'staff.session',
    input: Nothing,
    output: Done,
  },
})
