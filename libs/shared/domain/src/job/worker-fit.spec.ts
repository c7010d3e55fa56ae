import { describe, expect, it } from 'vitest'
import { workerFit, type FitFacts } from './worker-fit'

const stranger: FitFacts = {
  distance: null,
  tooFar: false,
  sector: 'Door Supervision',
  licence: 'not-needed',
  fitting: null,
  endedOn: null,
  sectors: [],
  accepted: [],
  requirements: 0,
  missing: [],
  today: '2026-11-20',
  lastDay: '2026-11-22',
  workedHere: 0,
  stars: null,
  ratings: 0,
  kept: 0,
  agreed: 0,
}

describe('the fit of a worker', () => {
  it.each<[name: string, change: Partial<FitFacts>, score: number, reasons: string[]]>([
    ['is nothing, for somebody nothing is known of', {}, 0, []],
    [
      'counts the right licence most',
      { licence: 'fits', fitting: 'Door Supervision' },
      40,
      ['Says they have an SIA licence for Door Supervision'],
    ],
    [
      'says that one was accepted',
      { licence: 'accepted', fitting: 'Door Supervision' },
      40,
      ['You accepted their SIA licence for Door Supervision'],
    ],
    [
      'names the licence that was accepted, and what it covers',
      { sector: 'Security Guarding', licence: 'accepted', fitting: 'Door Supervision' },
      40,
      ['You accepted their SIA licence for Door Supervision. It covers Security Guarding'],
    ],
    [
      'says when the only licence has ended',
      { endedOn: '2026-11-17' },
      0,
      ['Their SIA licence expired Tue 17 Nov 2026'],
    ],
    [
      'says so where the work asks for one',
      { licence: 'expired', endedOn: '2026-11-17' },
      -230,
      ['Their SIA licence expired Tue 17 Nov 2026'],
    ],
    [
      'calls none expired that still holds today',
      { endedOn: '2026-11-21' },
      0,
      ['The SIA licence declared ends before Sun 22 Nov 2026'],
    ],
    [
      'names the licences where none is asked for',
      { sectors: ['Door Supervision', 'Key Holding'] },
      0,
      ['Says they have SIA licences: Door Supervision, Key Holding'],
    ],
    [
      'says which were accepted where none is asked for',
      { sectors: ['Door Supervision', 'Key Holding'], accepted: ['Key Holding'] },
      0,
      ['You accepted their SIA licence for Key Holding'],
    ],
    ['stands last without one', { licence: 'missing' }, -240, ['Declares no SIA licence for Door Supervision']],
    [
      'names the day a licence does not reach',
      { licence: 'expired' },
      -230,
      ['The SIA licence declared ends before Sun 22 Nov 2026'],
    ],
    ['counts requirements met', { requirements: 2 }, 40, ['Declares all 2 requirements']],
    ['names those not met', { requirements: 4, missing: ['Own car'] }, 20, ['Meets 3 of 4 requirements, not: Own car']],
    ['counts work done here up to three times', { workedHere: 9 }, 24, ['Worked for you 9 times']],
    ['trusts one rating little', { stars: 5, ratings: 1 }, 4, ['5.0 stars from 1 rating']],
    ['trusts five fully', { stars: 4.6, ratings: 5 }, 16, ['4.6 stars from 5 ratings']],
    ['loses for low ratings', { stars: 1, ratings: 5 }, -20, ['1.0 stars from 5 ratings']],
    ['counts shifts kept', { kept: 10, agreed: 10 }, 10, ['Kept 10 of 10 agreed shifts']],
    ['loses for shifts not kept', { kept: 1, agreed: 2 }, -15, ['Kept 1 of 2 agreed shifts']],
    ['likes the near', { distance: 'under-2' }, 15, ['Under 2 miles away']],
    ['cares less from five miles', { distance: 'under-10' }, 8, ['Under 10 miles away']],
    ['and no more from ten', { distance: 'under-20' }, 0, ['Under 20 miles away']],
    ['likes no long way', { distance: 'under-50' }, -20, ['Under 50 miles away']],
    ['nor one of hours', { distance: 'over-100' }, -80, ['100 miles or more away']],
    [
      'says when it is farther than they go',
      { distance: 'under-50', tooFar: true },
      -35,
      ['Under 50 miles away, further than they like to travel'],
    ],
  ])('%s', (_name, change, score, reasons) => {
    const fit = workerFit({ ...stranger, ...change })

    expect(fit.score).toBe(score)
    expect(fit.reasons.map(({ text }) => text)).toEqual(reasons)
  })

  it.each<[name: string, near: Partial<FitFacts>, far: Partial<FitFacts>]>([
    [
      'a stranger in town before the best known 161 miles away',
      { distance: 'under-10' },
      { distance: 'over-100', workedHere: 9, stars: 5, ratings: 9, kept: 40, agreed: 40 },
    ],
    [
      'somebody within 20 miles before the best known from 50 miles on',
      { distance: 'under-20' },
      { distance: 'under-100', workedHere: 9, stars: 5, ratings: 9, kept: 40, agreed: 40 },
    ],
    ['who worked here before a stranger next door', { distance: 'under-20', workedHere: 3 }, { distance: 'under-1' }],
    [
      'the licensed 161 miles away before the best known without a licence next door',
      { distance: 'over-100', tooFar: true, licence: 'fits' },
      { distance: 'under-1', licence: 'missing', workedHere: 9, stars: 5, ratings: 9, kept: 40, agreed: 40 },
    ],
  ])('ranks %s', (_name, first, second) => {
    const score = (facts: Partial<FitFacts>) => workerFit({ ...stranger, ...facts }).score

    expect(score(first)).toBeGreaterThan(score(second))
  })

  it('marks a licence that is over', () => {
    const { reasons } = workerFit({ ...stranger, licence: 'expired', endedOn: '2026-11-17', workedHere: 1 })

    expect(reasons.map(({ expired = false }) => expired)).toEqual([true, false])
  })

  it('says of each reason whether it speaks for them', () => {
    const { reasons } = workerFit({ ...stranger, licence: 'missing', workedHere: 1 })

    expect(reasons.map(({ good }) => good)).toEqual([false, true])
  })
})
