import { connect, createSealer } from '@s4/db'
import { runningDatabase } from '../stack/database/running-database'
import { dataKeys } from '../rotate-data-key/data-keys'
import { isRefusal } from '../workspace/refusal'
import { runPlatformReport } from './run-platform-report'

/** The yearly report to HMRC, from the database that is running. */
async function platformReport(): Promise<void> {
  const { key, oldKeys } = dataKeys(process.env)
  const db = connect(runningDatabase(process.env), { max: 1 })
  try {
    console.log(await runPlatformReport({ db, sealer: createSealer(key, oldKeys) }, process.argv.slice(2), new Date()))
  } finally {
    await db.end()
  }
}

try {
  await platformReport()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
