import { expect, it } from 'vitest'
import { toCsv } from './csv'

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\n=1+1', `"'\n=1+1"`],
  ['-14.50', '-14.50'],
  ['-Ada', "'-Ada"],
  ['O’Neill, "Bo"', '"O’Neill, ""Bo"""'],
])('%j is the cell %j', (text, cell) => {
  expect(toCsv([[text]])).toBe(`${cell}\r\n`)
})
