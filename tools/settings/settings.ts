import { refusal } from '../workspace/refusal'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { isAbsolute, resolve } from 'node:path'

export interface Settings {
  port: number
  baseDomain: string
  dataDir: string
  authPort: number
  firestorePort: number
  postgresPort: number
  /** A PostgreSQL of one's own instead of the built-in one. */
  databaseUrl: string | undefined
  /** The owner's address there; the same as `databaseUrl` unless told. */
  ownerUrl: string | undefined
  /** Where npm run backup keeps copies, and the database its log; undefined for none. */
  backupDir: string | undefined
  /** False leaves an empty database empty. */
  demo: boolean
  mode: 'development' | 'test'
}

/** Reads the environment; refuses with one sentence for each bad value, naming it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const wrong: string[] = []
  /** The variable's text, an empty one counting as not set. */
  const text = (name: string) => env[name]?.trim() || undefined

  const port = (name: string, usual: number) => {
    const given = text(name)
    if (given === undefined) return usual
    const number = Number(given)
    if (/^\d+$/.test(given) && number >= 1 && number <= 65_535) return number
    wrong.push(`${name} is “${given}”; it must be a port, 1 to 65535.`)
    return usual
  }

  const choice = <Value extends string>(name: string, values: readonly Value[], usual: Value): Value => {
    const given = text(name)
    const chosen = values.find((value) => value === given)
    if (given !== undefined && !chosen)
      wrong.push(`${name} is “${given}”; it must be ${values.map((value) => `“${value}”`).join(' or ')}.`)
    return chosen ?? usual
  }

  const database = (name: string) => {
    const given = text(name)
    if (given && !/^postgres(ql)?:$/.test(URL.canParse(given) ? new URL(given).protocol : '')) {
      wrong.push(`${name} must be an address like postgresql://user:password@host:5432/name.`)
    }
    return given
  }

  const baseDomain = text('S4_BASE_DOMAIN') ?? 's4.localhost'
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(baseDomain))
    wrong.push(`S4_BASE_DOMAIN is “${baseDomain}”; it must be a domain with a dot in it, such as s4.localhost.`)

  const dataDir = text('S4_DATA_DIR')
  const backupDir = text('S4_BACKUP_DIR')
  const databaseUrl = database('DATABASE_URL')
  const settings: Settings = {
    port: port('PORT', 4200),
    baseDomain,
    dataDir: dataDir ? (isAbsolute(dataDir) ? dataDir : resolve(workspaceRoot, dataDir)) : inWorkspace('.s4'),
    authPort: port('AUTH_EMULATOR_PORT', 9099),
    firestorePort: port('FIRESTORE_EMULATOR_PORT', 8080),
    postgresPort: port('POSTGRES_PORT', 5442),
    backupDir: backupDir && resolve(workspaceRoot, backupDir),
    databaseUrl,
    ownerUrl: database('DATABASE_OWNER_URL') ?? databaseUrl,
    demo: choice('S4_DEMO', ['on', 'off'], 'on') === 'on',
    mode: choice('S4_MODE', ['development', 'test'], 'development'),
  }
  wrong.push(...repeatedPorts(settings))
  if (wrong.length > 0) throw refusal(wrong.join('\n'))
  return settings
}

function repeatedPorts({ port, authPort, firestorePort, postgresPort, databaseUrl }: Settings): string[] {
  const uses = [
    ['PORT', port],
    ['AUTH_EMULATOR_PORT', authPort],
    ['FIRESTORE_EMULATOR_PORT', firestorePort],
    ...(databaseUrl ? [] : [['POSTGRES_PORT', postgresPort] as const]),
  ] as const
  return uses.flatMap(([name, number], index) => {
    const other = uses.slice(0, index).find(([, taken]) => taken === number)
    return other ? [`${other[0]} and ${name} are both ${number}; each needs a port of its own.`] : []
  })
}
