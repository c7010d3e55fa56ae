import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { Client } from 'pg'
import { dataPaths } from '../stack/data-folder/data-folder'
import { logFolder } from '../stack/database/archive'
import { clusterPlace } from '../stack/database/postgres-cluster'
import { keptSecrets } from '../workspace/private-file'
import { refusal } from '../workspace/refusal'

export interface BackupInput {
  dataDir: string
  backupDir: string
  /** The superuser's address. */
  adminUrl: string
  /** Where the keys go, apart from the copies. */
  keysDir: string
  /** How many copies stay. */
  keep: number
  now: Date
}

/** What a copy of a running cluster leaves out: PostgreSQL makes it anew, or takes it from its log. */
const LEFT_OUT = new RegExp(
  [
    String.raw`^postmaster\.(?:pid|opts)$`,
    '^pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)/',
    '(?:^|/)pgsql_tmp',
    String.raw`(?:^|/)pg_internal\.init`,
  ].join('|'),
)

/** The files that open what is sealed, and the passwords of the database. */
export const keyFiles = ['keys.json', 'database-passwords.json'] as const

export const copyNames = (backupDir: string): string[] =>
  (existsSync(backupDir) ? readdirSync(backupDir) : []).filter((name) => /^copy-[\dTZ-]+$/.test(name)).toSorted()

/** Copies everything of a running `npm start`; returns the folder of the copy. The database's log goes on beside it. */
export async function backUp({ dataDir, backupDir, adminUrl, keysDir, keep, now }: BackupInput): Promise<string> {
  if (`${resolve(keysDir)}${sep}`.startsWith(`${resolve(backupDir)}${sep}`))
    throw refusal('The keys must not be kept with the copies: whoever has both reads everything.')
  const name = `copy-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const unfinished = join(backupDir, `${name}.unfinished`)
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  await copyDatabase({ dataDir, adminUrl, to: join(unfinished, 'database') })
  // After the database: every file that it names is there by now.
  const before = copyNames(backupDir).at(-1)
  const { files, firestore, accounts } = dataPaths(dataDir)
  copyTree(files, join(unfinished, 'files'), before && join(backupDir, before, 'files'))
  copyTree(firestore, join(unfinished, 'firestore'))
  if (existsSync(accounts)) {
    mkdirSync(join(unfinished, 'auth'))
    copyFileSync(accounts, join(unfinished, 'auth', 'accounts.json'))
  }
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  for (const file of keyFiles)
    if (existsSync(join(dataDir, file))) {
      copyFileSync(join(dataDir, file), join(keysDir, file))
      chmodSync(join(keysDir, file), 0o600)
    }
  renameSync(unfinished, join(backupDir, name))
  removeOld(backupDir, keep)
  return join(backupDir, name)
}

interface DatabaseCopy {
  dataDir: string
  adminUrl: string
  to: string
}

async function copyDatabase({ dataDir, adminUrl, to }: DatabaseCopy): Promise<void> {
  const { place } = keptSecrets(join(dataDir, 'database-passwords.json'), { place: () => '' })
  const { folder } = clusterPlace({ dataDir, place })
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ archive: string }>(`select current_setting('archive_mode') as archive`)
    if (rows[0]?.archive !== 'on')
      throw refusal('The database keeps no log of its changes. Start S4 with S4_BACKUP_DIR, the folder of the copies.')
    await client.query(`select pg_backup_start('s4', true)`)
    copyTree(folder, to, undefined, (path) => !LEFT_OUT.test(path.replaceAll('\\', '/')))
    for (const empty of ['pg_wal', 'pg_wal/archive_status']) mkdirSync(join(to, empty), { recursive: true })
    // Answers once the log that belongs to the copy is kept.
    const { rows: stopped } = await client.query<{ label: string; spaces: string }>(
      'select labelfile as label, spcmapfile as spaces from pg_backup_stop(true)',
    )
    writeFileSync(join(to, 'backup_label'), stopped[0]?.label ?? '')
    if (stopped[0]?.spaces) writeFileSync(join(to, 'tablespace_map'), stopped[0].spaces)
  } finally {
    await client.end()
  }
}

/** Copies a folder; a file that the copy before has alike takes no room again. What vanishes meanwhile is left out. */
export function copyTree(
  from: string,
  to: string,
  before?: string,
  isWanted: (path: string) => boolean = () => true,
): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true, encoding: 'utf8' })) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (!isWanted(path)) continue
    if (entry.isDirectory()) mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
    else if (entry.isFile()) copyOne(join(from, path), join(to, path), before && join(before, path))
  }
}

function copyOne(from: string, to: string, before: string | undefined): void {
  const now = lstatSync(from, { throwIfNoEntry: false })
  if (!now) return
  mkdirSync(join(to, '..'), { recursive: true, mode: 0o700 })
  const old = before && statSync(before, { throwIfNoEntry: false })
  if (before && old && old.size === now.size && Math.abs(old.mtimeMs - now.mtimeMs) < 1000) return linkSync(before, to)
  try {
    copyFileSync(from, to)
    utimesSync(to, now.atime, now.mtime)
  } catch (error) {
    if (existsSync(from)) throw error
  }
}

/** Keeps the newest copies, and the log since the oldest of them. */
function removeOld(backupDir: string, keep: number): void {
  const names = copyNames(backupDir)
  for (const name of names.slice(0, -keep)) rmSync(join(backupDir, name), { recursive: true, force: true })
  const oldest = statSync(join(backupDir, names.slice(-keep)[0] ?? ''), { throwIfNoEntry: false })
  const log = logFolder(backupDir)
  const marks = readdirSync(log).filter((name) => name.includes('.backup.'))
  // Each copy leaves a mark in the log, named after the part with which it begins.
  const first = marks.toSorted().at(-keep)?.slice(0, 24)
  if (!oldest || first === undefined || marks.length <= keep) return
  for (const name of readdirSync(log)) if (name.slice(8, 24) < first.slice(8)) rmSync(join(log, name), { force: true })
}
