import { parseArgs } from 'node:util'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import { appsAreBuilt } from '../workspace/apps-are-built'
import { isRefusal, refusal } from '../workspace/refusal'
import { runChaos } from './run-chaos'

/**
 * npm run chaos -- --minutes 10 --seed 7: breaks one part after another under load, compares what was answered well
 * with the database after each, and times how long each part is away. `--short` breaks a few parts once; `--smoke` is
 * the part of `npm test`: the same few kills each time, under a small load.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
    rate: { type: 'string' },
    within: { type: 'string' },
    short: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
  },
})
// What is lost is judged by the smoke run; how fast parts are back, on a machine that does nothing else, by the others.
const usual = values.smoke
  ? { seed: '1', rate: '10', within: '40' }
  : { seed: String(Math.floor(Math.random() * 1e6)), rate: '30', within: '10' }
const { seed = usual.seed, rate = usual.rate, within = usual.within } = values
console.log(`The seed of this run is ${seed}.`)

try {
  // An older build of the server would be judged in its place.
  const isBuilt =
    appsAreBuilt() ||
    (await runInTerminal([programPath('nx'), 'build', 'api', '--outputStyle=static'], {
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
    }))
  if (!isBuilt) throw refusal('The server could not be built; the reason is above.')
  const problems = await runChaos({
    minutes: Number(values.minutes),
    seed: Number(seed),
    only: values.only,
    perSecond: Number(rate),
    within: Number(within),
    extent: values.smoke ? 'smoke' : values.short ? 'short' : 'whole',
  })
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Nothing was lost, doubled or left broken.' : `${problems.length} problems.`)
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
process.exit()
