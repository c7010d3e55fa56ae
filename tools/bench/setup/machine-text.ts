import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { inWorkspace } from '../../workspace/paths'

const GIGABYTE = 1_000_000_000
const IDLE_LOAD = 0.5

/** The day, the commit and the machine, and whether something else ran there: for figures that are kept. */
export function machineText(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inWorkspace(), encoding: 'utf8' }).trim()
  const load = loadavg()[0] ?? 0
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${cpus().length} processors and ${Math.round(totalmem() / GIGABYTE)} GB of memory`,
    `${load > IDLE_LOAD ? 'busy with other work' : 'idle'} when it began (load ${load.toFixed(1)})`,
  ].join('; ')
}
