import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { findChromium } from '../../chromium/find-chromium'
import { startStack } from '../../e2e/start-stack'
import { demoSignIns } from '../../stack/identities/demo'
import { inWorkspace } from '../../workspace/paths'
import { refusal } from '../../workspace/refusal'
import { atShare } from '../setup/percentiles'
import { type BenchPage, findPages } from './find-pages'
import { brokenLimits, type Figures } from './limits'
import { openPage, type Opening } from './open-page'
import { pageTable, type Row } from './page-table'
import { serveBareList } from './serve-bare-list'
import { signInVisitor } from './sign-in-visitor'

const DOCUMENT = inWorkspace('docs/performance.md')
const MARKS = ['<!-- Written by the bench from here -->', '<!-- to here -->'] as const
const GIGABYTE = 1_000_000_000

/**
 * Opens every page of a new S4 with the demo's records as Lighthouse imitates a phone, in turns with the bare list page.
 * False when a median breaks a limit. A run over all pages writes docs/performance.md.
 */
export async function benchPages(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
  const runs = Number(values.runs)
  const only = values.only?.split(',')
  const executablePath = await findChromium()
  const bareList = await serveBareList()
  const stack = await startStack({ reports: 'bench', env: { S4_DEMO: 'on' } })
  try {
    const server = { port: Number(stack.env.PORT), authPort: Number(stack.env.AUTH_EMULATOR_PORT) }
    const domain = stack.env.S4_BASE_DOMAIN
    const visitors = {
      seeker: await signInVisitor(server, demoSignIns[0]),
      company: await signInVisitor(server, demoSignIns[1]),
    }
    const all = await findPages(visitors)
    const unknown = only?.filter((path) => all.every((page) => page.path !== path)) ?? []
    if (unknown.length > 0) throw refusal(`No page is declared as ${unknown.join(', ')}.`)
    const pages = all.filter(({ path }) => !only || only.includes(path))

    const visits = [
      { name: 'the bare list', url: bareList.url, cookies: [], openings: [] as Opening[] },
      ...pages.map(({ who, site, path, address }) => ({
        name: `${path} ${who}`,
        url: `http://${site === 'shell' ? '' : `${site}.`}${domain}:${server.port}${address}`,
        cookies: who === 'anybody' ? [] : visitors[who].cookies,
        openings: [] as Opening[],
      })),
    ]
    // Page after page, so that a slow moment of the machine is not one page's alone.
    for (let run = 1; run <= runs; run += 1)
      for (const { name, url, cookies, openings } of visits) {
        try {
          const opening = await openPage({ url, executablePath, cookies, domain: `.${domain}` })
          openings.push(opening)
          const { performance, lcp, cls } = opening
          console.error(`${run}/${runs} ${name}: ${performance}, LCP ${Math.round(lcp)} ms, CLS ${cls}`)
        } catch (error) {
          // Without a figure its limits count as broken; the other pages are still measured.
          console.error(`${run}/${runs} ${name} could not be measured:`, error)
        }
      }

    const [bareVisit, ...others] = visits
    const bare = medians(bareVisit?.openings ?? [])
    const rows = pages.map((page, at): Row => {
      const { timesBare: _own, ...own } = medians(others[at]?.openings ?? [])
      const figures = { ...own, seo: page.who === 'anybody' ? own.seo : null, timesBare: own.lcp / bare.lcp }
      return { page, figures, broken: brokenLimits(page, figures) }
    })
    const openings = visits.flatMap((visit) => visit.openings)
    const told = [
      machine(openings, runs),
      pageTable(bare, rows),
      faults(pages, others),
      `${rows.filter(({ broken }) => broken.length === 0).length} of ${rows.length} pages keep every limit.`,
    ].join('\n\n')
    console.log(told)
    if (!only) writeDocument(told)
    return rows.every(({ broken }) => broken.length === 0)
  } finally {
    await stack.stop()
    bareList.stop()
  }
}

function medians(openings: readonly Opening[]): Figures {
  const median = (of: (opening: Opening) => number | null) =>
    atShare(
      openings.map((opening) => of(opening) ?? Number.NaN),
      0.5,
    )
  return {
    performance: median((opening) => opening.performance),
    accessibility: median((opening) => opening.accessibility),
    bestPractices: median((opening) => opening.bestPractices),
    seo: median((opening) => opening.seo),
    fcp: median((opening) => opening.fcp),
    lcp: median((opening) => opening.lcp),
    tbt: median((opening) => opening.tbt),
    cls: median((opening) => opening.cls),
    scriptKb: median((opening) => opening.scriptKb),
    requests: median((opening) => opening.requests),
    timesBare: 1,
  }
}

function machine(openings: readonly Opening[], runs: number): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inWorkspace(), encoding: 'utf8' }).trim()
  const speeds = openings.map((opening) => opening.machine)
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}`,
    `${cpus().length} processors and ${Math.round(totalmem() / GIGABYTE)} GB of memory`,
    openings[0]?.versions,
    `speed of the machine by Lighthouse ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
    runs === 1 ? 'each page once' : `median of ${runs}`,
  ].join('; ')
}

/** Each fault once, with the pages that have it. */
function faults(pages: readonly BenchPage[], visits: readonly { openings: Opening[] }[]): string {
  const found = new Map<string, Set<string>>()
  for (const [at, { who, path }] of pages.entries())
    for (const fault of visits[at]?.openings.flatMap((opening) => opening.faults) ?? [])
      if (who === 'anybody' || !fault.startsWith('seo'))
        found.set(fault, (found.get(fault) ?? new Set()).add(`\`${path}\``))
  return [...found].map(([fault, where]) => `* ${fault} — ${[...where].join(', ')}`).join('\n')
}

function writeDocument(told: string): void {
  const [before = '', after = ''] = readFileSync(DOCUMENT, 'utf8').split(
    new RegExp(`(?<=${MARKS[0]}\n)[^]*(?=${MARKS[1]})`),
  )
  writeFileSync(DOCUMENT, `${before}\n${told}\n\n${after}`)
}
