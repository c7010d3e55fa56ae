import { createECDH } from 'node:crypto'
import { refusal } from '@s4/db'
import { z } from 'zod'
import { BaseRates } from './base-rates'
import { usualPushServices } from './push-services'
import { listPhoneFaults, listProductionFaults } from './production'
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

const Environment = z.object({
  S4_MODE: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  /** The port to listen on when a proxy uses PORT, as in development. */
  S4_LISTEN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  S4_HOST: z.string().default('localhost'),
  S4_BASE_DOMAIN: z.string().default('s4.localhost'),
  DATABASE_URL: z.string(),
  DATABASE_OWNER_URL: z.string().optional(),
  S4_FILES_DIR: z.string(),
  S4_SITES_DIR: z.string().optional(),
  S4_SESSION_KEY: key,
  /**
   * Seals personal numbers. `S4_OLD_DATA_KEYS` (comma-separated) opens older values until `rotate-data-key` has sealed
   * them again.
   */
  S4_DATA_KEY: key,
  S4_OLD_DATA_KEYS: keys,
  S4_CODE_KEY: key,
  /** Names this S4 to push services (VAPID). A new key ends every device's pushes until it is opened again. */
  S4_PUSH_KEY: curveKey,
  /** Comma-separated hosts that pushes may go to; an origin such as `http://127.0.0.1:4999` only outside production. */
  S4_PUSH_SERVICES: z.string().default(usualPushServices),
  /** Texts and calls: a provider with Twilio's interface. Without them there are none, and in development an outbox. */
  S4_PHONE_URL: z.url().default('https://api.twilio.com'),
  S4_PHONE_ACCOUNT: z.string().optional(),
  S4_PHONE_TOKEN: z.string().optional(),
  S4_PHONE_FROM: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().default('demo-s4'),
  FIREBASE_API_KEY: z.string().default('demo-s4'),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  /** The chat needs Firestore. Default: on with the Firestore emulator, off without it. */
  S4_CHAT: z.enum(['on', 'off']).optional(),
  /** Comma-separated: `google`, `email-link`. */
  S4_SIGN_IN_PROVIDERS: z.string().default('google,email-link'),
  S4_TILE_URL: z.string().default(''),
  /** A Nominatim-compatible search address; default: the built-in gazetteer. */
  S4_GEOCODER_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  S4_MAIL_FROM: z.string().default('S4 <no-reply@s4.localhost>'),
  /** The contact address for people who cannot sign in. */
  S4_SUPPORT_EMAIL: z.email().default('support@s4.example'),
  /** The trusted proxies: addresses such as `10.0.0.0/8,loopback`, or their number. */
  S4_TRUST_PROXY: TrustProxy,
  S4_BASE_RATES: BaseRates,
  /** Multiplies every rate limit, because all tests share one address. */
  S4_RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Seconds it still serves after a stop signal, so that load balancers can see that it is not ready. */
  S4_DRAIN_SECONDS: z.coerce.number().min(0).max(5).optional(),
  S4_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Settings = ReturnType<typeof readSettings>

/** Refuses with a sentence for each value that is missing, invalid or not allowed in production. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const { data, error } = Environment.safeParse(environment)
  const wrong = [
    ...(error?.issues.map(
      ({ path, message }) =>
        `${path.join('.')} is ` +
        `${environment[path.join('.')] === undefined ? 'not set' : `not right (${message})`}; ` +
        'libs/api/platform/src/settings/settings.ts says what it must be.',
    ) ?? []),
    ...listPhoneFaults(environment),
    ...((environment['S4_MODE'] || 'production') === 'production' ? listProductionFaults(environment) : []),
  ]
  if (!data || wrong.length > 0) throw refusal(wrong.join('\n'))
  return {
    mode: data.S4_MODE,
    port: data.PORT,
    listenPort: data.S4_LISTEN_PORT ?? data.PORT,
    host: data.S4_HOST,
    baseDomain: data.S4_BASE_DOMAIN,
    /** Only localhost may use cookies over plain http. */
    secureCookies: !/(^|\.)localhost$/.test(data.S4_BASE_DOMAIN),
    databaseUrl: data.DATABASE_URL,
    ownerUrl: data.DATABASE_OWNER_URL ?? data.DATABASE_URL,
    filesDir: data.S4_FILES_DIR,
    sitesDir: data.S4_SITES_DIR,
    sessionKey: data.S4_SESSION_KEY,
    dataKey: data.S4_DATA_KEY.subarray(0, 32),
    oldDataKeys: data.S4_OLD_DATA_KEYS.map((old) => old.subarray(0, 32)),
    codeKey: data.S4_CODE_KEY,
    pushKey: data.S4_PUSH_KEY,
    pushServices: data.S4_PUSH_SERVICES.split(',')
      .map((service) => service.trim())
      .filter(Boolean),
    phone: readPhone(data),
    firebase: {
      projectId: data.FIREBASE_PROJECT_ID,
      apiKey: data.FIREBASE_API_KEY,
      authDomain: data.FIREBASE_AUTH_DOMAIN ?? `${data.FIREBASE_PROJECT_ID}.firebaseapp.com`,
      authEmulator: data.FIREBASE_AUTH_EMULATOR_HOST ?? null,
      firestoreEmulator: data.FIRESTORE_EMULATOR_HOST ?? null,
    },
    chat: data.S4_CHAT ? data.S4_CHAT === 'on' : Boolean(data.FIRESTORE_EMULATOR_HOST),
    signInProviders: data.S4_SIGN_IN_PROVIDERS.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    tileUrl: data.S4_TILE_URL,
    geocoderUrl: data.S4_GEOCODER_URL ?? null,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.S4_MAIL_FROM,
    supportEmail: data.S4_SUPPORT_EMAIL,
    trustProxy: data.S4_TRUST_PROXY,
    /** By day, in hundredths of a per cent. */
    baseRates: data.S4_BASE_RATES,
    rateLimitFactor: data.S4_RATE_LIMIT_FACTOR,
    drainSeconds: data.S4_DRAIN_SECONDS ?? (data.S4_MODE === 'production' ? 3 : 0),
    logLevel: data.S4_LOG_LEVEL,
  }
}

interface PhoneVariables {
  S4_PHONE_URL: string
  S4_PHONE_ACCOUNT?: string | undefined
  S4_PHONE_TOKEN?: string | undefined
  S4_PHONE_FROM?: string | undefined
}

function readPhone(data: PhoneVariables) {
  const { S4_PHONE_URL: url, S4_PHONE_ACCOUNT: account, S4_PHONE_TOKEN: token, S4_PHONE_FROM: from } = data
  return account && token && from ? { url: url.replace(/\/$/, ''), account, token, from } : null
}
