import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { companyLinks, seekerLinks } from '@s4/links'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { findChromium } from '../../chromium/find-chromium'
import { launchArguments } from '../../chromium/launch-arguments'
import { readSettings } from '../../settings/settings'
import { demoSignIns } from '../../stack/identities/demo'
import { atShare } from '../setup/percentiles'

const PROCESSOR_SLOWER = 4
/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms to the server. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** The aim is 8; lower it with every saving. */
const MOST_REQUESTS = 25
const SETTLING_MS = 1500

const sides = { seeker: demoSignIns[0], company: demoSignIns[1] }
type Side = keyof typeof sides

const screens: readonly [Side, path: string][] = [
  ['seeker', seekerLinks.jobs],
  ['seeker', seekerLinks.profile],
  ['seeker', seekerLinks.applications],
  ['seeker', seekerLinks.invoices],
  ['company', companyLinks.jobs],
  ['company', companyLinks.rota],
  ['company', companyLinks.findWorker],
  ['company', companyLinks.qrCodes],
]

interface Opening {
  /** The first picture, the largest part of it, and when nothing says any more that it loads. */
  fcp: number
  lcp: number
  there: number
  /** Requests begun before that. */
  requests: number
}

/**
 * Opens screens of a running S4 on a phone with a slow processor and slow 4G, with nothing kept from before.
 * False when a screen is there only after more than 25 requests (median).
 */
export async function benchScreens(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '5' } } })
  const { baseDomain, port } = readSettings(process.env)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
  try {
    const signedIn = {
      seeker: await signIn(browser, 'seeker', `http://${baseDomain}:${port}/login`),
      company: await signIn(browser, 'company', `http://${baseDomain}:${port}/login`),
    }
    const openings = screens.map((): Opening[] => [])
    // Screen after screen, so that a slow moment of the machine is not one screen's alone.
    for (let time = 0; time < Number(values.times); time += 1)
      for (const [place, [side, path]] of screens.entries())
        openings[place]?.push(await openOnce(browser, signedIn[side], `http://${side}.${baseDomain}:${port}${path}`))

    const medians = openings.map((runs) => {
      const median = (of: keyof Opening) =>
        atShare(
          runs.map((run) => run[of]),
          0.5,
        )
      return { fcp: median('fcp'), lcp: median('lcp'), there: median('there'), requests: median('requests') }
    })
    console.table(
      Object.fromEntries(
        medians.map(({ fcp, lcp, there, requests }, place) => [
          screens[place]?.[1],
          { 'FCP ms': Math.round(fcp), 'LCP ms': Math.round(lcp), 'there ms': Math.round(there), requests },
        ]),
      ),
    )
    return medians.every(({ requests }) => requests <= MOST_REQUESTS)
  } finally {
    await browser.close()
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

async function signIn(browser: Browser, side: Side, login: string): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(login)
  await page.getByLabel('Email address').fill(sides[side].email)
  await page.getByLabel('Password', { exact: true }).fill(sides[side].password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('list', { name: 'Jobs' }).waitFor()
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

// Scripts of the page, as text: tools are compiled without the DOM's types.
const WATCH = `
  window.lcp = 0
  window.there = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver(() => {
    const loading = [...document.querySelectorAll('[role=status]')].some((part) => part.textContent === 'Loading…')
    if (loading || !document.querySelector('main h1, header h1, h1')) window.there = 0
    else window.there ||= performance.now()
  }).observe(document, { childList: true, subtree: true, characterData: true })`
const READ = `(() => {
  const [{ startTime: fcp } = { startTime: 0 }] = performance.getEntriesByName('first-contentful-paint')
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.there)
  return { fcp, lcp: window.lcp, there: window.there, requests: 1 + asked.length }
})()`

async function openOnce(browser: Browser, cookies: Cookies, address: string): Promise<Opening> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
    // It would fetch the whole app ahead.
    serviceWorkers: 'block',
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', SLOW_4G)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER })
    await page.goto(address, { waitUntil: 'commit' })
    while (!(await page.evaluate<boolean>('window.there > 0'))) await pause(100)
    await pause(SETTLING_MS)
    return await page.evaluate<Opening>(READ)
  } finally {
    await context.close()
  }
}
