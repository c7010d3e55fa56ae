import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../settings/settings'
import { adminDatabase } from '../stack/database/running-database'
import { isRefusal, refusal } from '../workspace/refusal'
import { backUp } from './back-up'

/** npm run backup -- --keys /safe: copies a running `npm start` into S4_BACKUP_DIR, and the keys to another place. */
const { values } = parseArgs({
  options: { keys: { type: 'string' }, keep: { type: 'string', default: '7' } },
})

try {
  const { dataDir, backupDir } = readSettings(process.env)
  if (!backupDir) throw refusal('S4_BACKUP_DIR is not set: the folder of the copies, as npm start has it.')
  if (!values.keys) throw refusal('Say where the keys go, apart from the copies: npm run backup -- --keys /safe/place.')
  const began = performance.now()
  const copy = await backUp({
    dataDir,
    backupDir,
    adminUrl: adminDatabase(process.env),
    now: new Date(),
    keysDir: join(values.keys),
    keep: Math.max(1, Number(values.keep)),
  })
  console.log(
    `Copied to ${copy} in ${((performance.now() - began) / 1000).toFixed(1)} s; the keys are in ${values.keys}.`,
  )
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
