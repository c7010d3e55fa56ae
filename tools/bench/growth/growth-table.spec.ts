import { describe, expect, it } from 'vitest'
import { type Growth, type MeasuredScreen, screenTable, sizeTable } from './growth-table'

const screen = (p50: number, p99: number): MeasuredScreen => ({
  name: 'recent jobs',
  who: 'company',
  first: [30, 40],
  http: [p50 + 1, p99 + 1],
  sql: [p50, p99],
  scanned: 200,
  returned: 20,
  slowest: { text: 'select', ms: 1, plan: { 'Node Type': 'Result', 'Actual Rows': 0, 'Actual Loops': 1 } },
})

const growth = (jobs: number, screens: MeasuredScreen[]): Growth => ({
  jobs,
  open: jobs / 4,
  seekers: jobs / 10,
  companies: jobs / 500,
  checkCalls: jobs * 10,
  at: '2026-11-27T12:00:00.000Z',
  load: 1,
  screens,
  tables: [{ name: 'check_call', rows: 10_000_000, table: 117, indexes: 83 }],
})

describe('the table of growth', () => {
  it('shows both numbers of jobs and how many times the fewest the most take', () => {
    const [, , line] = screenTable([growth(1e6, [screen(2, 10)]), growth(1e7, [screen(3, 45)])]).split('\n')
    expect(line).toBe(
      '| company | recent jobs | 2.0 / 10.0 | 3.0 | 30.0 / 40.0 | 200 / 20 ' +
        '| 3.0 / 45.0 | 4.0 | 30.0 / 40.0 | 200 / 20 | 1.5 / 4.5 |',
    )
  })

  it('leaves empty what was not measured on fewer', () => {
    const [, , line] = screenTable([growth(1e6, []), growth(1e7, [screen(3, 45)])]).split('\n')
    expect(line).toBe('| company | recent jobs |  |  |  |  | 3.0 / 45.0 | 4.0 | 30.0 / 40.0 | 200 / 20 |  |')
  })

  it('says what a row takes with its indexes, and all of them', () => {
    expect(sizeTable(growth(1e6, []))).toContain('| `check_call` | 10 M | 117 | 83 | 2.00 |')
  })
})
