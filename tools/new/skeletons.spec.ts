import { expect, it } from 'vitest'
import { buildSkeleton } from './skeletons'

const empty = {
  exists: () => false,
  read: () => JSON.stringify({ name: '@s4/api-money', exports: { './invoices': {}, './credits': {} } }),
}

it('a feature is a library with a route, a page and its spec', () => {
  const { files, next } = buildSkeleton(['feature', 'company/expenses'], empty)

  expect(Object.keys(files)).toEqual(
    [
      'package.json',
      'README.md',
      'src/index.ts',
      'src/expenses-routes.tsx',
      'src/expenses-page.tsx',
      'src/expenses-page.spec.tsx',
    ].map((file) => `libs/company/expenses/${file}`),
  )
  expect(JSON.parse(files['libs/company/expenses/package.json'] ?? '')).toMatchObject({
    name: '@s4/company-expenses',
    nx: { tags: ['type:feature', 'scope:company'] },
  })
  expect(next[0]).toContain('npm install')
})

it('a feature of both apps is placed in libs/web/features', () => {
  const { files } = buildSkeleton(['feature', 'web/features/expenses'], empty)

  expect(JSON.parse(files['libs/web/features/expenses/package.json'] ?? '')).toMatchObject({
    name: '@s4/expenses',
    nx: { tags: ['type:feature', 'scope:shared'] },
  })
})

it('a library that both sides use has types of its own', () => {
  const { files } = buildSkeleton(['lib', 'shared/expenses'], empty)

  expect(JSON.parse(files['libs/shared/expenses/tsconfig.json'] ?? '')).toEqual({
    extends: '../../../tsconfig.base.json',
    include: ['src'],
  })
})

it('a subject of the server gets an export in its domain’s manifest', () => {
  const { files } = buildSkeleton(['endpoint', 'money/expenses'], empty)

  expect(Object.keys(JSON.parse(files['libs/api/money/package.json'] ?? '').exports)).toEqual([
    './credits',
    './expenses',
    './invoices',
  ])
  expect(files['libs/api/money/src/expenses/expenses-handlers.ts']).toContain("implement('expenses.list'")
})

it.each([
  ['nothing', [], /Say what to make/],
  ['a name nobody could import', ['feature', 'company/My Thing'], /Say what to make/],
  ['a shelf that is none', ['feature', 'money/expenses'], /libs\/seeker, libs\/company or libs\/web\/features/],
  ['a domain that is none', ['endpoint', 'weather/rain'], /marketplace/],
  ['a library on no shelf', ['lib', 'seeker/charts'], /web\/design/],
])('%s is refused with what to give instead', (_what, words, sentence) => {
  expect(() => buildSkeleton(words, empty)).toThrow(sentence)
})

it('existing files are not overwritten', () => {
  expect(() => buildSkeleton(['lib', 'web/design/charts'], { ...empty, exists: () => true })).toThrow(/there already/)
})
