import type { BenchPage } from './find-pages'
import type { Figures } from './limits'

export interface Row {
  page: BenchPage
  figures: Figures
  broken: readonly (keyof Figures)[]
}

const columns: [key: keyof Figures, header: string, digits: number][] = [
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['bestPractices', 'best practices', 0],
  ['seo', 'SEO', 0],
  ['fcp', 'FCP ms', 0],
  ['lcp', 'LCP ms', 0],
  ['timesBare', 'LCP × bare', 2],
  ['tbt', 'TBT ms', 0],
  ['cls', 'CLS', 3],
  ['scriptKb', 'script KB', 0],
  ['requests', 'requests', 0],
]

/** One line a page; what breaks a limit is marked ✗. */
export const pageTable = (bare: Figures, rows: readonly Row[]): string =>
  [
    `| page | who | ${columns.map(([, header]) => header).join(' | ')} |`,
    `|---|---|${'--:|'.repeat(columns.length)}`,
    line('the bare list', '', bare, []),
    ...rows.map(({ page, figures, broken }) => line(`\`${page.path}\``, page.who, figures, broken)),
  ].join('\n')

const line = (name: string, who: string, figures: Figures, broken: Row['broken']) =>
  `| ${name} | ${who} | ${columns
    .map(([key, , digits]) => `${figures[key]?.toFixed(digits) ?? ''}${broken.includes(key) ? ' ✗' : ''}`)
    .join(' | ')} |`
