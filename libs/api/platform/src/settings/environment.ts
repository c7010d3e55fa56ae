import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { BaseRates } from './base-rates'
import { usualPushServices } from './push-services'
import { TrustProxy } from './trust-proxy'

const key = z.string().transform((text, context) => {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length >= 32) return bytes
  context.addIssue('must be at least 32 bytes in base64')
  return z.NEVER
})

/** A private key of P-256, which nearly every 32 bytes are. */
const curveKey = key.transform((bytes, context) => {
  try {
    createECDH('prime256v1').setPrivateKey(bytes.subarray(0, 32))
    return bytes.subarray(0, 32)
  } catch {
    context.addIssue('cannot be used; make another with: openssl rand -base64 32')
    return z.NEVER
  }
})

const keys = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(key))

const port = z.coerce.number().int().min(0).max(65_535)

/** Every variable that the server reads, with what it means (`node server.js config` prints them). */
export const Environment = z.object({
  S4_MODE: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('Production refuses emulators, demo people, weak keys and settings that nobody can reach.'),
  S4_REHEARSAL: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'On lets production run with emulators and the mailbox of development, to try it on one machine. It is refused ' +
        'with a domain or an address that anybody else can reach.',
    ),
  S4_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      'web answers requests, worker does what falls due, all does both and migrates the database at its start.',
    ),
  PORT: port.default(4200).describe('The port of the three sites, as people see it.'),
  S4_LISTEN_PORT: port.optional().describe('The port this process listens on, if a proxy has PORT.'),
  S4_HOST: z.string().default('localhost').describe('The address this process listens on; 0.0.0.0 is every one.'),
  S4_BASE_DOMAIN: z
    .string()
    .default('s4.localhost')
    .describe('The domain of the public site; seeker. and company. stand below it.'),
  DATABASE_URL: z.string().describe('PostgreSQL with the role of the server, which owns no table.'),
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      'PostgreSQL itself with the role of the server, where DATABASE_URL is a pooler in transaction mode. Signals to ' +
        'open tabs come by it.',
    ),
  DATABASE_REPLICA_URL: z
    .string()
    .optional()
    .describe(
      'A streaming replica of PostgreSQL with the role of the server, for the searches of jobs and workers. While it ' +
        'is away or behind, they are answered by DATABASE_URL.',
    ),
  DATABASE_OWNER_URL: z
    .string()
    .optional()
    .describe('PostgreSQL with the role that owns the tables. Only migrations need it.'),
  S4_FILES_DIR: z
    .string()
    .optional()
    .describe('The folder of pictures and documents. Every process needs the same one. Not read with S4_FILES_BUCKET.'),
  S4_FILES_BUCKET: z
    .string()
    .optional()
    .describe('The bucket of Cloud Storage for Firebase that holds pictures and documents instead of a folder.'),
  S4_VIRUS_SCANNER: z
    .string()
    .optional()
    .describe('ClamAV, which looks at each file before it is kept: host:port, or the path of its socket.'),
  S4_SITES_DIR: z.string().optional().describe('The folder of the built sites. Without it only the API is served.'),
  S4_SESSION_KEY: key.describe('Signs sessions: 32 random bytes in base64.'),
  S4_OTHER_SESSION_KEYS: keys.describe(
    'Comma-separated session keys that are accepted, too, while S4_SESSION_KEY changes: the next, then the earlier.',
  ),
  S4_DATA_KEY: key.describe('Seals personal numbers: 32 random bytes in base64. Keep a copy apart from the back-up.'),
  S4_OLD_DATA_KEYS: keys.describe(
    'Comma-separated earlier data keys. They open older values until rotate-data-key has sealed them again.',
  ),
  S4_CODE_KEY: key.describe('Signs the codes of sites and checkpoints: 32 random bytes in base64.'),
  S4_OTHER_CODE_KEYS: keys.describe(
    'Comma-separated code keys that are accepted, too, while S4_CODE_KEY changes: the next, then the earlier.',
  ),
  S4_PUSH_KEY: curveKey.describe(
    'Names this S4 to push services: 32 random bytes in base64. With a new one a device gets no push until S4 is ' +
      'opened on it.',
  ),
  S4_PUSH_SERVICES: z
    .string()
    .default(usualPushServices)
    .describe('Comma-separated hosts that pushes may go to. An address with a scheme only outside production.'),
  S4_PHONE_URL: z
    .url()
    .default('https://api.twilio.com')
    .describe('The provider of texts and calls, with the interface of Twilio.'),
  S4_PHONE_ACCOUNT: z.string().optional().describe('The account at that provider. Without one there are no texts.'),
  S4_PHONE_TOKEN: z.string().optional().describe('The secret of that account.'),
  S4_PHONE_FROM: z.string().optional().describe('The number that texts and calls come from.'),
  FIREBASE_PROJECT_ID: z.string().default('demo-s4').describe('The Firebase project that holds the people.'),
  FIREBASE_API_KEY: z.string().default('demo-s4').describe('The web API key of that project.'),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .optional()
    .describe('Where Google sign-in returns to. By default the domain that Firebase gives the project.'),
  GOOGLE_APPLICATION_CREDENTIALS: z
    .string()
    .optional()
    .describe('The file with the key of a service account of that project.'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional().describe('The Auth emulator. Never in production.'),
  FIRESTORE_EMULATOR_HOST: z.string().optional().describe('The Firestore emulator. Never in production.'),
  S4_CHAT: z
    .enum(['on', 'off'])
    .optional()
    .describe('The chat needs Firestore. By default on with the Firestore emulator and off without it.'),
  S4_SIGN_IN_PROVIDERS: z
    .string()
    .default('google,email-link')
    .describe('Comma-separated ways to sign in beside the password: google, email-link.'),
  S4_TILE_URL: z
    .string()
    .default('')
    .describe('Map pictures, as https://…/{z}/{x}/{y}.png. Without them maps are plain.'),
  S4_GEOCODER_URL: z
    .url()
    .optional()
    .describe('A search for places with the interface of Nominatim. By default the places that S4 brings along.'),
  SMTP_URL: z.string().optional().describe('The email server, as smtps://user:password@host:465.'),
  S4_MAIL_FROM: z.string().default('S4 <no-reply@s4.localhost>').describe('What mails come from.'),
  S4_SUPPORT_EMAIL: z
    .email()
    .default('support@s4.example')
    .describe('The address for people who cannot sign in. Somebody must read it.'),
  S4_TRUST_PROXY: TrustProxy.describe('The trusted proxies: addresses such as 10.0.0.0/8,loopback, or their number.'),
  S4_BASE_RATES: BaseRates.describe('Base rates of the Bank of England, as 2026-06-30=3.75,2026-12-31=3.5.'),
  S4_RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every limit of requests, for tests that share one address.'),
  S4_STOPPED_CLOCK: z.iso
    .datetime()
    .optional()
    .describe('The instant at which the clock stands, for pictures that are the same on every day. Not in production.'),
  S4_DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(5)
    .optional()
    .describe('Seconds it still serves after a stop signal, so that balancers see it. By default 3 in production.'),
  S4_METRICS_PORT: port
    .optional()
    .describe('The port of this process at which Prometheus reads /metrics, beside its own. No proxy may lead to it.'),
  S4_TRACES_URL: z
    .url()
    .optional()
    .describe('Where traces go by OTLP over HTTP, as http://127.0.0.1:4318/v1/traces. Without it none are made.'),
  S4_TRACES_SHARE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of requests and of due work that is traced, from 0 to 1.'),
  S4_CERTIFICATE_FILE: z
    .string()
    .optional()
    .describe('The certificate of the proxy, so that metrics tell how long it lasts.'),
  S4_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('The least important lines that are logged.'),
})
