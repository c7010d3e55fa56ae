import { atShare } from '../setup/percentiles'
import type { Figure } from '../setup/figure'
import { type Figures, isInstant } from './limits'
import type { Row } from './page-table'

const worst = { least: 0, most: 1 }

const promises: [key: keyof Figures, what: string, limit: string, worst: keyof typeof worst, digits: number][] = [
  ['performance', 'performance', 'at least 98', 'least', 0],
  ['accessibility', 'accessibility', '100', 'least', 0],
  ['bestPractices', 'best practices', '100', 'least', 0],
  ['seo', 'SEO of public pages', '100', 'least', 0],
  ['lcp', 'LCP in ms', '`/` and `/login` at most 900', 'most', 0],
  ['timesBare', 'LCP × the bare list', 'first screens at most 1.3, others 1.6', 'most', 2],
  ['tbt', 'TBT in ms', 'at most 100', 'most', 0],
  ['cls', 'CLS', '0', 'most', 3],
  ['scriptKb', 'KB of script before the picture', '70, 80, 110 and 130', 'most', 0],
  ['requests', 'requests before the picture', 'at most 8', 'most', 0],
]

/** Of each limit the page that is worst, and whether every page keeps it; last, whether every page was measured. */
export function pageFigures(rows: readonly Row[], pages: number): Figure[] {
  const figures = promises.map(([key, what, limit, side, digits]): Figure => {
    const values = rows
      .filter(({ page }) => (key === 'lcp' ? isInstant(page) : key !== 'timesBare' || !isInstant(page)))
      .map(({ figures }) => figures[key])
      .filter((value) => value !== null)
    return {
      what: `worst of ${values.length} pages: ${what}`,
      limit,
      measured: atShare(values, worst[side]).toFixed(digits),
      kept: rows.every(({ broken }) => !broken.includes(key)),
    }
  })
  return [
    ...figures,
    {
      what: 'pages that were measured',
      limit: String(pages),
      measured: String(rows.length),
      kept: rows.length === pages,
    },
  ]
}
