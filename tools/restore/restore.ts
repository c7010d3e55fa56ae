import { appendFileSync, chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyNames, copyTree, keyFiles } from '../backup/back-up'
import { dataPaths, makeFolders } from '../stack/data-folder/data-folder'
import { logFolder, restoreCommand } from '../stack/database/archive'
import { startDatabase } from '../stack/database/database'
import { clusterPlace } from '../stack/database/postgres-cluster'
import { giveTo } from '../stack/processes/unprivileged'
import { keptSecrets } from '../workspace/private-file'
import { refusal } from '../workspace/refusal'

interface RestoreInput {
  backupDir: string
  keysDir: string
  /** Empty, or not there. */
  dataDir: string
  /** Everything before it; everything there is unless told. */
  until: Date | undefined
}

/** Half a day: reading the log of a busy week takes a while. */
const RECOVERED_WITHIN_MS = 12 * 60 * 60_000

/** Makes a data folder of the newest copy before that time and of the log after it; `npm start` begins on it. */
export async function restore({ backupDir, keysDir, dataDir, until }: RestoreInput): Promise<void> {
  const name = copyNames(backupDir).findLast((each) => !until || madeAt(each) <= until)
  if (name === undefined) throw refusal(`There is no copy in ${backupDir}${until ? ' from before that time' : ''}.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw refusal(`${dataDir} is not empty. Move it away, or name another folder with S4_DATA_DIR.`)
  for (const file of keyFiles)
    if (!existsSync(join(keysDir, file)))
      throw refusal(`${file} is not in ${keysDir}. Without the keys nobody can read what is sealed.`)

  const copy = join(backupDir, name)
  makeFolders(dataDir)
  chmodSync(dataDir, 0o711)
  for (const file of keyFiles) copyFileSync(join(keysDir, file), join(dataDir, file))
  const { files, firestore, accounts } = dataPaths(dataDir)
  copyTree(join(copy, 'files'), files)
  copyTree(join(copy, 'firestore'), firestore)
  if (existsSync(join(copy, 'auth'))) {
    mkdirSync(join(dataDir, 'auth'), { mode: 0o700 })
    copyFileSync(join(copy, 'auth', 'accounts.json'), accounts)
  }
  await restoreDatabase({ copy: join(copy, 'database'), log: logFolder(backupDir), dataDir, until })
}

const madeAt = (name: string) =>
  new Date(name.replace(/^copy-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/, '$1T$2:$3:$4Z'))

interface DatabaseRestore {
  copy: string
  log: string
  dataDir: string
  until: Date | undefined
}

async function restoreDatabase({ copy, log, dataDir, until }: DatabaseRestore): Promise<void> {
  const { place } = keptSecrets(join(dataDir, 'database-passwords.json'), { place: () => '' })
  const { folder, user } = clusterPlace({ dataDir, place })
  if (existsSync(folder)) throw refusal(`There is a database in ${folder} already. Move it away first.`)
  copyTree(copy, folder)
  chmodSync(folder, 0o700)
  const settings = join(folder, 'postgresql.auto.conf')
  // PostgreSQL takes no T and Z here.
  const time = until?.toISOString().replace('T', ' ').replace('Z', '+00')
  const target = time ? `recovery_target_time = '${time}'\nrecovery_target_action = 'promote'\n` : ''
  appendFileSync(
    settings,
    `restore_command = '${restoreCommand(log).replaceAll("'", "''")}'\nhot_standby = off\n${target}`,
  )
  writeFileSync(join(folder, 'recovery.signal'), '')
  giveTo(user, folder)
  // It reads the log, and answers when it has read all of it.
  const database = await startDatabase({ dataDir, within: RECOVERED_WITHIN_MS })
  try {
    const client = new Client({ connectionString: database.adminUrl })
    await client.connect()
    for (const name of ['restore_command', 'hot_standby', 'recovery_target_time', 'recovery_target_action'])
      await client.query(`alter system reset ${name}`)
    await client.end()
  } finally {
    await database.stop()
  }
}
