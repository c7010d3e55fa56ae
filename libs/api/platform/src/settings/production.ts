import { readFileSync } from 'node:fs'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

const SERVICE_ACCOUNT = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  private_key: z.string(),
  client_email: z.string(),
})
const KEYS = ['S4_SESSION_KEY', 'S4_DATA_KEY', 'S4_CODE_KEY', 'S4_PUSH_KEY'] as const
/** What these sign is accepted as well. */
const OTHER_KEYS = ['S4_OTHER_SESSION_KEYS', 'S4_OTHER_CODE_KEYS'] as const
/** 32 random bytes contain about 30 distinct values; a key made up by hand contains few. */
const MIN_DISTINCT_BYTES = 16

const isDemo = (name: string) => name.startsWith('demo-')

/**
 * Returns a sentence for each setting that is missing or not allowed in production, with the variable and what to do.
 */
export function listProductionFaults(environment: Environment): string[] {
  return [
    ...(environment['S4_REHEARSAL'] === 'on'
      ? rehearsal(environment)
      : [
          ...emulators(environment),
          ...demo(environment),
          ...identityProvider(environment),
          ...mail(environment),
          ...addresses(environment),
        ]),
    ...database(environment),
    ...replica(environment),
    ...keys(environment),
    ...channels(environment),
    ...stoppedClock(environment),
  ]
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1'])

/** A rehearsal takes forged sign-ins, so that nobody else may be able to reach it. */
function rehearsal({ S4_BASE_DOMAIN: domain = '', S4_HOST: host = 'localhost' }: Environment): string[] {
  const remedy = 'Set S4_REHEARSAL=off, or use s4.test and 127.0.0.1.'
  return [
    ...(UNREACHABLE_DOMAIN.test(domain)
      ? []
      : [`S4_REHEARSAL is on, and S4_BASE_DOMAIN is “${domain}”, which people could reach. ${remedy}`]),
    ...(LOOPBACK.has(host)
      ? []
      : [`S4_REHEARSAL is on, and S4_HOST is “${host}”, which other machines could reach. ${remedy}`]),
  ]
}

const emulators = (environment: Environment) =>
  Object.keys(environment)
    .toSorted()
    .flatMap((name) =>
      name.endsWith('_EMULATOR_HOST') && environment[name]
        ? [
            `${name} is set, and anybody can forge the data of an emulator. Remove it, or set ` +
              'S4_MODE=development on a test machine.',
          ]
        : [],
    )

const demo = ({ S4_DEMO }: Environment) =>
  S4_DEMO && S4_DEMO !== 'off'
    ? ['S4_DEMO is set, and the demo people’s passwords are known to everybody. Remove it.']
    : []

function identityProvider({
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: apiKey,
  GOOGLE_APPLICATION_CREDENTIALS: credentials,
}: Environment): string[] {
  const wrong = [
    ...checkName('FIREBASE_PROJECT_ID', project, 'the id of the Firebase project that holds your people'),
    ...checkName('FIREBASE_API_KEY', apiKey, 'the web API key of that project'),
  ]
  if (!credentials)
    wrong.push(
      'GOOGLE_APPLICATION_CREDENTIALS is not set. Set it to the file with the key of a service account of ' +
        'the Firebase project.',
    )
  else if (project && !isDemo(project)) wrong.push(...serviceAccount(credentials, project))
  return wrong
}

function checkName(name: string, value: string | undefined, what: string): string[] {
  if (!value) return [`${name} is not set. Set it to ${what}.`]
  return isDemo(value) ? [`${name} is “${value}”, which is for emulators. Set it to ${what}.`] : []
}

function serviceAccount(file: string, project: string): string[] {
  const remedy =
    'Download the key of a service account in the Firebase console, under Project settings, and name its file there.'
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return [`GOOGLE_APPLICATION_CREDENTIALS names a file that cannot be read. ${remedy}`]
  }
  const account = SERVICE_ACCOUNT.safeParse(parsed(text)).data
  if (!account)
    return [`GOOGLE_APPLICATION_CREDENTIALS names a file that is not the key of a service account. ${remedy}`]
  if (account.project_id === project) return []
  return [
    `GOOGLE_APPLICATION_CREDENTIALS is for the project “${account.project_id}” and FIREBASE_PROJECT_ID is ` +
      `“${project}”. Give both of the same project.`,
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Who serves requests alone or does due work alone does not migrate, and needs no owner. */
function database({ DATABASE_URL: server, DATABASE_OWNER_URL: owner, S4_ROLE: role }: Environment): string[] {
  if (!owner && (role === 'web' || role === 'worker')) return []
  if (!owner)
    return [
      'DATABASE_OWNER_URL is not set. Set it to the address with the role that owns the tables, and ' +
        'DATABASE_URL to one with another role, for the server.',
    ]
  if (!server || databaseUser(server) !== databaseUser(owner)) return []
  return [
    'DATABASE_URL and DATABASE_OWNER_URL have the same role. Make a role of its own for the server and ' +
      'put it in DATABASE_URL.',
  ]
}

/** The owner there reads what the server may not. */
function replica({
  DATABASE_REPLICA_URL: url,
  DATABASE_URL: server,
  DATABASE_DIRECT_URL: direct,
}: Environment): string[] {
  if (!url) return []
  if (url === server || url === direct)
    return ['DATABASE_REPLICA_URL is the primary database itself. Set it to the replica, or remove it.']
  if (server && databaseUser(url) !== databaseUser(server))
    return ['DATABASE_REPLICA_URL has another role than DATABASE_URL. A replica has the same roles; give the server’s.']
  return []
}

const databaseUser = (url: string) => (URL.canParse(url) ? new URL(url).username : url)

const mail = ({ SMTP_URL }: Environment) =>
  SMTP_URL
    ? []
    : [
        'SMTP_URL is not set, so no mail would ever leave. Set it to your mail server, such as ' +
          'smtps://user:password@mail.example:465.',
      ]

/** Cookies and links use the first. */
const publicAddresses: readonly [name: string, what: string][] = [
  ['S4_BASE_DOMAIN', 'the domain that the three sites are below, such as s4.example.co.uk'],
  ['S4_MAIL_FROM', 'what your mails come from, such as S4 <no-reply@s4.example.co.uk>'],
  ['S4_SUPPORT_EMAIL', 'the address that somebody reads for people who cannot sign in'],
]
/** Reserved names that cannot be reached from another machine (RFC 2606, RFC 6761). */
const UNREACHABLE_DOMAIN = /\.(localhost|example|test|invalid)>?$/

const addresses = (environment: Environment) =>
  publicAddresses.flatMap(([name, what]) => {
    const value = environment[name]
    if (!value) return [`${name} is not set. Set it to ${what}.`]
    return UNREACHABLE_DOMAIN.test(value) ? [`${name} is “${value}”, which nobody can reach. Set it to ${what}.`] : []
  })

function keys(environment: Environment): string[] {
  const bytes = [...KEYS, ...OTHER_KEYS].flatMap((name) =>
    (environment[name] ?? '').split(',').map((key) => ({ name, key: Buffer.from(key, 'base64') })),
  )
  return bytes.flatMap(({ name, key }, index) => {
    if (key.length > 0 && new Set(key).size < MIN_DISTINCT_BYTES)
      return [`${name} can be guessed. Make one with: openssl rand -base64 32`]
    const same = bytes.slice(0, index).find((other) => key.length > 0 && other.key.equals(key))
    return same ? [`${name} is the same as ${same.name}. Make one for each with: openssl rand -base64 32`] : []
  })
}

const channels = ({ S4_PUSH_SERVICES: services = '', S4_PHONE_URL: phone = 'https://' }: Environment) => [
  ...(services.includes('://')
    ? ['S4_PUSH_SERVICES names an address. Give hosts alone, such as fcm.googleapis.com: pushes go by https.']
    : []),
  ...(phone.startsWith('https://')
    ? []
    : ['S4_PHONE_URL is not an https address, so numbers would travel in the open. Give one that begins with https.']),
]

/** Files need one place. */
export const listFileFaults = ({ S4_FILES_DIR: folder, S4_FILES_BUCKET: bucket }: Environment) =>
  folder || bucket
    ? []
    : ['S4_FILES_DIR is not set. Set it to the folder of pictures and documents, or S4_FILES_BUCKET to a bucket.']

const stoppedClock = ({ S4_STOPPED_CLOCK }: Environment) =>
  S4_STOPPED_CLOCK ? ['S4_STOPPED_CLOCK is set, and nothing would ever be due. Remove it.'] : []

const PHONE = ['S4_PHONE_ACCOUNT', 'S4_PHONE_TOKEN', 'S4_PHONE_FROM'] as const

/** The provider of texts and calls is given whole or not at all. */
export function listPhoneFaults(environment: Environment): string[] {
  const missing = PHONE.filter((name) => !environment[name])
  if (missing.length === PHONE.length) return []
  return missing.map(
    (name) => `${name} is not set, though other settings of the phone provider are. Set it, or remove the others.`,
  )
}
