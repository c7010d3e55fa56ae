import { describe, expect, it } from 'vitest'
import type { HeldLicence } from '../person/sia'
import type { Papers } from '../person/work-papers'
import { canIWorkThis, shortRestText, type WorkReasonCode } from './can-i-work-this'

type Question = Parameters<typeof canIWorkThis>[0]

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })
const licence: HeldLicence = { sector: 'Door Supervision', expiresOn: '2027-06-30' }

const papers = (change: Partial<Papers> = {}): Papers => ({
  dateOfBirth: '1990-05-17',
  rightToWork: { until: null },
  licences: [licence],
  ...change,
})

const aQuestion = (change: Partial<Question> = {}): Question => ({
  shifts: [span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z')],
  zone: 'Europe/London',
  siaSector: 'Door Supervision',
  requirements: [],
  requiredSubjects: [],
  held: [],
  assignments: [],
  daysOff: [],
  papers: papers(),
  now: '2026-11-16T09:00:00Z',
  distance: 5_000,
  maxDistance: 16_000,
  ...change,
})

const mine = (startsAt: string, endsAt: string) => ({ id: 'a-1', shiftId: 's-9', ...span(startsAt, endsAt) })

describe('a shift', () => {
  it.each<[name: string, change: Partial<Question>, codes: WorkReasonCode[]]>([
    ['fits', {}, []],
    ['clashes with mine', { assignments: [mine('2026-11-22T05:59:00Z', '2026-11-22T12:00:00Z')] }, ['clash']],
    ['leaves 10 h 59 of rest', { assignments: [mine('2026-11-22T16:59:00Z', '2026-11-22T23:00:00Z')] }, ['rest']],
    [
      'follows work booked off early, with 41 min of rest',
      { assignments: [{ ...mine('2026-11-21T18:00:00Z', '2026-11-21T21:19:00Z'), isOver: true }] },
      ['rest'],
    ],
    [
      'had begun when I was booked off',
      { assignments: [{ ...mine('2026-11-21T18:00:00Z', '2026-11-21T22:30:00Z'), isOver: true }] },
      ['rest'],
    ],
    ['is on a day off', { daysOff: [{ from: '2026-11-22', to: '2026-11-23' }] }, ['dayOff']],
    ['leaves 11 h of rest', { assignments: [mine('2026-11-22T17:00:00Z', '2026-11-22T23:00:00Z')] }, []],
    [
      'is one of two of 16 h in a row',
      {
        shifts: [
          span('2026-11-20T06:00:00Z', '2026-11-20T22:00:00Z'),
          span('2026-11-21T06:00:00Z', '2026-11-21T22:00:00Z'),
        ],
      },
      ['rest'],
    ],
    [
      'follows 17 weeks of 48 h',
      {
        assignments: Array.from({ length: 16 * 6 }, (_unused, index) => {
          const start = Date.parse('2026-11-15T06:00:00Z') - (Math.floor(index / 6) * 7 + (index % 6)) * 86_400_000
          return mine(new Date(start).toISOString(), new Date(start + 30_600_000).toISOString())
        }),
      },
      ['hours'],
    ],
    ['asks for first aid', { requirements: ['first-aid-at-work'] }, ['requirement']],
    [
      'asks for first aid that is there to the last day',
      { requirements: ['first-aid-at-work'], held: [{ code: 'first-aid-at-work', until: '2026-11-22' }] },
      [],
    ],
    [
      'asks for first aid that ends before',
      { requirements: ['first-aid-at-work'], held: [{ code: 'first-aid-at-work', until: '2026-11-21' }] },
      ['requirement'],
    ],
    ['wants a licence', { papers: papers({ licences: [] }) }, ['licence-missing']],
    [
      'ends the morning after the licence',
      { papers: papers({ licences: [{ ...licence, expiresOn: '2026-11-21' }] }) },
      ['licence-expired'],
    ],
    [
      'wants a licence that was not suspended',
      { papers: papers({ licences: [{ ...licence, state: 'suspended' }] }) },
      ['licence-not-active'],
    ],
    ['wants no licence of a steward', { siaSector: null, papers: papers({ licences: [] }) }, []],
    [
      'wants the licence of its sector, not of what it is called',
      { siaSector: 'Close Protection' },
      ['licence-missing'],
    ],
    ['wants the right to work', { papers: papers({ rightToWork: null }) }, ['right-to-work-missing']],
    ['ends on the last day of the right to work', { papers: papers({ rightToWork: { until: '2026-11-22' } }) }, []],
    [
      'ends the day after the right to work',
      { papers: papers({ rightToWork: { until: '2026-11-21' } }) },
      ['right-to-work-expired'],
    ],
    ['wants a date of birth', { papers: papers({ dateOfBirth: null }) }, ['date-of-birth-missing']],
    ['wants somebody who is 18 now', { papers: papers({ dateOfBirth: '2008-11-17' }) }, ['under-age']],
    [
      'takes a licence without a last day for none that holds',
      { papers: papers({ licences: [{ ...licence, expiresOn: null }] }) },
      ['licence-expired'],
    ],
    ['is too far', { distance: 40_000 }, ['distance']],
    ['is nowhere in particular', { distance: null, maxDistance: undefined }, []],
    [
      'is wrong in every way',
      {
        assignments: [mine('2026-11-21T20:00:00Z', '2026-11-21T23:00:00Z')],
        papers: { dateOfBirth: null, rightToWork: null, licences: [] },
        distance: 40_000,
      },
      ['clash', 'date-of-birth-missing', 'right-to-work-missing', 'licence-missing', 'distance'],
    ],
  ])('%s', (_name, change, codes) => {
    expect(canIWorkThis(aQuestion(change)).map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    [33_000, 32_000, 'It is about 21 miles from your home, and you go up to 20 miles'],
    [32_500, 32_000, 'It is a little over 20 miles from your home, and you go up to 20 miles'],
  ])('says how far %i m are as the job does, and the miles that were entered', (distance, maxDistance, message) => {
    expect(canIWorkThis(aQuestion({ distance, maxDistance })).map((reason) => reason.message)).toEqual([message])
  })

  describe('among several of a job', () => {
    const others = [
      span('2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z'),
      span('2026-11-23T22:00:00Z', '2026-11-24T06:00:00Z'),
    ]

    it('that clashes is named, and the others can still be chosen', () => {
      const assignments = [mine('2026-11-21T20:00:00Z', '2026-11-21T23:00:00Z')]

      expect(canIWorkThis(aQuestion({ others, assignments }))).toEqual([
        {
          code: 'clash',
          message:
            'The shift Sat 21 Nov 2026, 22:00–06:00 (8 h) clashes with your other work. ' +
            'You can choose the other 2 shifts',
          fixPath: '/User-AppliedAndAssignedDetail/a-1',
          stopsAccepting: false,
        },
      ])
    })

    it('stops accepting when all of them clash', () => {
      const assignments = [mine('2026-11-21T20:00:00Z', '2026-11-24T23:00:00Z')]

      expect(canIWorkThis(aQuestion({ others, assignments }))).toMatchObject([{ code: 'clash', stopsAccepting: true }])
    })
  })

  describe('and the hours that a seeker gave', () => {
    const nights = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, start: '20:00', end: '08:00' }))
    const reasonsOf = (change: Partial<Question>) => canIWorkThis(aQuestion(change))

    it('fit, or are said not to', () => {
      expect(reasonsOf({ hours: nights(6) })).toEqual([])
      expect(reasonsOf({ hours: nights(1) })).toEqual([
        {
          code: 'availability',
          message: 'Sat 21 Nov 2026, 22:00–06:00 (8 h) is outside the hours you gave',
          fixPath: '/edit-availability',
          stopsAccepting: false,
        },
      ])
    })

    it('counts the shifts of a job that are outside them', () => {
      const others = [
        span('2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z'),
        span('2026-11-23T22:00:00Z', '2026-11-24T06:00:00Z'),
      ]

      expect(reasonsOf({ others, hours: nights(6) })).toMatchObject([
        { message: '2 of 3 shifts are outside the hours you gave' },
      ])
      expect(reasonsOf({ others, hours: nights(3) }).map(({ message }) => message)).toContain(
        'All 3 shifts are outside the hours you gave',
      )
    })
  })

  describe('that I have', () => {
    const shift = { id: 's-9', ...span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z') }
    const worked = { ...mine(shift.startsAt, '2026-11-21T22:59:00Z'), isOver: true }

    it.each([
      ['is still to come', mine(shift.startsAt, shift.endsAt), 'You already have this shift'],
      ['was booked off', worked, 'You already worked this shift'],
    ])('and %s is said, without its own rest', (_name, assignment, message) => {
      expect(canIWorkThis(aQuestion({ shifts: [shift], assignments: [assignment] }))).toEqual([
        { code: 'clash', message, fixPath: '/User-AppliedAndAssignedDetail/a-1', stopsAccepting: true },
      ])
      expect(shortRestText(shift, [assignment], 'Europe/London')).toBeNull()
    })

    it('leaves the others of the job', () => {
      const others = [{ id: 's-10', ...span('2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z') }]

      expect(canIWorkThis(aQuestion({ shifts: [shift], others, assignments: [worked] }))).toMatchObject([
        {
          message: 'You already have the shift Sat 21 Nov 2026, 22:00–06:00 (8 h). You can choose the other shift',
          stopsAccepting: false,
        },
      ])
    })
  })

  it('that is too soon after mine shows the arithmetic and leads to it', () => {
    const [reason] = canIWorkThis(aQuestion({ assignments: [mine('2026-11-22T16:00:00Z', '2026-11-22T23:00:00Z')] }))

    expect(reason).toEqual({
      code: 'rest',
      message: 'Only 10 h of rest before your shift Sun 22 Nov 2026, 16:00–23:00 (7 h). At least 11 h is safer',
      fixPath: '/User-AppliedAndAssignedDetail/a-1',
      stopsAccepting: false,
    })
  })
})

