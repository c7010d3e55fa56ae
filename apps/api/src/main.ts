import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { isDatabaseBusy, isRefusal, refusal } from '@s4/db'
import { moveFiles } from './files/move-files'
import { migrateDatabase } from './migrate-database'
import { printSettings } from './print-settings'
import { printKeys } from './signing-keys/print-keys'
import { startServer } from './start-server'

// Else what a request leaves behind is kept until the next full collection (ADR 036).
setFlagsFromString('--no-allocation-site-pretenuring')

/** Exit code for wrong settings or a wrong database, where a restart does not help. */
const EXIT_BAD_CONFIGURATION = 78

/**
 * `node server.js` starts the server; `migrate` brings the database up to date; `config` prints what is set;
 * `keys` prints which keys sign and what still needs an earlier one; `move-files` copies the folder of files into the
 * bucket.
 */
const commands: Record<string, () => Promise<void> | void> = {
  start: startServer,
  migrate: migrateDatabase,
  config: printSettings,
  keys: printKeys,
  'move-files': moveFiles,
}

async function run(name = 'start') {
  const command = commands[name]
  if (!command) throw refusal(`There is no command ${name}. Use ${Object.keys(commands).join(', ')}.`)
  await command()
}

run(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${isRefusal(error) ? error.message : inspect(error)}\n`)
  process.exit(isRefusal(error) && !isDatabaseBusy(error.cause) ? EXIT_BAD_CONFIGURATION : 1)
})
