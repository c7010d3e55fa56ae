import { describe, expect, it } from 'vitest'
import { minimumRate, minimumWageOn, minimumWageWarning } from './minimum-wage'
import { taxYearOf } from './tax-year'

describe('the minimum rate', () => {
  it.each([
    ['2026-03-31', 21, 1221],
    ['2026-04-01', 21, 1271],
    ['2026-04-01', 20, 1085],
    ['2030-01-01', 35, 1271],
    ['2025-03-31', 21, null],
  ])('on %s at %d is %s pence', (date, age, pence) => {
    expect(minimumRate(date, age)).toBe(pence)
  })

  it('comes with its whole row', () => {
    expect(minimumWageOn('2026-11-21')).toMatchObject({ from16: 800, apprentice: 800, accommodationOffset: 1110 })
  })
})

describe('a posted rate', () => {
  it.each([
    ['at the floor is not warned of', 1271, 0, null],
    ['a penny below is', 1270, 0, '£12.70 an hour is below the National Living Wage of £12.71'],
    ['that an unpaid break takes below the floor is', 1300, 30, '£12.18 an hour after the unpaid break'],
    ['that stands an unpaid break is not', 1450, 30, null],
  ])('%s', (_name, pencePerHour, unpaidBreakMinutes, warning) => {
    const said = minimumWageWarning({ pencePerHour, date: '2026-11-21', minutes: 480, unpaidBreakMinutes })

    if (warning === null) expect(said).toBeNull()
    else expect(said).toContain(warning)
  })
})

describe('a day falls in the tax year', () => {
  it.each([
    ['2026-11-21', '2026/27', '2026-04-06', '2027-04-05', '2028-01-31'],
    ['2027-04-05', '2026/27', '2026-04-06', '2027-04-05', '2028-01-31'],
    ['2027-04-06', '2027/28', '2027-04-06', '2028-04-05', '2029-01-31'],
    ['2099-12-31', '2099/00', '2099-04-06', '2100-04-05', '2101-01-31'],
  ])('%s: %s', (date, label, from, to, dueOn) => {
    expect(taxYearOf(date)).toEqual({ label, from, to, dueOn })
  })
})
