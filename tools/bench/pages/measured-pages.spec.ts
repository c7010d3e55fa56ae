import { expect, it } from 'vitest'
import { allKept } from '../setup/figure'
import { measuredPages } from './measured-pages'
import type { Opening } from './open-page'

const opening: Opening = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  scriptKb: 70,
  requests: 8,
  faults: ['seo: robots-txt'],
  machine: 2000,
  versions: '',
}
const page = (path: string, openings: Opening[]) => ({
  page: { who: 'company', site: 'company', isPublic: false, path, address: path } as const,
  openings,
})
const [slow, fast] = [{ ...opening, lcp: 2000 }, opening]

it('tells the pages measured so far, each with its median beside the bare list', () => {
  const { told, figures } = measuredPages('idle', [opening], [page('/sites', [slow, fast, fast]), page('/team', [])])

  expect(told).toContain('| `/sites` | company | 98 | 100 | 100 |  | 800 | 1000 | 1.00 |')
  expect(told).not.toContain('/team')
  expect(told.split('\n').at(-1)).toBe('1 of 2 pages are measured; 1 keep every limit.')
  expect(figures.filter(({ kept }) => !kept)).toEqual([
    { what: 'pages that were measured', limit: '2', measured: '1', kept: false },
  ])
})

it('names a fault of search engines for public pages alone', () => {
  const visit = page('/sites', [opening])
  const opened = (path: string, isPublic: boolean) => ({
    openings: [opening],
    page: { ...visit.page, who: 'anybody', path, isPublic } as const,
  })
  const visits = [visit, opened('/terms', true), opened('/reference', false)]
  const { told, figures } = measuredPages('idle', [opening], visits)

  expect(told).toContain('* seo: robots-txt — `/terms`\n')
  expect(allKept(figures)).toBe(true)
})

it('gives the worst page of each limit, and whether every page keeps it', () => {
  const worse = { ...opening, tbt: 180, performance: 99 }
  const { figures } = measuredPages('idle', [opening], [page('/sites', [opening]), page('/team', [worse])])

  expect(figures).toContainEqual({
    what: 'worst of 2 pages: TBT in ms',
    limit: 'at most 100',
    measured: '180',
    kept: false,
  })
  expect(figures).toContainEqual({
    what: 'worst of 2 pages: performance',
    limit: 'at least 98',
    measured: '98',
    kept: true,
  })
})
