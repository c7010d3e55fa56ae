import { describe, expect, it } from 'vitest'
import {
  covers,
  licenceFit,
  roleLabel,
  roles,
  sectorsFor,
  siaSectors,
  type LicenceFit,
  type HeldLicence,
  type SiaSector,
} from './sia'

const until = (expiresOn: string, change: Partial<HeldLicence> = {}): HeldLicence => ({
  sector: 'Door Supervision',
  expiresOn,
  ...change,
})

describe('on 21 November 2026 a licence', () => {
  it.each<[name: string, sector: SiaSector | null, licences: HeldLicence[], fit: LicenceFit]>([
    ['for doors allows doors', 'Door Supervision', [until('2027-01-01')], 'fits'],
    ['for doors allows guarding too', 'Security Guarding', [until('2027-01-01')], 'fits'],
    [
      'for guarding does not allow doors',
      'Door Supervision',
      [until('2027-01-01', { sector: 'Security Guarding' })],
      'missing',
    ],
    ['for doors does not allow CCTV', 'Public Space Surveillance (CCTV)', [until('2027-01-01')], 'missing'],
    ['is not needed where none is asked for', null, [], 'fits'],
    ['holds on its last day', 'Door Supervision', [until('2026-11-21')], 'fits'],
    ['does not hold the day after', 'Door Supervision', [until('2026-11-20')], 'expired'],
    ['that is revoked allows nothing', 'Door Supervision', [until('2027-01-01', { state: 'revoked' })], 'not-active'],
    [
      'that is good makes up for an expired one',
      'Door Supervision',
      [until('2020-01-01'), until('2027-01-01')],
      'fits',
    ],
  ])('%s', (_name, sector, licences, fit) => {
    expect(licenceFit(sector, licences, '2026-11-21')).toBe(fit)
  })
})

describe('one licence covers other work too, as the SIA’s licensing integration has it:', () => {
  const guarding: SiaSector[] = ['Security Guarding', 'Key Holding']
  it.each<[held: SiaSector, allowed: SiaSector[]]>([
    ['Door Supervision', ['Door Supervision', ...guarding]],
    ['Close Protection', ['Close Protection', ...guarding]],
    ['Security Guarding', guarding],
    ['Public Space Surveillance (CCTV)', ['Public Space Surveillance (CCTV)', 'Key Holding']],
    ['Cash and Valuables in Transit', ['Cash and Valuables in Transit', 'Key Holding']],
    ['Vehicle Immobilisation', ['Vehicle Immobilisation', 'Key Holding']],
    ['Key Holding', ['Key Holding']],
  ])('%s', (held, allowed) => {
    expect(siaSectors.filter((needed) => covers(held, needed)).toSorted()).toEqual(allowed.toSorted())
  })

  it('and none that is not a licence of the SIA', () => {
    expect(covers('Steward', 'Key Holding')).toBe(false)
  })
})

it.each([
  ['key-holder', [...siaSectors]],
  ['security-guard', ['Security Guarding', 'Door Supervision', 'Close Protection']],
  ['door-supervisor', ['Door Supervision']],
  ['event-steward', []],
] as const)('a %s may hold any of the licences that cover the work, its own first', (role, sectors) => {
  expect(sectorsFor(role)[0]).toBe(sectors.find((sector) => sector === 'Key Holding') ?? sectors[0])
  expect(sectorsFor(role).toSorted()).toEqual(sectors.toSorted())
})

it('every sector is asked for by some role, and every role has its own name', () => {
  expect(new Set(roles.flatMap(({ id }) => [...sectorsFor(id)]))).toEqual(new Set(siaSectors))
  expect(new Set(roles.map(({ id }) => roleLabel(id))).size).toBe(roles.length)
})
