import { describe, expect, it } from 'vitest'
import { scannedRows, type Step } from './rows-of-plan'

const step = (type: string, rows: number, more: Partial<Step> = {}): Step => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
})

describe('rows that a plan looked at', () => {
  it('counts those that a filter took away', () => {
    expect(scannedRows(step('Seq Scan', 3, { 'Rows Removed by Filter': 97 }))).toBe(100)
  })

  it('counts a scan as often as it ran', () => {
    const inner = step('Index Scan', 2, { 'Actual Loops': 50 })
    expect(scannedRows(step('Nested Loop', 100, { Plans: [step('Index Only Scan', 50), inner] }))).toBe(150)
  })

  it('counts no row twice: not in the bitmap of its index, and not in what collects it', () => {
    const heap = step('Bitmap Heap Scan', 8, {
      'Rows Removed by Index Recheck': 2,
      Plans: [step('Bitmap Index Scan', 10)],
    })
    expect(scannedRows(step('Limit', 8, { Plans: [step('CTE Scan', 8, { Plans: [heap] })] }))).toBe(10)
  })
})
