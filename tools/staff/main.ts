import { connect } from '@s4/db'
import { readSettings } from '../settings/settings'
import { runningDatabase } from '../stack/database/running-database'
import { isRefusal } from '../workspace/refusal'
import { runStaff } from './run-staff'

/** Who of S4's own people may sign in to the console, against the database that is running. */
async function staff(): Promise<void> {
  const db = connect(runningDatabase(process.env), { max: 1 })
  try {
    console.log(await runStaff({ db, now: new Date(), origin: shellOrigin(process.env) }, process.argv.slice(2)))
  } finally {
    await db.end()
  }
}

function shellOrigin(env: NodeJS.ProcessEnv): string {
  if (env.S4_MODE === 'production') return `https://${env.S4_BASE_DOMAIN}`
  const { baseDomain, port } = readSettings(env)
  return `http://${baseDomain}:${port}`
}

try {
  await staff()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
