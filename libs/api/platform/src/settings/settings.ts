import { refusal } from '@s4/db'
import type { z } from 'zod'
import { Environment } from './environment'
import type { SigningKeys } from './signing-keys'
import { listFileFaults, listPhoneFaults, listProductionFaults } from './production'

export type Settings = ReturnType<typeof readSettings>

/** Refuses with a sentence for each value that is missing, invalid or not allowed in production. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const { data, error } = Environment.safeParse(environment)
  const wrong = [
    ...(error?.issues.map(
      ({ path, message }) =>
        `${path.join('.')} is ` +
        `${environment[path.join('.')] === undefined ? 'not set' : `not right (${message})`}. ` +
        (meaningOf(path.join('.')) ?? 'It is not known.'),
    ) ?? []),
    ...listFileFaults(environment),
    ...listPhoneFaults(environment),
    ...((environment['S4_MODE'] || 'production') === 'production' ? listProductionFaults(environment) : []),
  ]
  if (!data || wrong.length > 0) throw refusal(wrong.join('\n'))
  return {
    mode: data.S4_MODE === 'production' && data.S4_REHEARSAL === 'on' ? ('rehearsal' as const) : data.S4_MODE,
    role: data.S4_ROLE,
    port: data.PORT,
    listenPort: data.S4_LISTEN_PORT ?? data.PORT,
    host: data.S4_HOST,
    baseDomain: data.S4_BASE_DOMAIN,
    /** Only localhost may use cookies over plain http. */
    secureCookies: !/(^|\.)localhost$/.test(data.S4_BASE_DOMAIN),
    databaseUrl: data.DATABASE_URL,
    /** Around the pooler. */
    directUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    isPooled: data.DATABASE_DIRECT_URL !== undefined,
    replicaUrl: data.DATABASE_REPLICA_URL || null,
    ownerUrl: data.DATABASE_OWNER_URL ?? data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    /** Empty only with a bucket. */
    filesDir: data.S4_FILES_DIR ?? '',
    filesBucket: data.S4_FILES_BUCKET ?? null,
    virusScanner: data.S4_VIRUS_SCANNER ?? null,
    sitesDir: data.S4_SITES_DIR,
    sessionKeys: signingKeys(data.S4_SESSION_KEY, data.S4_OTHER_SESSION_KEYS),
    dataKey: data.S4_DATA_KEY.subarray(0, 32),
    oldDataKeys: data.S4_OLD_DATA_KEYS.map((old) => old.subarray(0, 32)),
    codeKeys: signingKeys(data.S4_CODE_KEY, data.S4_OTHER_CODE_KEYS),
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
    stoppedClock: data.S4_STOPPED_CLOCK ? new Date(data.S4_STOPPED_CLOCK) : null,
    drainSeconds: data.S4_DRAIN_SECONDS ?? (data.S4_MODE === 'production' ? 3 : 0),
    metricsPort: data.S4_METRICS_PORT ?? null,
    tracesUrl: data.S4_TRACES_URL ?? null,
    tracesShare: data.S4_TRACES_SHARE,
    certificateFile: data.S4_CERTIFICATE_FILE ?? null,
    logLevel: data.S4_LOG_LEVEL,
  }
}

const signingKeys = (signs: Buffer, others: Buffer[]): SigningKeys => [signs, ...others]

interface Setting {
  name: string
  meaning: string
  /** As it would be written; null if there is none. */
  standard: string | null
  isSet: boolean
}

/** Every variable of the server in the order of the source; never a value of it. */
export const listSettings = (environment: NodeJS.ProcessEnv): Setting[] =>
  Object.entries(Environment.shape).map(([name, shape]) => ({
    name,
    meaning: shape.description ?? '',
    standard: standardOf(shape),
    isSet: Boolean(environment[name]),
  }))

const standardOf = (shape: z.ZodType): string | null => {
  const { data } = shape.safeParse(undefined)
  return typeof data === 'string' || typeof data === 'number' ? String(data) : null
}

const meaningOf = (name: string) => listSettings({}).find((setting) => setting.name === name)?.meaning

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
