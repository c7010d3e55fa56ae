import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchArguments } from '../../chromium/launch-arguments'
import type { Figures } from './limits'
import type { Visitor } from './sign-in-visitor'

export interface Opening extends Omit<Figures, 'timesBare'> {
  /** Audits that fail, and what moved. */
  faults: string[]
  /** Lighthouse's own figure for how fast the machine was at that moment. */
  machine: number
  versions: string
}

interface Visit {
  url: string
  executablePath: string
  /** For the site and its parts; none when signed out. */
  cookies: Visitor['cookies']
  domain: string
}

const perfect = ['accessibility', 'best-practices', 'seo']
const KILOBYTE = 1000

/** Opens a page once, in a new browser, as Lighthouse imitates a cheap phone. */
export async function openPage({ url, executablePath, cookies, domain }: Visit): Promise<Opening> {
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...launchArguments],
    logLevel: 'silent',
  })
  try {
    if (cookies.length > 0) {
      const tools = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
      await tools.contexts()[0]?.addCookies(cookies.map((cookie) => ({ ...cookie, domain, path: '/' })))
      await tools.close()
    }
    const ran = await lighthouse(url, {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: ['performance', ...perfect],
    })
    if (!ran) throw new Error('Lighthouse told nothing')
    return readResult(ran.lhr)
  } finally {
    browser.kill()
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

interface Asked {
  url: string
  resourceType: string
  transferSize: number
  /** Milliseconds from the start. */
  networkRequestTime: number
}

function readResult({ audits, categories, environment, lighthouseVersion, runtimeError }: Result): Opening {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const items = <Item>(id: string) => (audits[id]?.details as { items?: Item[] } | undefined)?.items ?? []
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)

  const [{ observedLargestContentfulPaint: picture } = { observedLargestContentfulPaint: Number.NaN }] = items<{
    observedLargestContentfulPaint: number
  }>('metrics')
  const before = items<Asked>('network-requests').filter(
    ({ url, networkRequestTime }) => url.startsWith('http') && networkRequestTime <= picture,
  )
  const scripts = before.filter(({ resourceType }) => resourceType === 'Script')

  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    scriptKb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / KILOBYTE,
    requests: before.length,
    faults: [
      ...perfect.flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => `${id}: ${audit}`),
      ),
      ...items<{ node?: { selector?: string }; score: number }>('layout-shifts').map(
        ({ node, score }) => `moves by ${score.toFixed(3)}: ${node?.selector ?? 'unknown'}`,
      ),
    ],
    machine: environment.benchmarkIndex,
    versions: `Lighthouse ${lighthouseVersion}, ${/Chrome\/\d+/.exec(environment.hostUserAgent)?.[0] ?? ''}`,
  }
}
