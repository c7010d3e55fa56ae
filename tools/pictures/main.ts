import { rmSync } from 'node:fs'
import { launchArguments } from '../chromium/launch-arguments'
import { packagedChromium } from '../chromium/packaged'
import { startStack } from '../e2e/start-stack'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import { inWorkspace } from '../workspace/paths'
import { isRefusal, refusal } from '../workspace/refusal'
import { sameFonts } from './same-fonts'

/** An evening in the past, so that no sign-in of the day has run out by it. */
const now = '2026-11-21T19:43:10.000Z'
const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64')

/**
 * Compares every screen with its picture in e2e/pictures/accepted, or takes those anew with `accept`. Other arguments
 * go to Playwright.
 */
async function pictures([first, ...others]: string[]): Promise<boolean> {
  const accept = first === 'accept'
  const args = accept ? others : process.argv.slice(2)
  const chromium = packagedChromium()
  if (!chromium) throw refusal('The browser that takes the pictures runs on Linux with an x64 processor only.')
  const reports = inWorkspace('.reports/pictures')
  rmSync(reports, { recursive: true, force: true })
  if (accept && args.length === 0) rmSync(inWorkspace('e2e/pictures/accepted'), { recursive: true, force: true })
  const stack = await startStack({
    reports: 'pictures',
    env: {
      S4_STOPPED_CLOCK: now,
      S4_SESSION_KEY: key('s'),
      S4_DATA_KEY: key('d'),
      S4_CODE_KEY: key('c'),
      S4_PUSH_KEY: key('p'),
    },
  })
  try {
    return await runInTerminal(
      [programPath('@playwright/test', 'playwright'), 'test', '--config=pictures.config.ts', ...args],
      {
        cwd: inWorkspace('e2e'),
        env: {
          ...stack.env,
          ...sameFonts(reports),
          S4_E2E_CHROMIUM: chromium,
          S4_E2E_CHROMIUM_ARGUMENTS: launchArguments.join('\n'),
          S4_PICTURES_ACCEPT: accept ? 'on' : '',
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@s4/source`.trim(),
        },
      },
    )
  } finally {
    await stack.stop()
  }
}

try {
  process.exitCode = (await pictures(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
