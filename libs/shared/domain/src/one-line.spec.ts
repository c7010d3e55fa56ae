import { expect, it } from 'vitest'
import { splitLines, oneLine } from './one-line'

it.each([
  ['Night guard', 'Night guard'],
  [' Night\r\n guard\t', 'Night  guard'],
  ['Doors\r\nX:1\rY\u0085Z\u2028\u0007end', 'Doors X:1 Y Z end'],
  ['\u200B \uFEFF', ''],
  ['\u200BAda\u200D Kerr \u200F', 'Ada\u200D Kerr'],
  ['Ada \u202Etxt.live', 'Ada txt.live'],
])('%j is %j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

it('lines end at any kind of break', () => {
  expect(splitLines('a\r\nb\rc\nd\ve\u2028f\u0007')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
