import { describe, expect, it } from 'vitest'
import { belowMinimumWage, minimumRate, minimumWageOn, minimumWageWarning, type PaidShift } from './minimum-wage'
import { findTaxYear } from './tax-year'

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
  const night = { date: '2026-11-21', minutes: 480 }
  const afternoon = { date: '2026-11-22', minutes: 360 }
  const beforeTheRise = { date: '2026-03-31', minutes: 480 }

  it.each<
    [
      name: string,
      pencePerHour: number,
      breaksPaid: boolean,
      shifts: Omit<PaidShift, 'pencePerHour'>[],
      warning: string | null,
    ]
  >([
    ['at the floor is not warned of', 1271, true, [night], null],
    [
      'a penny below is',
      1270,
      true,
      [night],
      '£12.70 an hour is below the National Living Wage of £12.71: fewer people will apply',
    ],
    [
      'that an unpaid break takes below the floor is',
      1300,
      false,
      [night],
      '£12.45 an hour after an unpaid break of 20 min is below the National Living Wage of £12.71: fewer',
    ],
    ['is not when that break is paid', 1300, true, [night], null],
    ['that stands an unpaid break is not', 1450, false, [night], null],
    ['of a shift too short for a break is not', 1271, false, [afternoon], null],
    [
      'is when only a later shift is too low',
      1250,
      true,
      [beforeTheRise, { ...night, date: '2026-04-01' }],
      '£12.50 an hour is below the National Living Wage of £12.71 on Wed 1 Apr 2026: fewer',
    ],
    [
      'is when only the longer shifts are due a break',
      1300,
      false,
      [afternoon, night, { ...night, date: '2026-11-23' }],
      '£12.45 an hour after an unpaid break of 20 min is below the National Living Wage of £12.71 on 2 of 3 ' +
        'shifts, first on Sat 21 Nov 2026: fewer',
    ],
    ['without a shift is not', 1, false, [], null],
  ])('%s', (_name, pencePerHour, breaksPaid, shifts, warning) => {
    const said = minimumWageWarning({ breaksPaid, shifts: shifts.map((shift) => ({ ...shift, pencePerHour })) })

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
    expect(findTaxYear(date)).toEqual({ label, from, to, dueOn })
  })
})

it.each([
  ['2026-11-21', 21, 1271, null],
  [
    '2026-11-21',
    undefined,
    1270,
    '£12.71 an hour for 21 and over on Sat 21 Nov 2026. £12.70 is £0.01 an hour less, £0.08',
  ],
  ['2026-11-21', 20, 1085, null],
  ['2026-11-21', 18, 1000, '£10.85 an hour for 18 to 20 on Sat 21 Nov 2026. £10.00 is £0.85 an hour less, £6.80'],
  ['2026-03-31', 30, 1221, null],
  ['2025-03-31', 30, 1, null],
])('own staff on %s at the age of %s for %i pence an hour: %s', (date, age, payPerHour, said) => {
  const below = belowMinimumWage({ payPerHour, shifts: [{ date, minutes: 480, ...(age !== undefined && { age }) }] })

  if (said === null) expect(below).toBeNull()
  else expect(below).toContain(said)
})
