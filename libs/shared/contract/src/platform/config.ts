import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Nothing } from '../endpoint/shapes'

/** The settings of this server that a page needs; nothing secret. */
export const PublicConfig = z.object({
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    /** `host:port` of an emulator in development and tests. */
    authEmulator: z.string().nullable(),
    firestoreEmulator: z.string().nullable(),
  }),
  /** Whether messages can be sent and read here. */
  chat: z.boolean(),
  signInProviders: z.array(z.string()),
  /** Addresses of the scripts of each app's first screen, to load early; none in development. */
  firstScreens: z.object({ seeker: z.array(z.string()), company: z.array(z.string()) }),
  tileUrl: z.string(),
  /** The address to write to for people who cannot sign in. */
  supportEmail: z.string(),
  /** False while the identity provider of this machine is still starting. */
  identityReady: z.boolean(),
  /** Whether `/dev/mailbox` exists here. */
  mailbox: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>

export const config = endpoints({
  'config.show': {
    summary: 'Settings of this server: identity provider, map tiles.',
    requires: 'public',
    input: Nothing,
    output: PublicConfig,
  },
})
