import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate } from '@s4/db'
import { afterAll, expect, it } from 'vitest'
import { backUp } from '../backup/back-up'
import { differences, tablesOf } from '../rehearse/contents'
import { settingsForTrial } from '../seed/server/settings-for-town'
import { seedTown } from '../seed/seed-town'
import { startApi } from '../stack/api'
import { developmentKeys } from '../stack/data-folder/keys'
import { dataPaths, makeFolders } from '../stack/data-folder/data-folder'
import { type RunningDatabase, startDatabase } from '../stack/database/database'
import { freePort } from '../stack/processes/ports'
import { inWorkspace, sourceFlags } from '../workspace/paths'
import { restore } from './restore'

const folder = mkdtempSync(join(tmpdir(), 's4-drill-'))
// As root PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o711)
const at = (name: string) => join(folder, name)
const [dataDir, backupDir, keysDir] = [at('data'), at('backups'), at('keys')]
mkdirSync(backupDir)
chmodSync(backupDir, 0o711)
const undoing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const undo of undoing.toReversed()) await undo()
})

const MINUTES_3 = 180_000

it(
  'a lost machine is restored on another to the second before a mistake, and works',
  async () => {
    makeFolders(dataDir)
    chmodSync(dataDir, 0o711)
    const first = await startDatabase({ dataDir, archive: backupDir })
    undoing.push(first.stop)
    await migrate(first.ownerUrl, first.url)
    const keys = developmentKeys(dataPaths(dataDir).keys, {})
    const db = connect(first.url, { max: 2 })
    const settings = settingsForTrial(first.url, Buffer.from(keys.S4_DATA_KEY, 'base64'))
    await seedTown(db, { now: new Date(), settings })
    writeFileSync(join(dataDir, 'files', 'a-picture'), 'one')
    mkdirSync(join(dataDir, 'auth'))
    writeFileSync(dataPaths(dataDir).accounts, '{"users":[]}')

    await backUp({ dataDir, backupDir, adminUrl: first.adminUrl, keysDir, keep: 7, now: new Date() })
    // After the copy: only the log has it.
    await db.query(`update account set phone = '+447700900999'`)
    const before = new Map(await tablesOf(first.ownerUrl))
    const owner = connect(first.adminUrl.replace(/\/postgres$/, '/s4'), { max: 1 })
    const [{ time } = { time: '' }] = await owner.query<{ time: string }>('select clock_timestamp() as time')
    await owner.query('select pg_sleep(1)')
    await owner.query('drop table invoice, logbook_entry cascade')
    await owner.query('select pg_switch_wal()')
    await Promise.all([owner.end(), db.end()])
    await first.stop()
    rmSync(dataDir, { recursive: true })

    await restore({ backupDir, keysDir, dataDir: at('other'), until: new Date(Date.parse(time) + 500) })

    const second = await startDatabase({ dataDir: at('other') })
    undoing.push(second.stop)
    expect(differences(before, new Map(await tablesOf(second.ownerUrl)))).toEqual([])
    expect(readFileSync(join(at('other'), 'files', 'a-picture'), 'utf8')).toBe('one')
    expect(await openJobs(second)).toBeGreaterThan(0)
  },
  MINUTES_3,
)

/** How many jobs the product shows on the restored data; it starts only with the keys that the data was sealed with. */
async function openJobs({ url, ownerUrl }: RunningDatabase): Promise<number> {
  const port = await freePort()
  const api = await startApi({
    port,
    log: at('api.log'),
    args: [...sourceFlags, inWorkspace('apps/api/src/main.ts')],
    env: {
      ...process.env,
      ...developmentKeys(dataPaths(at('other')).keys, {}),
      S4_MODE: 'test',
      PORT: String(port),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      S4_FILES_DIR: dataPaths(at('other')).files,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      METADATA_SERVER_DETECTION: 'none',
    },
  })
  undoing.push(api.stop)
  const answer = await fetch(`http://127.0.0.1:${port}/api/jobs`)
  return ((await answer.json()) as { data: unknown[] }).data.length
}
