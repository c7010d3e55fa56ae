import { expect, it } from 'vitest'
import { taxQuarters } from './tax-quarters'

it('a tax year has four quarters without a gap', () => {
  expect(taxQuarters('2026-04-06')).toEqual([
    { from: '2026-04-06', to: '2026-07-05' },
    { from: '2026-07-06', to: '2026-10-05' },
    { from: '2026-10-06', to: '2027-01-05' },
    { from: '2027-01-06', to: '2027-04-05' },
  ])
})
