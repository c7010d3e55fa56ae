import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyLines, disputedMinutes, linesLeft, NO_LINES, undisputedLines, type HoursLines } from './agreed-lines'
import { payFor } from '../pay/money'

const lines = (minutes: number, extraMinutes = 0): HoursLines => ({ minutes, extraMinutes })

describe('when a company’s total meets a worker’s hours', () => {
  it.each<[name: string, worker: HoursLines, total: number, company: HoursLines, both: HoursLines, disputed: number]>([
    ['a minute less is one minute in dispute', lines(480), 479, lines(479), lines(479), 1],
    [
      'half an hour less leaves the time beside the shift to the company',
      lines(480, 15),
      450,
      lines(450),
      lines(450),
      30,
    ],
    ['nothing at all leaves nothing to invoice', lines(480), 0, lines(0), lines(0), 480],
    ['part of the time beside the shift is granted', lines(480, 15), 485, lines(480, 5), lines(480, 5), 10],
    ['more than a late worker claims is time of the shift', lines(450), 460, lines(460), lines(450), 10],
    ['all of it is agreement', lines(480, 15), 495, lines(480, 15), lines(480, 15), 0],
  ])('%s', (_name, worker, total, company, both, disputed) => {
    expect(companyLines(total, worker)).toEqual(company)
    expect(undisputedLines(worker, company)).toEqual(both)
    expect(disputedMinutes(worker, company)).toBe(disputed)
  })
})

it('what is left is the rest of each line, in minutes and pay', () => {
  expect(linesLeft(lines(480, 15), NO_LINES, 1450)).toEqual({
    lines: lines(480, 15),
    pay: { shift: 11_600, extra: 363 },
  })
  expect(linesLeft(lines(480, 15), lines(450), 1450)).toEqual({ lines: lines(30, 15), pay: { shift: 725, extra: 363 } })
  expect(linesLeft(lines(480), lines(480), 1450)).toEqual({ lines: lines(0), pay: { shift: 0, extra: 0 } })
})

it('however a line is parted, its invoices add up to its pay', () => {
  const minutes = fc.integer({ min: 0, max: 960 })
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 1, max: 20_000 }), (one, other, rate) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)]
      const first = linesLeft(lines(part), NO_LINES, rate).pay.shift
      const rest = linesLeft(lines(whole), lines(part), rate).pay.shift

      expect(first + rest).toBe(payFor(whole, rate))
      expect(rest).toBeGreaterThanOrEqual(0)
    }),
  )
})
