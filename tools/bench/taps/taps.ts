import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from '../../chromium/find-chromium'
import { launchArguments } from '../../chromium/launch-arguments'
import { readSettings } from '../../settings/settings'
import { mainJob } from './main-job'
import { setUpCompany, setUpSeeker, signUp, type UrlOn } from './newcomers'
import { film, listen, type Step } from './watch'

const PROCESSOR_SLOWER = 4
/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms to the server. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const MOST_INP = 100
const MOST_WAIT = 300
const SETTLING_MS = 1000

/**
 * Drives the main job of a running S4 on two phones with slow processors. False when a tap takes longer than 100 ms to
 * its picture or the page moves by itself; with a film on slow 4G also when something says longer than 300 ms that it
 * loads.
 */
export async function benchTaps(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { film: { type: 'string' } } })
  const { baseDomain, port } = readSettings(process.env)
  const urlOn: UrlOn = (site, path) => `http://${site === 'shell' ? '' : `${site}.`}${baseDomain}:${port}${path}`
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
  const steps = new Map<string, Step>()
  let now: Step | null = null
  const ended = new AbortController()
  try {
    const open = async () => openPhone(browser, () => now, values.film !== undefined)
    const [company, seeker] = [await open(), await open()]
    const mark = randomUUID().slice(0, 8)
    const [companyName, seekerName] = [`Dockside Doors ${mark} Ltd`, 'Sam Okoro']
    await signUp(company, urlOn, 'Post work')
    const code = await setUpCompany(company, urlOn, companyName)
    await signUp(seeker, urlOn, 'Find work')
    await setUpSeeker(seeker, urlOn, seekerName)

    for (const [name, page] of Object.entries({ company, seeker })) {
      await slowDown(page, values.film !== undefined)
      if (values.film) void film(page, values.film, { name, signal: ended.signal })
    }
    for (const [name, take] of Object.entries(mainJob)) {
      now = { taps: new Map(), cls: 0, ownShifts: 0, longestWait: 0, largestShift: { size: 0, what: '' } }
      steps.set(name, now)
      await take({ company, seeker, urlOn, title: `Gate steward ${mark}`, companyName, seekerName, code })
      await pause(SETTLING_MS)
    }
  } finally {
    printSteps(steps, values.film !== undefined)
    ended.abort()
    await browser.close()
  }
  return [...steps.values()].every(
    (step) => slowestTap(step).ms <= MOST_INP && step.cls === 0 && step.longestWait <= MOST_WAIT,
  )
}

async function openPhone(browser: Browser, step: () => Step | null, withWaits: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await listen(context, step, withWaits)
  return context.newPage()
}

async function slowDown(page: Page, onSlow4G: boolean): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER })
  if (!onSlow4G) return
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', SLOW_4G)
}

const slowestTap = ({ taps }: Step) =>
  [...taps].reduce((slowest, [where, { name, ms }]) => (ms > slowest.ms ? { where, name, ms } : slowest), {
    where: '',
    name: '',
    ms: 0,
  })

function printSteps(steps: ReadonlyMap<string, Step>, withWaits: boolean): void {
  const rows = [...steps].map(([name, step]) => {
    const { where, name: event, ms } = slowestTap(step)
    return [
      name,
      {
        taps: step.taps.size,
        'INP ms': ms,
        at: `${event} ${where}`,
        CLS: Number(step.cls.toFixed(4)),
        'after taps': Number(step.ownShifts.toFixed(4)),
        moved: step.largestShift.what,
        ...(withWaits && { 'loading ms': Math.round(step.longestWait) }),
      },
    ] as const
  })
  console.table(Object.fromEntries(rows))
  console.log(
    `At most ${MOST_INP} ms from a tap to its picture, CLS 0` +
      `${withWaits ? `, and at most ${MOST_WAIT} ms of loading in sight` : ''}.`,
  )
}
