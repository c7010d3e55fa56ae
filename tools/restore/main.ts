import { parseArgs } from 'node:util'
import { readSettings } from '../settings/settings'
import { isRefusal, refusal } from '../workspace/refusal'
import { restore } from './restore'

/**
 * npm run restore -- --keys /safe [--until 2026-11-24T10:30:00Z]: makes S4_DATA_DIR, which must be empty, of the copies
 * in S4_BACKUP_DIR, for `npm start` to begin on.
 */
const { values } = parseArgs({ options: { keys: { type: 'string' }, until: { type: 'string' } } })

try {
  const { dataDir, backupDir } = readSettings(process.env)
  if (!backupDir) throw refusal('S4_BACKUP_DIR is not set: the folder of the copies.')
  if (!values.keys) throw refusal('Say where the keys are: npm run restore -- --keys /safe/place.')
  const until = values.until === undefined ? undefined : new Date(values.until)
  if (until && Number.isNaN(until.getTime())) throw refusal('--until is a time such as 2026-11-24T10:30:00Z.')
  const began = performance.now()
  await restore({ backupDir, keysDir: values.keys, dataDir, until })
  console.log(
    `${dataDir} is restored in ${((performance.now() - began) / 1000).toFixed(1)} s. Start S4 with npm start.`,
  )
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
