import { describe, expect, it } from 'vitest'
import { chargedTime, chargeRateOn, type ChargeRate } from './charge'
import { payForHours } from './paid-time'

const aRate = (change: Partial<ChargeRate> = {}): ChargeRate => ({
  role: 'door-supervisor',
  from: '2026-01-01',
  pencePerHour: 2400,
  night: null,
  saturday: null,
  sunday: null,
  bankHoliday: null,
  ...change,
})
const london = { zone: 'Europe/London', bankHolidays: new Map([['2026-12-25', 'Christmas Day']]) }
const fridayNight = { startsAt: '2026-11-27T22:00:00.000Z', endsAt: '2026-11-28T06:00:00.000Z' }

describe('the rate in force', () => {
  const rates = [aRate(), aRate({ from: '2026-11-01', pencePerHour: 2500 }), aRate({ role: 'event-steward' })]

  it.each([
    ['is the latest that has begun', 'door-supervisor', '2026-11-01', 2500],
    ['is the one before until then', 'door-supervisor', '2026-10-31', 2400],
    ['is that of the role', 'event-steward', '2026-11-01', 2400],
    ['is none before the first', 'door-supervisor', '2025-12-31', null],
    ['is none for another role', 'dog-handler', '2026-11-01', null],
  ])('%s', (_name, role, date, pence) => {
    expect(chargeRateOn(rates, { role, date })?.pencePerHour ?? null).toBe(pence)
  })
})

describe('a shift is charged', () => {
  it.each<[name: string, rate: Partial<ChargeRate>, minutes: number, extraMinutes: number, pence: number]>([
    ['as usual', {}, 480, 0, 19_200],
    ['more from midnight on Saturday', { saturday: 2700 }, 480, 0, 2 * 2400 + 6 * 2700],
    [
      'at the highest that applies',
      { saturday: 2700, night: { from: '22:00', to: '06:00', pencePerHour: 2600 } },
      480,
      0,
      2 * 2600 + 6 * 2700,
    ],
    ['for the minutes agreed, from its start', { saturday: 2700 }, 150, 0, 2 * 2400 + 1350],
    ['for time beside it at the usual rate', { saturday: 2700 }, 480, 30, 2 * 2400 + 6 * 2700 + 1200],
    ['with each rate rounded half up once', { pencePerHour: 2401 }, 7, 0, 280],
    ['nothing for nothing', {}, 0, 0, 0],
  ])('%s', (_name, change, minutes, extraMinutes, pence) => {
    expect(payForHours(chargedTime(aRate(change), fridayNight, london), { minutes, extraMinutes })).toBe(pence)
  })

  it('at the rate of the bank holiday of the site', () => {
    const christmas = { startsAt: '2026-12-25T09:00:00.000Z', endsAt: '2026-12-25T17:00:00.000Z' }
    const time = chargedTime(aRate({ bankHoliday: 4800 }), christmas, london)

    expect(payForHours(time, { minutes: 480, extraMinutes: 0 })).toBe(38_400)
  })
})
