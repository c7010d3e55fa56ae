import { expect, test } from 'vitest'
import {
  brokenTapList,
  brokenWaitList,
  shiftList,
  slowestTap,
  tapTable,
  waitTable,
  type StepFigures,
  type Tap,
} from './figures'

const aTap = (tap: Partial<Tap>): Tap => ({
  event: 'click',
  part: 'Apply',
  path: '/User-JobDetails/0a1b2c3d-0000-4000-8000-000000000001',
  written: false,
  ms: 100,
  before: 10.4,
  own: 20,
  from: 5000,
  origin: 1,
  ...tap,
})

const aStep = (step: Partial<StepFigures>): StepFigures => ({
  name: 'seeker applies',
  taps: [],
  waits: [],
  frames: [],
  requests: [],
  shifts: [],
  ownShifts: 0,
  ...step,
})

test('the slowest interaction of a step stands in its line, marked above 100 ms', () => {
  const lines = tapTable([
    aStep({ taps: [aTap({ ms: 40 }), aTap({ ms: 100 })] }),
    aStep({ name: 'seeker books on', taps: [aTap({ ms: 104, part: 'Book | on', written: true }), aTap({ ms: 16 })] }),
  ]).split('\n')

  expect(lines[2]).toBe(
    '| seeker applies | 2 | 100 | 10, 20 | click Apply on `/User-JobDetails/:id` |  | 0.000 | 0.000 |',
  )
  expect(lines[3]).toContain('| seeker books on | 2 | 104 ✗ | 10, 20 | click Book / on on')
  expect(lines[3]).toContain('as the server wrote it | 1 | 0.000')
})

test('a page that moves by itself is marked, with the parts that moved and how far', () => {
  const shift = { path: '/User-Job', from: 2000, origin: 1 }
  const step = aStep({
    shifts: [
      {
        ...shift,
        size: 0.02,
        afterInput: 812.4,
        parts: [{ part: 'h2 Reviews', top: 300, down: 48, right: 0, taller: 0 }],
      },
      { ...shift, size: 0.004, afterInput: null, parts: [{ part: 'p 3', top: 8, down: 0, right: -4, taller: 20 }] },
    ],
  })

  expect(tapTable([step])).toContain('| 0.024 ✗ |')
  expect(shiftList([step])).toBe(
    '* seeker applies: 0.0200 on `/User-Job`, 812 ms after a touch\n' +
      '  * h2 Reviews, at 300: 48 down\n' +
      '* seeker applies: 0.0040 on `/User-Job`, before any touch\n' +
      '  * p 3, at 8: -4 right, 20 taller',
  )
})

test('what ran while a slow interaction waited stands below it', () => {
  const frames = [
    { from: 5010, to: 5100, what: 'a timer', origin: 1 },
    { from: 5010, to: 5100, what: 'another page', origin: 2 },
    { from: 4000, to: 4900, what: 'earlier', origin: 1 },
  ]
  expect(brokenTapList([aStep({ taps: [aTap({ ms: 152 }), aTap({ ms: 96 })], frames })])).toBe(
    '* seeker applies: 152 ms, of which 10 waited and 20 own code — click Apply on `/User-JobDetails/:id`\n' +
      '  * 10 to 100 ms: a timer',
  )
})

test('a stretch of loading longer than 300 ms is marked, with what was asked for meanwhile', () => {
  const waits = [
    { what: 'Loading…', path: '/User-Job', ms: 300, from: 0, origin: 1 },
    { what: 'button Apply', path: '/User-Job', ms: 301, from: 1000, origin: 1 },
  ]
  const step = aStep({ waits, requests: [{ from: 1010, to: 1290, what: '/api/apply', origin: 1 }] })
  const lines = waitTable([step]).split('\n')
  expect(lines[2]).toBe('| seeker applies | Loading… | `/User-Job` | 300 |')
  expect(lines[3]).toBe('| seeker applies | button Apply | `/User-Job` | 301 ✗ |')
  expect(brokenWaitList([step])).toBe('* seeker applies: 301 ms — button Apply\n  * 10 to 290 ms: /api/apply')
})

test('the slowest interaction is that of all steps, and none where nothing was touched', () => {
  const steps = [aStep({ taps: [aTap({ ms: 40 }), aTap({ ms: 104 })] }), aStep({ taps: [aTap({ ms: 90 })] })]

  expect([slowestTap(steps), slowestTap([aStep({})])]).toEqual([104, Number.NaN])
})
