import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingForCompany, type CompanyProfile } from './company-profile'
import { missingForSeeker, seekerPercentage, type SeekerProfile } from './seeker-profile'

const ready: SeekerProfile = {
  fullname: 'Sam Okafor',
  shortBio: 'Door supervisor',
  address: [{}],
  experiences: [{}],
  educationRecords: [{}],
}

describe('a seeker lacks', () => {
  it.each<[name: string, change: SeekerProfile, missing: string[], percentage: number]>([
    ['nothing, although the UTR is not given', {}, [], 80],
    ['nothing, with the UTR', { utrNumber: '2234567890' }, [], 100],
    ['the name, when it is only spaces', { fullname: '  ' }, ['fullname'], 60],
    ['name and bio, which count as one item', { fullname: null, shortBio: '' }, ['fullname', 'shortBio'], 60],
    ['an address, when the list is empty', { address: [] }, ['address'], 60],
    ['experience, when there is no list', { experiences: null }, ['experiences'], 60],
    ['education', { educationRecords: undefined }, ['educationRecords'], 60],
    [
      'everything, with nothing but a UTR',
      { fullname: '', shortBio: '', address: [], experiences: [], educationRecords: [], utrNumber: '2234567890' },
      ['fullname', 'shortBio', 'address', 'experiences', 'educationRecords'],
      20,
    ],
  ])('%s', (_name, change, missing, percentage) => {
    const profile = { ...ready, ...change }

    expect(missingForSeeker(profile).map(({ item }) => item)).toEqual(missing)
    expect(seekerPercentage(profile)).toBe(percentage)
  })

  it('everything without a profile', () => {
    expect(missingForSeeker(null)).toHaveLength(5)
    expect(missingForSeeker(undefined)).toHaveLength(5)
    expect(seekerPercentage(null)).toBe(0)
  })

  it('whatever a program sent in the wrong kind', () => {
    const odd: unknown = { ...ready, address: 'London', experiences: { length: 3 }, fullname: 7 }

    expect(missingForSeeker(odd as SeekerProfile).map(({ item }) => item)).toEqual([
      'fullname',
      'address',
      'experiences',
    ])
  })

  it('only things with a screen that adds them', () => {
    for (const { label, path } of missingForSeeker(null)) {
      expect(label).not.toBe('')
      expect(path).toMatch(/^\/edit-(personal-details|experience|education)$/)
    }
  })
})

const text = fc.constantFrom('', ' ', 'given', undefined, null)
const list = fc.constantFrom([], [{}], undefined, null)

it('a complete seeker is at 80 or 100%, an incomplete one below 100%, in steps of 20', () => {
  fc.assert(
    fc.property(
      fc.record({
        fullname: text,
        shortBio: text,
        address: list,
        experiences: list,
        educationRecords: list,
        utrNumber: text,
      }),
      (profile) => {
        const percentage = seekerPercentage(profile)

        expect(percentage % 20).toBe(0)
        if (missingForSeeker(profile).length === 0) expect([80, 100]).toContain(percentage)
        else expect(percentage).toBeLessThanOrEqual(80)
      },
    ),
  )
})

const manager = { managerName: 'Ade', managerEmail: 'ade@acme.example', managerPhone: '+447700900123' }
const acme: CompanyProfile = {
  companyName: 'Acme',
  companyContact: '+442079460000',
  companyEmail: 'office@acme.example',
  address: '1 High St',
  bio: 'Guards',
  manager,
}

describe('a company lacks', () => {
  it.each<[name: string, change: CompanyProfile, missing: string[]]>([
    ['nothing once all is given', {}, []],
    ['its name, when it is only spaces', { companyName: ' \t ' }, ['companyName']],
    [
      'contact, email, address and bio',
      { companyContact: '', companyEmail: null, address: undefined, bio: ' ' },
      ['companyContact', 'companyEmail', 'address', 'bio'],
    ],
    ['its manager', { manager: null }, ['managerName', 'managerEmail', 'managerPhone']],
    ['the manager’s phone', { manager: { ...manager, managerPhone: ' ' } }, ['managerPhone']],
  ])('%s', (_name, change, missing) => {
    expect(missingForCompany({ ...acme, ...change }).map(({ item }) => item)).toEqual(missing)
  })

  it('everything without a record', () => {
    expect(missingForCompany(null)).toHaveLength(8)
  })

  it('its own address even when the manager carries one', () => {
    const odd: unknown = { ...acme, address: '', manager: { ...manager, address: 'elsewhere' } }

    expect(missingForCompany(odd as CompanyProfile).map(({ item }) => item)).toEqual(['address'])
  })
})
