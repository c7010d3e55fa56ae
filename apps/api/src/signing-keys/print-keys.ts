import { connect } from '@s4/db'
import { movableClock } from '@s4/api-platform/deps'
import { readSettings } from '@s4/api-platform/settings'
import { keysText } from './keys-text'
import { readKeysInUse } from './signing-key-repository'

export async function printKeys(): Promise<void> {
  const settings = readSettings(process.env)
  const db = connect(settings.databaseUrl, { max: 1, isPooled: settings.isPooled })
  const clock = movableClock()
  try {
    process.stdout.write(keysText(settings, await readKeysInUse({ db, clock, settings }), clock.now()))
  } finally {
    await db.end()
  }
}
