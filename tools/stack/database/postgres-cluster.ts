import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { endOrphan } from './postgres-orphan'
import { type Binaries, postgresBinaries } from './postgres-binaries'
import { refusal } from '../../workspace/refusal'
import { stateFolder } from '../data-folder/state-folder'
import { canEnter, type User, unprivilegedUser } from '../processes/unprivileged'

export interface Cluster {
  /** The initialised data folder. */
  folder: string
  binaries: Binaries
  user: User | undefined
  /** True when it had to be put outside the data folder asked for. */
  elsewhere: boolean
}

interface ClusterOptions {
  dataDir: string
  /** Names the folder outside `dataDir`, should one be needed; made with `dataDir` and so as new as it. */
  place: string
  password: string
  durable: boolean
  log: string
}

const MAJOR = '18'

/** Where the cluster of a data folder is, and as whom PostgreSQL runs on it; it may not be there yet. */
export function clusterPlace({ dataDir, place }: Pick<ClusterOptions, 'dataDir' | 'place'>) {
  const user = unprivilegedUser(join(dataDir, 'database'))
  const elsewhere = !canEnter(user, dataDir)
  const home = user && elsewhere ? stateFolder(user, place) : dataDir
  return { user, elsewhere, home, folder: join(home, 'database') }
}

/** Finds the cluster of a data folder, or makes it; nothing runs on it afterwards. */
export async function prepareCluster({ dataDir, place, password, durable, log }: ClusterOptions): Promise<Cluster> {
  const { user, elsewhere, home, folder } = clusterPlace({ dataDir, place })
  const binaries = postgresBinaries(user, dataDir)

  expectOwn(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) {
    const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (found !== MAJOR)
      throw refusal(
        `The database in ${folder} was made by PostgreSQL ${found}, this is ${MAJOR}. Move that folder away, ` +
          'or set S4_DATA_DIR to another.',
      )
    await endOrphan(folder)
  } else {
    await initialise({ home, folder, password, durable, log, binaries, user })
  }
  return { folder, binaries, user, elsewhere }
}

/** PostgreSQL runs only as the owner of its data. */
function expectOwn(folder: string) {
  const uid = process.getuid?.()
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  if (!uid || owner === undefined || owner === uid) return
  throw refusal(
    `The database in ${folder} belongs to another user (number ${owner}). Start S4 as the user who ` +
      'started it first, or set S4_DATA_DIR to another folder.',
  )
}

interface Initialising
  extends Omit<ClusterOptions, 'dataDir' | 'place'>, Pick<Cluster, 'folder' | 'binaries' | 'user'> {
  home: string
}

/** Makes the cluster beside its place and moves it there when whole, so that a killed start leaves no half of one. */
async function initialise({ home, folder, password, durable, log, binaries, user }: Initialising) {
  const unfinished = join(home, 'database.unfinished')
  const passwordFile = join(home, 'database.password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  writeFileSync(passwordFile, `${password}\n`)
  chmodSync(passwordFile, 0o600)
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)

  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await run(
      binaries.initdb,
      [`--pgdata=${unfinished}`, ...access, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])],
      user,
      log,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, folder)
}

const run = (command: string, args: string[], user: User | undefined, log: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
    const fail = (cause?: unknown) => {
      writeFileSync(log, said.join(''), { flag: 'a' })
      reject(
        refusal(
          `The database could not be created (${said.join('').trim().split('\n').at(-1) || 'it said nothing'}). ` +
            `Its log is ${log}.`,
          cause,
        ),
      )
    }
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? resolve() : fail()))
  })
