import { expect, it } from 'vitest'
import { answersOpenTo, maxMinutes, type HoursAnswer, type HoursStatus, type Side } from './hours-answers'

it.each<[side: Side, status: HoursStatus, answers: HoursAnswer[]]>([
  ['company', 'proposed', ['agree', 'counter']],
  ['seeker', 'proposed', []],
  ['company', 'countered', []],
  ['seeker', 'countered', ['agree', 'refuse']],
  ['company', 'disputed', ['agree', 'counter']],
  ['seeker', 'disputed', ['agree']],
  ['company', 'agreed', []],
  ['seeker', 'agreed', []],
])('a %s may answer hours that are %s by %j', (side, status, answers) => {
  expect(answersOpenTo(side, { status, entered: null, given: null })).toEqual(answers)
})

it.each<[name: string, status: HoursStatus, given: object | null, worker: HoursAnswer[], company: HoursAnswer[]]>([
  [
    'are the worker’s to accept or to answer, and the company’s to agree or counter',
    'proposed',
    null,
    ['agree', 'give'],
    ['agree', 'counter'],
  ],
  [
    'are the company’s alone to answer once the worker gave theirs',
    'proposed',
    { reason: 'I was there.' },
    [],
    ['agree', 'counter'],
  ],
  [
    'may still be answered with the worker’s own times once the company proposes others',
    'countered',
    null,
    ['agree', 'refuse', 'give'],
    [],
  ],
  [
    'countered after the worker gave theirs are answered like any other',
    'countered',
    { reason: 'I was there.' },
    ['agree', 'refuse'],
    [],
  ],
  ['are given no more times in a dispute', 'disputed', null, ['agree'], ['agree', 'counter']],
  ['are settled once agreed', 'agreed', null, [], []],
])('hours a company entered by hand %s', (_name, status, given, worker, company) => {
  expect(answersOpenTo('seeker', { status, entered: 5, given })).toEqual(worker)
  expect(answersOpenTo('company', { status, entered: 5, given })).toEqual(company)
})

it.each([
  ['an ordinary night', '2026-11-20T22:00:00Z', '2026-11-21T06:00:00Z', 480],
  ['the night the clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', 540],
  ['the night the clocks go forward', '2027-03-27T22:00:00Z', '2027-03-28T05:00:00Z', 420],
])('nobody proposes more than elapsed and the extra time: %s', (_name, startsAt, endsAt, elapsed) => {
  expect(maxMinutes({ startsAt, endsAt }, 15)).toBe(elapsed + 15)
})
