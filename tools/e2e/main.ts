import { rmSync } from 'node:fs'
import { findChromium } from '../chromium/find-chromium'
import { inWorkspace } from '../workspace/paths'
import { isRefusal } from '../workspace/refusal'
import { joinReports } from './join-reports'
import { runProject, runs } from './run-project'
import { startStack } from './start-stack'

/** Runs the journeys in a browser it finds against a stack it starts; arguments go to Playwright. */
async function journeys(): Promise<boolean> {
  rmSync(inWorkspace('.reports/e2e'), { recursive: true, force: true })
  const chromium = await findChromium()
  const stack = await startStack()
  try {
    const ended: boolean[] = []
    for (const run of runs)
      ended.push(
        await runProject(run, { env: { ...stack.env, S4_E2E_CHROMIUM: chromium }, args: process.argv.slice(2) }),
      )
    const ran = joinReports(
      runs.map((run) => inWorkspace(`.reports/e2e/${run}.json`)),
      inWorkspace('.reports/e2e/journeys.json'),
    )
    if (ran === 0) console.error('No journey of that name.')
    return ended.every(Boolean) && ran > 0
  } finally {
    await stack.stop()
  }
}

try {
  process.exitCode = (await journeys()) ? 0 : 1
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
