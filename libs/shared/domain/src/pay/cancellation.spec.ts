import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsError, compensationFor, defaultTerms, termsSentences, type NoticeBand } from './cancellation'

const shiftStartsAt = '2026-11-21T22:00:00.000Z'
const before = (minutes: number) => new Date(Date.parse(shiftStartsAt) - minutes * 60_000).toISOString()

describe('a company that cancels a shift of £116.00 owes', () => {
  it.each([
    ['nothing with exactly a day of notice', 1440, 0],
    ['half with a minute less', 1439, 5800],
    ['half with exactly four hours', 240, 5800],
    ['all of it with a minute less', 239, 11600],
    ['all of it after the start', -10, 11600],
  ])('%s', (_name, notice, pence) => {
    expect(
      compensationFor({ bands: defaultTerms.company, cancelledAt: before(notice), shiftStartsAt, shiftPay: 11600 }),
    ).toBe(pence)
  })

  it('half a penny rounded up', () => {
    expect(
      compensationFor({
        bands: [{ noticeHours: 24, percent: 50 }],
        cancelledAt: before(60),
        shiftStartsAt,
        shiftPay: 101,
      }),
    ).toBe(51)
  })
})

it('a seeker owes nothing unless the terms say so', () => {
  expect(compensationFor({ bands: defaultTerms.seeker, cancelledAt: before(1), shiftStartsAt, shiftPay: 11600 })).toBe(
    0,
  )
})

describe('terms read', () => {
  it('as sentences with amounts', () => {
    expect(termsSentences('company', defaultTerms, 11600)).toEqual([
      'The company can cancel free of charge up to 24 h before the start.',
      'Less than 24 h before the start, it pays you 50% of the shift’s pay (£58.00).',
      'Less than 4 h before the start, it pays you 100% of the shift’s pay (£116.00).',
    ])
    expect(termsSentences('seeker', defaultTerms)).toEqual(['You can cancel free of charge.'])
  })
})

describe('bands', () => {
  it.each<[name: string, bands: NoticeBand[], problem: string | null]>([
    ['of our own are usable', [...defaultTerms.company], null],
    ['may be none', [], null],
    ['with half an hour are refused', [{ noticeHours: 0.5, percent: 50 }], 'whole hours'],
    ['over 100% are refused', [{ noticeHours: 4, percent: 101 }], 'percentage'],
    [
      'that repeat are refused',
      [
        { noticeHours: 4, percent: 50 },
        { noticeHours: 4, percent: 60 },
      ],
      'only once',
    ],
    [
      'that reward short notice are refused',
      [
        { noticeHours: 4, percent: 20 },
        { noticeHours: 24, percent: 50 },
      ],
      'must not cost less',
    ],
  ])('%s', (_name, bands, problem) => {
    if (problem === null) expect(bandsError(bands)).toBeNull()
    else expect(bandsError(bands)).toContain(problem)
  })
})

it('usable bands never make later notice cheaper, nor more than the pay', () => {
  const band = fc.record({ noticeHours: fc.integer({ min: 1, max: 72 }), percent: fc.integer({ min: 0, max: 100 }) })
  const minutes = fc.integer({ min: -60, max: 5000 })
  fc.assert(
    fc.property(fc.array(band, { maxLength: 3 }), minutes, minutes, (bands, a, b) => {
      fc.pre(bandsError(bands) === null)
      const owed = (notice: number) =>
        compensationFor({ bands, cancelledAt: before(notice), shiftStartsAt, shiftPay: 9_999 })

      expect(owed(Math.min(a, b))).toBeGreaterThanOrEqual(owed(Math.max(a, b)))
      expect(owed(a)).toBeLessThanOrEqual(9_999)
    }),
  )
})
