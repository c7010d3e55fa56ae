import { atShare } from '../setup/percentiles'
import type { BenchPage } from './find-pages'
import { brokenLimits, type Figures } from './limits'
import type { Opening } from './open-page'
import { pageFigures } from './page-figures'
import { pageTable, type Row } from './page-table'

export interface Visited {
  page: BenchPage
  openings: Opening[]
}

/** What is known of the pages measured so far, in words and as figures. */
export function measuredPages(machine: string, bareOpenings: readonly Opening[], visits: readonly Visited[]) {
  const bare = medians(bareOpenings)
  const measured = visits.filter(({ openings }) => openings.length > 0)
  const rows = measured.map(({ page, openings }): Row => {
    const own = medians(openings)
    const figures = { ...own, seo: page.isPublic ? own.seo : null, timesBare: own.lcp / bare.lcp }
    return { page, figures, broken: brokenLimits(page, figures) }
  })
  const kept = rows.filter(({ broken }) => broken.length === 0).length
  const told = [
    machine,
    pageTable(bare, rows),
    faults(measured),
    `${rows.length} of ${visits.length} pages are measured; ${kept} keep every limit.`,
  ]
  return { told: told.filter(Boolean).join('\n\n'), figures: pageFigures(rows, visits.length) }
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

/** Each fault once, with the pages that have it. */
function faults(visits: readonly Visited[]): string {
  const found = new Map<string, Set<string>>()
  for (const { page, openings } of visits)
    for (const fault of openings.flatMap((opening) => opening.faults))
      if (page.isPublic || !fault.startsWith('seo'))
        found.set(fault, (found.get(fault) ?? new Set()).add(`\`${page.path}\``))
  return [...found].map(([fault, where]) => `* ${fault} — ${[...where].join(', ')}`).join('\n')
}
