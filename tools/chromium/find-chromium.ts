import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { refusal } from '../workspace/refusal'
import { programPath } from '../stack/processes/run-in-terminal'
import { installedChromium } from './installed'
import { packagedChromium } from './packaged'

export interface Attempt {
  /** For the message, when nothing works. */
  name: string
  /** A browser's path, or undefined when this way leads nowhere. */
  find: () => Promise<string | undefined> | string | undefined
}

/**
 * The browser the journeys run in: `CHROMIUM_PATH`, one that is installed, Playwright's own,
 * the system's package manager, `@sparticuz/chromium`. Refuses with what to do when all fail.
 */
export async function findChromium(attempts: Attempt[] = everyWay): Promise<string> {
  for (const { find } of attempts) {
    const path = await find()
    if (path) return path
  }
  throw refusal(
    'There is no Chromium, and none could be installed (tried ' +
      `${attempts.map(({ name }) => name).join(', ')}). Install Chromium or Chrome, ` +
      'or set CHROMIUM_PATH to one.',
  )
}

const MINUTE = 60_000

const runs = (command: string, args: string[], timeout: number) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout }).status === 0

const everyWay: Attempt[] = [
  { name: 'CHROMIUM_PATH', find: fromEnvironment },
  { name: 'an installed browser', find: () => installedChromium() },
  { name: 'playwright install', find: fromPlaywright },
  { name: "the system's package manager", find: fromPackageManager },
  { name: '@sparticuz/chromium', find: packagedChromium },
]

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path))
    throw refusal(`CHROMIUM_PATH is ${path}, and there is no such file. Correct it or unset it.`)
  return path
}

function fromPlaywright() {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  console.log('No Chromium is installed; asking Playwright for its own.')
  return runs(process.execPath, [programPath('playwright'), 'install', 'chromium'], 5 * MINUTE) && existsSync(own)
    ? own
    : undefined
}

function fromPackageManager() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  console.log("Playwright's could not be fetched; asking the system's package manager.")
  if (!runs('apt-get', ['update'], 2 * MINUTE)) return undefined
  const found = ['chromium-headless-shell', 'chromium'].some((name) =>
    runs('apt-get', ['install', '-y', '--no-install-recommends', name], 5 * MINUTE),
  )
  return found ? installedChromium() : undefined
}
