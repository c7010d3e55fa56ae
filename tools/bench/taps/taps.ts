import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { findChromium } from '../../chromium/find-chromium'
import { launchArguments } from '../../chromium/launch-arguments'
import { startStack } from '../../e2e/start-stack'
import { readSettings } from '../../settings/settings'
import { inWorkspace } from '../../workspace/paths'
import { atMost, type Figure, milliseconds } from '../setup/figure'
import { machineText } from '../setup/machine-text'
import {
  brokenTapList,
  brokenTaps,
  brokenWaitList,
  clsOf,
  MOST_INP,
  MOST_WAIT,
  shiftList,
  slowestTap,
  tapTable,
  waitTable,
  type StepFigures,
} from './figures'
import { film } from './film'
import { mainJob } from './main-job'
import { setUpCompany, setUpSeeker, signUp, type UrlOn } from './newcomers'
import { handsOf } from './phone'
import { listen, newStep, type Step } from './watch'

const PROCESSOR_SLOWER = 4
/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms to the server. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SETTLING_MS = 1000
const FILM = inWorkspace('.reports/bench/taps')

interface Round {
  patient: boolean
  filmed: boolean
}

/**
 * Drives the main job on two phones with slow processors, on an S4 of its own or, with `--running`, on the one that
 * runs: once as somebody who waits until the app stands, once as somebody who touches what the server wrote. Measures
 * the time to each picture and what moves by itself; with `--film`, once on slow 4G and kept as pictures, how long
 * something says that it loads.
 */
export async function benchTaps(args: string[]): Promise<Figure[]> {
  const { values } = parseArgs({ args, options: { film: { type: 'boolean' }, running: { type: 'boolean' } } })
  const filmed = values.film ?? false
  const began = machineText()
  const stack = values.running ? null : await startStack({ reports: 'bench', env: { S4_DEMO: 'on' } })
  const { baseDomain, port } = readSettings({ ...process.env, ...stack?.env })
  const urlOn: UrlOn = (site, path) => `http://${site === 'shell' ? '' : `${site}.`}${baseDomain}:${port}${path}`
  const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments })
  const rounds: Round[] = filmed
    ? [{ patient: true, filmed }]
    : [
        { patient: true, filmed },
        { patient: false, filmed },
      ]
  const figures: Figure[] = []
  try {
    for (const round of rounds) {
      const steps = new Map<string, Step>()
      try {
        await drive(browser, urlOn, round, steps)
      } finally {
        figures.push(...tell(round, figuresOf(steps)))
      }
    }
  } finally {
    console.log(`${began}; Chrome/${browser.version()}`)
    await browser.close()
    await stack?.stop()
  }
  return figures
}

async function drive(browser: Browser, urlOn: UrlOn, { patient, filmed }: Round, steps: Map<string, Step>) {
  let now: Step | null = null
  const open = () => openPhone(browser, () => now, filmed)
  const [company, seeker] = [await open(), await open()]
  const mark = randomUUID().slice(0, 8)
  const [companyName, seekerName] = [`Dockside Doors ${mark} Ltd`, 'Sam Okoro']
  await signUp(company, urlOn, 'Post work')
  const code = await setUpCompany(company, urlOn, companyName)
  await signUp(seeker, urlOn, 'Find work')
  await setUpSeeker(seeker, urlOn, seekerName)

  const phones = { company: await slowly(company, filmed), seeker: await slowly(seeker, filmed) }
  const job = { company, seeker, urlOn, hands: handsOf({ patient }), title: `Gate steward ${mark}`, companyName }
  if (filmed) rmSync(FILM, { recursive: true, force: true })
  try {
    for (const [place, [name, take]] of Object.entries(mainJob).entries()) {
      now = newStep()
      steps.set(name, now)
      const [used, other] = name.startsWith('company')
        ? [phones.company, phones.seeker]
        : [phones.seeker, phones.company]
      // They share a machine only here.
      await other.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await used.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER })
      const scene = `${String(place + 1).padStart(2, '0')}-${name.replaceAll(' ', '-')}`
      const stop = filmed ? await film(used, join(FILM, scene)) : null
      await take({ ...job, seekerName, code })
      await pause(SETTLING_MS)
      await stop?.()
    }
  } finally {
    now = null
    await Promise.all([company.context().close(), seeker.context().close()])
  }
}

async function slowly(page: Page, onSlow4G: boolean): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page)
  if (onSlow4G) {
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return tools
}

async function openPhone(browser: Browser, step: () => Step | null, filmed: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  await listen(context, step, filmed)
  return context.newPage()
}

const figuresOf = (steps: ReadonlyMap<string, Step>): StepFigures[] =>
  [...steps].map(([name, { taps, waits, ...rest }]) => ({
    name,
    taps: [...taps.values()],
    waits: [...waits.values()],
    ...rest,
  }))

function tell({ patient, filmed }: Round, steps: readonly StepFigures[]): Figure[] {
  if (filmed) {
    console.log(`\nOn slow 4G, at most ${MOST_WAIT} ms in sight; pictures are in .reports/bench/taps.\n`)
    console.log(waitTable(steps))
    console.log(`\n${brokenWaitList(steps)}\n`)
    console.log(`What moved by itself:\n\n${shiftList(steps)}\n`)
    const waits = steps.flatMap(({ waits: all }) => all.map(({ ms }) => ms))
    return [
      atMost('longest time that something says it loads, on slow 4G', Math.max(0, ...waits), MOST_WAIT, milliseconds),
    ]
  }
  const hands = patient ? 'Touched when the app stands' : 'Touched as soon as something is there'
  console.log(`\n${hands}, at most ${MOST_INP} ms to the picture, CLS 0.\n`)
  console.log(tapTable(steps))
  console.log(`\n${brokenTapList(steps)}\n`)
  console.log(`What moved by itself:\n\n${shiftList(steps)}\n`)
  const slow = steps.filter((step) => brokenTaps(step).length > 0).length
  return [
    atMost(`${hands}: slowest picture`, slowestTap(steps), MOST_INP, milliseconds),
    atMost(`${hands}: of ${steps.length} steps, slower than ${MOST_INP} ms`, slow, 0),
    atMost(
      `${hands}: moved by itself`,
      steps.reduce((sum, step) => sum + clsOf(step), 0),
      0,
    ),
  ]
}
