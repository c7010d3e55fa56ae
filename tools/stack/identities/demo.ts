import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../settings/settings'
import { startChild } from '../processes/child'
import { dataPaths } from '../data-folder/data-folder'
import { inWorkspace, sourceFlags, workspaceRoot } from '../../workspace/paths'
import type { Run } from '../processes/run'

/** One person of each role; tools/seed makes their accounts on an empty database. */
export const demoSignIns = [
  { who: 'Job seeker', email: 'seeker@demo.s4.example', password: 'demo-seeker-2026' },
  { who: 'Company', email: 'company@demo.s4.example', password: 'demo-company-2026' },
] as const

const seed = inWorkspace('tools', 'seed', 'main.ts')
/** How tools/seed ends on a database of somebody's own, without the demo people. */
const WITHOUT_DEMO = 'ended with code 3'

/** Runs tools/seed with the server's environment, unless S4_DEMO is off; then prints whom to sign in as. */
export async function fillWithDemo({ demo, dataDir }: Settings, env: NodeJS.ProcessEnv, run: Run): Promise<void> {
  if (!demo || !existsSync(seed)) return
  const log = join(dataPaths(dataDir).logs, 'demo.log')
  const child = await startChild({
    command: process.execPath,
    args: [...sourceFlags, seed],
    env,
    cwd: workspaceRoot,
    log,
  })
  run.onStop(child.stop)
  const how = await child.ended
  if (how === WITHOUT_DEMO) return
  if (how !== 'ended with code 0')
    return run.say(`The demo data could not be made (${how}). Its log is ${log}; everything else works.`)
  for (const { who, email, password } of demoSignIns) run.say(`  ${who.padEnd(12)}${email.padEnd(28)}${password}`)
  run.say('  One browser window is one person: open a private window for the second.')
}
