import { parseArgs } from 'node:util'
import { findChromium } from '../../chromium/find-chromium'
import { startStack } from '../../e2e/start-stack'
import { demoSignIns } from '../../stack/identities/demo'
import { inWorkspace } from '../../workspace/paths'
import { refusal } from '../../workspace/refusal'
import type { Figure } from '../setup/figure'
import { machineText } from '../setup/machine-text'
import { writeSection } from '../setup/write-section'
import { findPages } from './find-pages'
import { measuredPages, type Visited } from './measured-pages'
import { openPage, type Opening } from './open-page'
import { specifiedRoutes } from './specified-routes'
import { serveBareList } from './serve-bare-list'
import { signInVisitor, type Visitor } from './sign-in-visitor'

const DOCUMENT = inWorkspace('docs/performance.md')

interface Visit {
  name: string
  url: string
  cookies: Visitor['cookies']
  openings: Opening[]
}

/**
 * Opens the named pages, or all, of a new S4 with the demo's records as Lighthouse imitates a phone, in turns with the
 * bare list page; with `--specified` those of the specification's routes. A run over these or all writes
 * docs/performance.md after every page.
 */
export async function benchPages(args: string[]): Promise<Figure[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, specified: { type: 'boolean', default: false } },
  })
  const runs = Number(values.runs)
  const only = values.specified ? specifiedRoutes : positionals
  if (!(Number.isInteger(runs) && runs > 0))
    throw refusal('Say with --runs how often each page is opened, for example 5.')
  const began = machineText()
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
    const unknown = only.filter((path) => all.every((page) => page.path !== path))
    if (unknown.length > 0) throw refusal(`No page is declared as ${unknown.join(', ')}.`)
    const pages = only.length > 0 ? all.filter(({ path }) => only.includes(path)) : all

    const bare: Visit = { name: 'the bare list', url: bareList.url, cookies: [], openings: [] }
    const visits = pages.map((page): Visit & Visited => {
      const { who, site, path, address } = page
      return {
        page,
        name: `${path} ${who}`,
        url: `http://${site === 'shell' ? '' : `${site}.`}${domain}:${server.port}${address}`,
        cookies: who === 'anybody' ? [] : visitors[who].cookies,
        openings: [],
      }
    })
    const tell = () => measuredPages(machine(bare, runs, began), bare.openings, visits)
    // Page after page, so that a slow moment of the machine is not one page's alone.
    for (let run = 1; run <= runs; run += 1)
      for (const { name, url, cookies, openings } of [bare, ...visits]) {
        try {
          const opening = await openPage({ url, executablePath, cookies, domain: `.${domain}` })
          openings.push(opening)
          const { performance, lcp, cls } = opening
          console.error(`${run}/${runs} ${name}: ${performance}, LCP ${Math.round(lcp)} ms, CLS ${cls}`)
          if (values.specified) writeSection(DOCUMENT, 'The specified routes', tell().told)
          else if (only.length === 0) writeSection(DOCUMENT, 'Every page', tell().told)
        } catch (error) {
          // The other pages are still measured.
          console.error(`${run}/${runs} ${name} could not be measured:`, error)
        }
      }

    const { told, figures } = tell()
    console.log(told)
    return figures
  } finally {
    await stack.stop()
    bareList.stop()
  }
}

function machine({ openings }: Visit, runs: number, began: string): string {
  const speeds = openings.map((opening) => opening.machine)
  return [
    began,
    openings[0]?.versions,
    `speed of the machine by Lighthouse ${Math.min(...speeds)} to ${Math.max(...speeds)}`,
    runs === 1 ? 'each page once' : `medians of at most ${runs}`,
  ].join('; ')
}
