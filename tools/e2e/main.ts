import { rmSync } from 'node:fs'
import { findChromium } from '../chromium/find-chromium'
import { launchArguments } from '../chromium/launch-arguments'
import { inWorkspace } from '../workspace/paths'
import { isRefusal } from '../workspace/refusal'
import { programPath, runInTerminal } from '../test/run-in-terminal'
import { joinReports } from './join-reports'
import { startStack } from './start-stack'

/** Side by side, then one by one: Playwright projects of the same names. */
const runs = ['together', 'alone'] as const

/** Runs the journeys in a browser it finds against a stack it starts; arguments go to Playwright. */
async function journeys(): Promise<boolean> {
  rmSync(inWorkspace('.reports/e2e'), { recursive: true, force: true })
  const chromium = await findChromium()
  const stack = await startStack()
  try {
    const ended: boolean[] = []
    for (const run of runs) ended.push(await runProject(run, { ...stack.env, S4_E2E_CHROMIUM: chromium }))
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

const runProject = (run: (typeof runs)[number], env: Record<string, string>) =>
  runInTerminal(
    [
      programPath('@playwright/test', 'playwright'),
      'test',
      `--project=${run}`,
      '--pass-with-no-tests',
      ...process.argv.slice(2),
    ],
    {
      cwd: inWorkspace('e2e'),
      env: {
        ...env,
        S4_E2E_RUN: run,
        S4_E2E_CHROMIUM_ARGUMENTS: launchArguments.join(' '),
        // Of all the files' imports, so that workspace packages are read from their source.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@s4/source`.trim(),
      },
    },
  )

try {
  process.exitCode = (await journeys()) ? 0 : 1
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
