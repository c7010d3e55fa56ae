import { expect, it } from 'vitest'
import { allKept, atLeast, atMost, milliseconds, percent, times } from './figure'

it.each([
  [atMost('a tap', 100, 100, milliseconds), { limit: 'at most 100 ms', measured: '100 ms', kept: true }],
  [atMost('a tap', 100.12, 100, milliseconds), { limit: 'at most 100 ms', measured: '100.1 ms', kept: false }],
  [atMost('a search', 1.304, 1.3, times), { limit: 'at most 1.3 ×', measured: '1.3 ×', kept: false }],
  [atLeast('a read', 0.6, 0.6, percent), { limit: 'at least 60%', measured: '60%', kept: true }],
  [atLeast('a page', 97, 98), { limit: 'at least 98', measured: '97', kept: false }],
  [atMost('a page', Number.NaN, 8), { limit: 'at most 8', measured: 'NaN', kept: false }],
])('%o says what was measured and whether its limit is kept', (figure, told) => {
  expect(figure).toMatchObject(told)
})

it('keeps nothing where nothing was measured', () => {
  const kept = atMost('a page', 8, 8)

  expect([[], [kept], [kept, atMost('a page', 9, 8)]].map(allKept)).toEqual([false, true, false])
})
