import { connect, reseal, createSealer } from '@s4/db'
import { isRefusal } from '../workspace/refusal'
import { runningDatabase } from '../stack/database/running-database'
import { dataKeys } from './data-keys'
import { reportText } from './report-text'

/** Seals every personal number with `S4_DATA_KEY` that one of `S4_OLD_DATA_KEYS` sealed, beside the running server. */
async function rotateDataKey(): Promise<void> {
  const { key, oldKeys } = dataKeys(process.env)
  const db = connect(runningDatabase(process.env), { max: 1 })
  try {
    const resealed = await reseal(db, createSealer(key, oldKeys))
    console.log(reportText(resealed))
    if (resealed.some(({ unreadable }) => unreadable > 0)) process.exitCode = 1
  } finally {
    await db.end()
  }
}

try {
  await rotateDataKey()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
