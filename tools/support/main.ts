import { connect } from '@s4/db'
import { isRefusal } from '../workspace/refusal'
import { runningDatabase } from '../stack/database/running-database'
import { runSupport } from './run-support'

/** What S4's staff do with questions until there is a screen for them, against the database that is running. */
async function support(): Promise<void> {
  const db = connect(runningDatabase(process.env), { max: 1 })
  try {
    console.log(await runSupport(db, process.argv.slice(2), new Date()))
  } finally {
    await db.end()
  }
}

try {
  await support()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
