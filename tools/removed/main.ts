import { connect } from '@s4/db'
import { runningDatabase } from '../stack/database/running-database'
import { isRefusal } from '../workspace/refusal'
import { runRemoved } from './run-removed'

/** What was removed in a time, from the database that is running. */
async function removed(): Promise<void> {
  const db = connect(runningDatabase(process.env), { max: 1 })
  try {
    console.log(await runRemoved(db, process.argv.slice(2)))
  } finally {
    await db.end()
  }
}

try {
  await removed()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
