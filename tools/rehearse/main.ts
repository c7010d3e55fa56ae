import { inspect, parseArgs } from 'node:util'
import { isRefusal, refusal } from '../workspace/refusal'
import { missingPackages, REHEARSED } from './debian'
import { forgetFaults, keepFaults } from './faults-file'
import { rehearse } from './rehearse'

/**
 * npm run rehearse: builds S4 as it is shipped, starts it as `deploy/one-machine` says on a machine of its own in a
 * folder, and does the main job over HTTPS while each process is replaced. Then the machine is lost and restored from
 * its back-up on another; `--no-restore` leaves that out. Names choose other journeys; `--all` runs all of them.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, 'no-restore': { type: 'boolean' } },
  allowPositionals: true,
})
const journeys = positionals.length > 0 ? positionals : ['main-job']

const end = (faults: readonly string[]) => {
  for (const fault of faults) console.error(fault)
  keepFaults(faults)
  process.exitCode = faults.length > 0 ? 1 : 0
}

try {
  forgetFaults()
  const missing = missingPackages(REHEARSED)
  if (missing.length > 0) throw refusal(`The rehearsal needs more. Install it: apt-get install ${missing.join(' ')}.`)
  end(await rehearse({ journeys: values.all ? [] : journeys, restores: !values['no-restore'] }))
} catch (error) {
  end([isRefusal(error) ? error.message : inspect(error)])
}
