import { describe, expect, it } from 'vitest'
import { explainedTables, isMarked } from './plan-table'

const row = (returned: number, scanned: number, more = {}) => ({
  asks: 'jobs.list',
  who: 'company',
  text: 'select id\n  from job',
  returned,
  scanned,
  ms: 1.26,
  ...more,
})

describe('the tables of query plans', () => {
  it.each([
    [50, 1000, false],
    [51, 1020, false],
    [50, 1001, true],
    [1, 1000, false],
    [0, 1001, true],
  ])('of %i rows returned and %i looked at: marked is %s', (returned, scanned, marked) => {
    expect(isMarked(row(returned, scanned))).toBe(marked)
  })

  it('tell a statement once, for the person for whom it looks at most', () => {
    const text = explainedTables([row(20, 3000), row(20, 9000, { who: 'largest company' }), row(9, 9, { text: 'x' })])

    expect(text).toContain('2 statements: 1 ✗, 0 that must look at many rows, 1 ✓.')
    expect(text).toContain('| `jobs.list` | largest company | `select id from job` | 20 | 9,000 | 450.0 | 1.3 |')
    expect(text).not.toContain('| `jobs.list` | company | `select id from job` |')
  })

  it('add up the statements of a read', () => {
    expect(explainedTables([row(20, 20), row(5, 30, { text: 'select' })])).toContain(
      '| `jobs.list` | company | 2 | 25 | 50 | 2.0 | 2.5 | ✓ |',
    )
  })
})
