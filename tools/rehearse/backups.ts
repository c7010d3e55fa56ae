import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellKeeper } from '../stack/processes/keeper'
import { refusal } from '../workspace/refusal'
import { type Machine, readSettings } from './machine'
import { postgresUser } from './postgres'

export interface BackupPlace {
  /** Stands for the disk of the back-ups, which outlives a machine. */
  folder: string
  databaseKey: string
  filesKey: string
  remove: () => void
}

export function newBackupPlace(): BackupPlace {
  const folder = mkdtempSync(join(tmpdir(), 's4-backups-'))
  tellKeeper({ remove: folder })
  chmodSync(folder, 0o711)
  const newKey = () => randomBytes(48).toString('base64')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, databaseKey: newKey(), filesKey: newKey(), remove }
}

/** Lets a machine use the place; `isNew` when nothing was ever backed up there. */
export function connectBackups(machine: Machine, place: BackupPlace, { isNew }: { isNew: boolean }): void {
  writeFileSync(machine.at('/etc/s4/backup-password'), `${place.filesKey}\n`)
  if (!isNew) return
  const user = postgresUser(machine.at)
  for (const name of ['database', 'files']) mkdirSync(join(place.folder, name))
  if (user) chownSync(join(place.folder, 'database'), user.uid, user.gid)
  pgbackrest(machine, ['stanza-create'])
  restic(machine, ['init', '--quiet'])
}

/** As docs/run/backup-and-restore.md: the database as it was at a time, and the newest pictures and documents. */
export function restoreBackups(machine: Machine, time: string): void {
  pgbackrest(machine, ['--delta', '--type=time', `--target=${time}`, '--target-action=promote', 'restore'])
  restic(machine, ['restore', 'latest', '--quiet', '--target', machine.at('/var/lib/s4')])
}

function pgbackrest({ at }: Machine, args: readonly string[]): void {
  const user = postgresUser(at)
  run('pgbackrest', ['--stanza=s4', ...args], {
    env: { PATH: process.env.PATH, PGBACKREST_CONFIG: at('/etc/pgbackrest.conf') },
    ...(user && { uid: user.uid, gid: user.gid }),
  })
}

const restic = ({ at }: Machine, args: readonly string[]) =>
  run('restic', args, { env: { PATH: process.env.PATH, ...readSettings(at('/etc/s4/backup')) } })

interface Options {
  env: NodeJS.ProcessEnv
  uid?: number
  gid?: number
}

function run(command: string, args: readonly string[], options: Options): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: '/', encoding: 'utf8', ...options })
  if (status !== 0) throw refusal(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`)
}
