import { expect, it } from 'vitest'
import { pageTable } from './page-table'

it('marks what breaks a limit, and nothing else', () => {
  const figures = {
    performance: 97,
    accessibility: 100,
    bestPractices: 100,
    seo: null,
    fcp: 900,
    lcp: 1310,
    timesBare: 1,
    tbt: 20,
    cls: 0,
    scriptKb: 98.6,
    requests: 5,
  }
  const page = { who: 'company', site: 'company', isPublic: false, path: '/sites', address: '/sites' } as const

  expect(
    pageTable(figures, [{ page, figures, broken: ['performance'] }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| the bare list |  | 97 | 100 | 100 |  | 900 | 1310 | 1.00 | 20 | 0.000 | 99 | 5 |',
    '| `/sites` | company | 97 ✗ | 100 | 100 |  | 900 | 1310 | 1.00 | 20 | 0.000 | 99 | 5 |',
  ])
})
