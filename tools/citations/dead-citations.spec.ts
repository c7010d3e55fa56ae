import { expect, it } from 'vitest'
import { deadCitations, deadPaths } from './dead-citations'

const product = {
  path: 'docs/product.md',
  text: '# The product\n\n## On the day\n\nSee [offers](rules/offers.md#how-it-ends) and [here](#on-the-day).\n',
}
const offers = { path: 'docs/rules/offers.md', text: '### How it ends\n' }

it.each([
  ['a page that exists', '// docs/product.md', []],
  ['a heading that exists', '// docs/product.md#on-the-day', []],
  [
    'a page that does not exist',
    '// docs/produce.md',
    ['apps/api/src/a.ts:1 cites docs/produce.md, which does not exist.'],
  ],
  [
    'a heading that does not exist',
    '\n// docs/product.md#offers.',
    ['apps/api/src/a.ts:2 cites docs/product.md#offers, which does not exist.'],
  ],
])('%s', (_name, text, sentences) => {
  expect(deadCitations([{ path: 'apps/api/src/a.ts', text }], [product, offers])).toEqual(sentences)
})

it('follows the links inside the documents', () => {
  expect(deadCitations([product, offers], [product, offers])).toEqual([])
  expect(deadCitations([product], [product])).toEqual([
    'docs/product.md:5 cites docs/rules/offers.md#how-it-ends, which does not exist.',
  ])
})

it('finds a page that names a missing file', () => {
  const page = { path: 'docs/tour.md', text: 'First `libs/api/money`.\nThen `apps/api/src/gone.ts`, and `/api/jobs`.' }

  expect(deadPaths([page], (path) => path === 'libs/api/money')).toEqual([
    'docs/tour.md:2 names apps/api/src/gone.ts, which does not exist.',
  ])
})
