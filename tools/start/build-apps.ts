import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../stack/processes/child'
import { appsAreBuilt } from '../workspace/apps-are-built'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { refusal } from '../workspace/refusal'
import type { Run } from '../stack/processes/run'

const LAST_LINES = 40

/** Builds what changed since the last time; refuses with the end of the output when it cannot be built. */
export async function buildApps(logs: string, run: Run): Promise<void> {
  if (appsAreBuilt()) return
  const log = join(logs, 'build.log')
  rmSync(log, { force: true })
  // Nx's own daemon would stay behind after us.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' }
  const child = await startChild({
    command: process.execPath,
    args: [inWorkspace('node_modules/nx/dist/bin/nx.js'), 'run-many', '--target=build', '--outputStyle=stream'],
    env,
    cwd: workspaceRoot,
    log,
  })
  run.onStop(child.stop)
  const how = await child.ended
  if (how === 'ended with code 0') return
  const end = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  throw refusal(`${end}\n\nThe apps could not be built (${how}); the reason is above and in ${log}.`)
}
