import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../chromium/find-chromium'
import { launchArguments } from '../chromium/launch-arguments'
import { readSettings } from '../settings/settings'
import { demoSignIns } from '../stack/identities/demo'
import { inWorkspace } from '../workspace/paths'
import { walks, type Stop, type Walker } from './walk'

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const
const themes = ['light', 'dark'] as const
const signIns = { seeker: demoSignIns[0], company: demoSignIns[1] }

const { baseDomain, port } = readSettings(process.env)
const pageUrl = (walker: Walker, path: string) =>
  `http://${walker === 'nobody' ? '' : `${walker}.`}${baseDomain}:${port}${path}`
const folder = inWorkspace('.pictures')

/**
 * Photographs a running S4 as the demo people see it, into .pictures, on a phone and a desk, light and dark.
 * `npm run pictures -w @s4/tools -- seeker /User-Job` takes one person, or one path of theirs.
 */
async function walk(walker: Walker, stops: readonly Stop[]): Promise<void> {
  for (const { name, width, height } of sizes) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    if (walker !== 'nobody') await signIn(page, walker)
    for (const stop of stops) await photograph(page, { walker, stop, size: name })
    await context.close()
  }
}

async function signIn(page: Page, walker: 'seeker' | 'company'): Promise<void> {
  const { email, password } = signIns[walker]
  await page.goto(pageUrl('nobody', '/login'))
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(pageUrl(walker, '/**'))
}

async function photograph(
  page: Page,
  { walker, stop, size }: { walker: Walker; stop: Stop; size: string },
): Promise<void> {
  const path = typeof stop === 'string' ? stop : await followed(page, walker, stop)
  if (!path) return
  await page.goto(pageUrl(walker, path))
  await page.waitForLoadState('load')
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
  for (const theme of themes) {
    await choose(page, theme)
    const name = typeof stop === 'string' ? stop : stop.follow
    await page.screenshot({
      path: join(folder, `${walker}${name.replaceAll('/', '_')}-${size}-${theme}.png`),
      fullPage: true,
    })
  }
}

/** By the switch in the top bar; a page without one stays as it is. */
async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const control = page.getByRole('button', { name: `Use ${theme} theme` })
  if ((await control.count()) > 0) await control.first().click()
}

async function followed(page: Page, walker: Walker, { on, follow }: Exclude<Stop, string>): Promise<string | null> {
  // On a wide screen some lists open an item beside them instead of on its own page.
  const size = page.viewportSize()
  await page.setViewportSize(sizes[0])
  await page.goto(pageUrl(walker, on))
  const link = page.locator(`main a[href^="${follow}"]`).first()
  await link.waitFor({ timeout: 5000 }).catch(() => undefined)
  const path = (await link.count()) > 0 ? await link.getAttribute('href') : null
  if (size) await page.setViewportSize(size)
  return path
}

mkdirSync(folder, { recursive: true })
const [only, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
try {
  for (const walker of ['nobody', 'seeker', 'company'] as const) {
    if (!only || only === walker) await walk(walker, paths.length > 0 ? paths : walks[walker])
  }
} finally {
  await browser.close()
}
