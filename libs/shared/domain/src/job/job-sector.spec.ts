import { describe, expect, it } from 'vitest'
import type { SiaSector } from '../person/sia'
import { jobSector } from './job-sector'

describe('the licence a posting asks for', () => {
  it.each<[name: string, role: string, asked: SiaSector | null, sector: SiaSector | null | string]>([
    ['is the role’s own where none is given', 'door-supervisor', null, 'Door Supervision'],
    ['is the least that allows guarding', 'security-guard', null, 'Security Guarding'],
    ['may be another of the role’s', 'security-guard', 'Door Supervision', 'Door Supervision'],
    ['is CCTV for an operator', 'cctv-operator', null, 'Public Space Surveillance (CCTV)'],
    ['is close protection for its officers', 'close-protection', null, 'Close Protection'],
    ['is none for a steward', 'event-steward', null, null],
    ['is any that a company asks of a steward', 'event-steward', 'Door Supervision', 'Door Supervision'],
    [
      'is refused when guards would stand at a door',
      'door-supervisor',
      'Security Guarding',
      'refused: Door supervisor goes with Door Supervision',
    ],
    [
      'is refused for guarding by a camera licence',
      'security-guard',
      'Public Space Surveillance (CCTV)',
      'refused: Security guard goes with Security Guarding, Door Supervision or Close Protection',
    ],
    ['is refused without a role of the trade', 'bouncer', null, 'refused: Choose a role first'],
  ])('%s', (_name, role, asked, sector) => {
    const parsed = jobSector(role, asked)

    expect(parsed.ok ? parsed.value : `refused: ${parsed.message}`).toBe(sector)
  })
})
