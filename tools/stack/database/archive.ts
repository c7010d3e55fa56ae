import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo, type User } from '../processes/unprivileged'

/** Where the log of a database is kept in a folder of back-ups. */
export const logFolder = (backups: string) => join(backups, 'log')

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`

/** PostgreSQL's settings that copy each part of its log, packed and whole or not at all, into a folder of its own. */
export function archiveSettings(backups: string, user: User | undefined): Record<string, string> {
  const folder = logFolder(backups)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  giveTo(user, folder)
  const to = `${quoted(folder)}/%f.gz`
  return {
    archive_mode: 'on',
    archive_command: `test ! -f ${to} && gzip -1 < "%p" > ${to}.part && sync ${to}.part && mv ${to}.part ${to}`,
    archive_timeout: '60s',
  }
}

/** The setting that reads it again. */
export const restoreCommand = (log: string) => `gzip -d < ${quoted(log)}/%f.gz > "%p"`
