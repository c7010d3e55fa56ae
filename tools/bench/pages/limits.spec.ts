import { expect, it } from 'vitest'
import { brokenLimits, type Figures } from './limits'

const good: Figures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 900,
  tbt: 100,
  cls: 0,
  scriptKb: 70,
  requests: 8,
  timesBare: 1.3,
}

it.each(['/', '/login', '/User-Job', '/recents-jobs', '/sites'])('%s at its limits breaks none', (path) => {
  expect(brokenLimits({ path }, good)).toEqual([])
})

it.each<[path: string, worse: Partial<Figures>]>([
  ['/', { lcp: 901 }],
  ['/', { scriptKb: 70.1 }],
  ['/login', { lcp: 901 }],
  ['/login', { scriptKb: 80.1 }],
  ['/User-Job', { scriptKb: 110.1 }],
  ['/User-Job', { timesBare: 1.31 }],
  ['/recents-jobs', { timesBare: 1.31 }],
  ['/sites', { timesBare: 1.61 }],
  ['/sites', { scriptKb: 130.1 }],
  ['/sites', { performance: 97 }],
  ['/sites', { accessibility: 99 }],
  ['/sites', { bestPractices: 96 }],
  ['/sites', { seo: 92 }],
  ['/sites', { tbt: 101 }],
  ['/sites', { cls: 0.001 }],
  ['/sites', { requests: 9 }],
])('%s with %o breaks that limit alone', (path, worse) => {
  expect(brokenLimits({ path }, { ...good, ...worse })).toEqual(Object.keys(worse))
})

it('a page that is there later than 0.9 s breaks nothing where the bare list takes as long', () => {
  expect(brokenLimits({ path: '/sites' }, { ...good, lcp: 1500 })).toEqual([])
})

it('a page of one person needs nothing for search engines', () => {
  expect(brokenLimits({ path: '/sites' }, { ...good, seo: null })).toEqual([])
})
