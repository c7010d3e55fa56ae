import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../chromium/find-chromium'
import { launchArguments } from '../chromium/launch-arguments'
import { readSettings } from '../settings/settings'
import { demoSignIns } from '../stack/identities/demo'
import { percentilesText } from './setup/percentiles'

const MOST = 1500
const [seeker] = demoSignIns

/**
 * Measures the time from *Sign in* to the demo seeker's jobs, each time in a new browser on the landing page.
 * False when the median is above 1.5 s.
 */
export async function benchSignIn(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '9' } } })
  const { baseDomain, port } = readSettings(process.env)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
  const taken: number[] = []
  try {
    for (let time = 0; time < Number(values.times); time += 1)
      taken.push(await signInOnce(browser, `http://${baseDomain}:${port}/`))
  } finally {
    await browser.close()
  }
  taken.sort((a, b) => a - b)
  const median = taken[Math.floor(taken.length / 2)] ?? Infinity
  console.log(
    `Sign-in to jobs in sight, ${taken.length} times: ${percentilesText(taken)}; ` +
      `median ${Math.round(median)} ms, at most ${MOST}.`,
  )
  return median <= MOST
}

async function signInOnce(browser: Browser, home: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await page.goto(home)
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click()
  await page.getByLabel('Email address').fill(seeker.email)
  await page.getByLabel('Password', { exact: true }).fill(seeker.password)
  // Typing takes a person longer than the browser needs to fetch ahead.
  await page.waitForLoadState('networkidle')
  const pressed = performance.now()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first().waitFor()
  const took = performance.now() - pressed
  await context.close()
  return took
}
