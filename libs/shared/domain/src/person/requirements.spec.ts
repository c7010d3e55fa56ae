import { describe, expect, it } from 'vitest'
import {
  heldRequirements,
  requirementCodes,
  requirementGaps,
  skillCodes,
  type HeldQualifications,
  type RequirementCode,
} from './requirements'

const nothing: HeldQualifications = { certificates: [], drivingLicences: [], hasCar: false, skills: [] }
const insurance = (coverPounds: number) => ({ type: 'public-liability', coverPounds, expiresOn: '2027-01-31' }) as const

describe('what a worker has meets', () => {
  it.each<[what: string, held: Partial<HeldQualifications>, met: RequirementCode[]]>([
    ['nothing', {}, []],
    [
      'the longer course the shorter one, too',
      { certificates: [{ type: 'first-aid-at-work', coverPounds: null, expiresOn: null }] },
      ['first-aid-at-work', 'emergency-first-aid'],
    ],
    [
      'the shorter course only itself',
      { certificates: [{ type: 'emergency-first-aid', coverPounds: null, expiresOn: null }] },
      ['emergency-first-aid'],
    ],
    ['an insurance just below a million', { certificates: [insurance(999_999)] }, []],
    [
      'an insurance every sum up to its own',
      { certificates: [insurance(5_000_000)] },
      ['public-liability-1m', 'public-liability-2m', 'public-liability-5m'],
    ],
    ['a car and a licence', { hasCar: true, drivingLicences: [{ expiresOn: null }] }, ['driving-licence', 'own-car']],
    ['a fluent speaker conversation, too', { skills: ['fluent-polish'] }, ['fluent-polish', 'speaks-polish']],
    ['a converser no fluency', { skills: ['speaks-polish'] }, ['speaks-polish']],
    ['clothing', { skills: ['own-black-suit'] }, ['own-black-suit']],
  ])('%s', (_what, held, met) => {
    expect(heldRequirements({ ...nothing, ...held }).map(({ code }) => code)).toEqual(met)
  })
})

it('a requirement is missing, or ends before the work does, with the page that mends it', () => {
  const held = heldRequirements({ ...nothing, certificates: [insurance(2_000_000)] })
  const gaps = requirementGaps(held, {
    requirements: ['public-liability-2m', 'own-car', 'speaks-welsh'],
    lastDay: '2027-02-01',
  })

  expect(gaps.map(({ code, message, fixPath }) => ({ code, message, fixPath }))).toEqual([
    {
      code: 'public-liability-expired',
      message:
        'What you gave for “Public liability insurance of £2 million” ends before Mon 1 Feb 2027: add the new one',
      fixPath: '/edit-certificate',
    },
    {
      code: 'driving-missing',
      message: 'This job asks for: Own car. If you have it, add it to your profile',
      fixPath: '/edit-license',
    },
    {
      code: 'languages-missing',
      message: 'This job asks for: Welsh, conversational. If you have it, add it to your profile',
      fixPath: '/edit-certificate',
    },
  ])
})

it('every code stands in the list once, the declared ones among them', () => {
  expect(new Set(requirementCodes).size).toBe(requirementCodes.length)
  expect(skillCodes.filter((code) => !requirementCodes.includes(code))).toEqual([])
})
