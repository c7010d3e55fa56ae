import { describe, expect, it } from 'vitest'
import { licenceFit, roleLabel, roles, sectorsFor, siaSectors, type LicenceFit, type SiaLicence, type SiaSector } from './sia'

const until = (expiresOn: string, change: Partial<SiaLicence> = {}): SiaLicence => ({ sector: 'Door Supervision', expiresOn, ...change })

describe('on 21 November 2026 a licence', () => {
  it.each<[name: string, sector: SiaSector | null, licences: SiaLicence[], fit: LicenceFit]>([
    ['for doors allows doors', 'Door Supervision', [until('2027-01-01')], 'fits'],
    ['for doors allows guarding too', 'Security Guarding', [until('2027-01-01')], 'fits'],
    ['for guarding does not allow doors', 'Door Supervision', [until('2027-01-01', { sector: 'Security Guarding' })], 'missing'],
    ['for doors does not allow CCTV', 'Public Space Surveillance (CCTV)', [until('2027-01-01')], 'missing'],
    ['is not needed where none is asked for', null, [], 'fits'],
    ['holds on its last day', 'Door Supervision', [until('2026-11-21')], 'fits'],
    ['does not hold the day after', 'Door Supervision', [until('2026-11-20')], 'expired'],
    ['that is revoked allows nothing', 'Door Supervision', [until('2027-01-01', { state: 'revoked' })], 'not-active'],
    ['that is good makes up for an expired one', 'Door Supervision', [until('2020-01-01'), until('2027-01-01')], 'fits'],
  ])('%s', (_name, sector, licences, fit) => {
    expect(licenceFit(sector, licences, '2026-11-21')).toBe(fit)
  })
})

it('every sector is asked for by some role, and every role has its own name', () => {
  expect(new Set(roles.flatMap(({ id }) => [...sectorsFor(id)]))).toEqual(new Set(siaSectors))
  expect(new Set(roles.map(({ id }) => roleLabel(id))).size).toBe(roles.length)
})
