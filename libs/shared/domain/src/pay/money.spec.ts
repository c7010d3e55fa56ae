import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, formatRate, parsePounds, payFor, penceForInput } from './money'

describe('an amount of pence reads', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [1450, '£14.50'],
    [11600, '£116.00'],
    [123456789, '£1,234,567.89'],
  ])('%d as %s', (pence, text) => {
    expect(formatPence(pence)).toBe(text)
  })

  it('as the language of the United Kingdom writes it', () => {
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (pence) => {
        expect(formatPence(pence)).toBe(pounds.format(pence / 100))
      }),
    )
  })

  it('with its unit when it is a rate', () => {
    expect(formatRate(1450)).toBe('£14.50/h')
  })
})

describe('typed pounds', () => {
  it.each([
    ['14.50', 1450],
    ['14.5', 1450],
    ['14', 1400],
    [' £14.50 ', 1450],
    ['0.07', 7],
    ['1,250.00', 125000],
    ['9999.99', 999999],
  ])('%s are accepted', (text, pence) => {
    expect(parsePounds(text)).toEqual({ ok: true, value: pence })
  })

  it.each([
    ['', 'Enter an amount in pounds'],
    ['14,50', 'full stop'],
    ['-1', 'zero or more'],
    ['14.505', 'two figures'],
    ['1e3', 'Enter an amount'],
    ['1,25,0', 'Enter an amount'],
    ['fourteen', 'Enter an amount'],
    ['9'.repeat(30), 'smaller'],
  ])('%s are refused with the reason', (text, reason) => {
    expect(parsePounds(text)).toMatchObject({ ok: false, message: expect.stringContaining(reason) })
  })

  it('come back from what a form shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (pence) => {
        expect(parsePounds(penceForInput(pence))).toEqual({ ok: true, value: pence })
        expect(parsePounds(formatPence(pence))).toEqual({ ok: true, value: pence })
      }),
    )
  })
})

describe('pay for a line', () => {
  it.each([
    ['a whole shift', 480, 1450, 11600],
    ['nothing worked', 0, 1450, 0],
    ['exactly half a penny goes up', 1, 30, 1],
    ['just under half a penny goes down', 1, 29, 0],
    ['half an hour at an odd rate goes up', 30, 1271, 636],
    ['nine hours because the clocks go back', 540, 1271, 11439],
  ])('%s', (_name, minutes, rate, pence) => {
    expect(payFor(minutes, rate)).toBe(pence)
  })

  it.each([
    [1.5, 1000],
    [-1, 1000],
    [60, Number.NaN],
  ])('refuses %d minutes at %d pence', (minutes, rate) => {
    expect(() => payFor(minutes, rate)).toThrow(RangeError)
  })

  it('never differs from exact arithmetic by more than half a penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 960 }), fc.integer({ min: 0, max: 999_999 }), (minutes, rate) => {
        const exactTwice = minutes * rate * 2
        const paidTwice = payFor(minutes, rate) * 120
        expect(paidTwice - exactTwice).toBeGreaterThan(-60)
        expect(paidTwice - exactTwice).toBeLessThanOrEqual(60)
      }),
    )
  })
})
