import { expect, it } from 'vitest'
import { atMost } from '../setup/figure'
import { figuresTable } from './figures-table'

it('tells every number of every bench, its limit, and which are not kept', () => {
  const told = figuresTable([
    { asks: 'taps', minutes: 3.14, figures: [atMost('a tap', 104, 100), atMost('what | moved', 0, 0)] },
    { asks: 'loop', minutes: 1, figures: [atMost('a request\nof many', 21, 50)] },
  ])

  expect(told.split('\n')).toEqual([
    '3 numbers: 2 are kept, 1 ✗.',
    '',
    '| bench | minutes | what | limit | measured | |',
    '|---|--:|---|---|--:|---|',
    '| `taps` | 3.1 | a tap | at most 100 | 104 | ✗ |',
    '|  |  | what / moved | at most 0 | 0 | ✓ |',
    '| `loop` | 1.0 | a request of many | at most 50 | 21 | ✓ |',
  ])
})
