import { rmSync } from 'node:fs'
import { findChromium } from '../chromium/find-chromium'
import { launchArguments } from '../chromium/launch-arguments'
import { inWorkspace } from '../stack/paths'
import { isRefusal } from '../stack/refusal'
import { programOf, runInTerminal } from '../test/run-in-terminal'
import { startStack } from './start-stack'

/** Runs the journeys in a browser it finds against a stack it starts; arguments go to Playwright. */
async function journeys(): Promise<boolean> {
  rmSync(inWorkspace('.reports/e2e'), { recursive: true, force: true })
  const chromium = await findChromium()
  const stack = await startStack()
  try {
    return await runInTerminal([programOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)], {
      cwd: inWorkspace('e2e'),
      env: {
        ...stack.env,
        S4_E2E_CHROMIUM: chromium,
        S4_E2E_CHROMIUM_ARGUMENTS: launchArguments.join(' '),
        // Of all the files' imports, so that workspace packages are read from their source.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@s4/source`.trim(),
      },
    })
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