it('the least rest beside a shift is said of that shift', () => {
  const shift = span('2026-11-23T20:00:00Z', '2026-11-24T06:00:00Z')
  const work = [
    mine('2026-11-23T08:00:00Z', '2026-11-23T18:00:00Z'),
    mine('2026-11-24T07:00:00Z', '2026-11-24T09:00:00Z'),
  ]

  expect(shortRestText(shift, work, 'Europe/London')).toBe(
    'Only 1 h of rest before your shift Tue 24 Nov 2026, 07:00–09:00 (2 h). At least 11 h is safer',
  )
  expect(shortRestText(shift, [], 'Europe/London')).toBeNull()
})

it('names in one sentence all that is missing and told in one place', () => {
  const reasons = canIWorkThis(aQuestion({ requirements: ['emergency-first-aid', 'own-car', 'own-black-suit'] }))

  expect(reasons.map(({ message }) => message)).toEqual([
    'This job asks for: Emergency first aid at work, Own black suit. Add those you have to your profile',
    'This job asks for: Own car. If you have it, add it to your profile',
  ])
})

it.each([
  [[], false],
  [['first-aid-at-work'], true],
  [['languages'], false],
] as const)('a missing requirement of a company that requires %j stops accepting: %s', (requiredSubjects, stops) => {
  const [reason] = canIWorkThis(aQuestion({ requirements: ['first-aid-at-work'], requiredSubjects }))
  expect(reason).toEqual({
    code: 'requirement',
    message: 'This job asks for: First aid at work. If you have it, add it to your profile',
    fixPath: '/edit-certificate',
    stopsAccepting: stops,
  })
})
