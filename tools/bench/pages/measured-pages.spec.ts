import { expect, it } from 'vitest'
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
  const { told, keepsAll } = measuredPages('idle', [opening], [page('/sites', [slow, fast, fast]), page('/team', [])])

  expect(told).toContain('| `/sites` | company | 98 | 100 | 100 |  | 800 | 1000 | 1.00 |')
  expect(told).not.toContain('/team')
  expect(told.split('\n').at(-1)).toBe('1 of 2 pages are measured; 1 keep every limit.')
  expect(keepsAll).toBe(false)
})

it('names a fault of search engines for public pages alone', () => {
  const visit = page('/sites', [opening])
  const opened = (path: string, isPublic: boolean) => ({
    openings: [opening],
    page: { ...visit.page, who: 'anybody', path, isPublic } as const,
  })
  const visits = [visit, opened('/terms', true), opened('/reference', false)]
  const { told, keepsAll } = measuredPages('idle', [opening], visits)

  expect(told).toContain('* seo: robots-txt — `/terms`\n')
  expect(keepsAll).toBe(true)
})
