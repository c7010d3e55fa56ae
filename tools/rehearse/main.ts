import { parseArgs } from 'node:util'
import { isRefusal } from '../workspace/refusal'
import { rehearse } from './rehearse'

/**
 * npm run rehearse: builds S4 as it is shipped, starts it as `deploy/one-machine` says on a machine of its own in a
 * folder, and runs the main job over HTTPS while each process is replaced. Names choose other journeys; `--all` runs
 * all of them.
 */
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })

try {
  const failures = await rehearse({ journeys: values.all ? [] : positionals.length > 0 ? positionals : ['main-job'] })
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
