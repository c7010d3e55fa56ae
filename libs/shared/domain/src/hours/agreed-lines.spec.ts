import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyLines, disputedMinutes, linesLeft, NO_LINES, undisputedLines, type HoursLines } from './agreed-lines'
import { payFor } from '../pay/money'
import { sumOf } from '../pay/paid-time'

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

const time = (payPerHour: number, minimumMinutes = 0) => ({
  payPerHour,
  stretches: [],
  terms: { pay: { minimumMinutes } },
})
const pence = (left: ReturnType<typeof linesLeft>) => left.pay.map((line) => [line.kind, line.minutes, line.pence])

it('what is left is the rest of each line, in minutes and pay', () => {
  const first = linesLeft(lines(480, 15), NO_LINES, time(1450))
  expect(first.lines).toEqual(lines(480, 15))
  expect(pence(first)).toEqual([
    ['work', 480, 11_600],
    ['extraTime', 15, 363],
  ])
  const rest = linesLeft(lines(480, 15), lines(450), time(1450))
  expect(rest.lines).toEqual(lines(30, 15))
  expect(pence(rest)).toEqual([
    ['work', 30, 725],
    ['extraTime', 15, 363],
  ])
  expect(linesLeft(lines(480), lines(480), time(1450))).toEqual({ lines: lines(0), pay: [] })
})

it('the minimum is invoiced with the first minutes, and never again', () => {
  const first = linesLeft(lines(60), NO_LINES, time(1450, 240))
  expect(first.lines).toEqual(lines(240))
  expect(pence(first)).toEqual([
    ['work', 60, 1450],
    ['minimumCallOut', 180, 4350],
  ])
  expect(linesLeft(lines(150), lines(240), time(1450, 240))).toEqual({ lines: lines(0), pay: [] })
  expect(pence(linesLeft(lines(300), lines(240), time(1450, 240)))).toEqual([['work', 60, 1450]])
})

it('however a line is parted, its invoices add up to its pay', () => {
  const minutes = fc.integer({ min: 0, max: 960 })
  fc.assert(
    fc.property(minutes, minutes, fc.integer({ min: 1, max: 20_000 }), (one, other, rate) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)]
      const first = sumOf(linesLeft(lines(part), NO_LINES, time(rate)).pay)
      const rest = sumOf(linesLeft(lines(whole), lines(part), time(rate)).pay)

      expect(first + rest).toBe(payFor(whole, rate))
      expect(rest).toBeGreaterThanOrEqual(0)
    }),
  )
})
