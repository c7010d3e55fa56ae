import type { WorkerWithDueChecks } from '@s4/contract'
import { expect, it } from 'vitest'
import { aCall, aLate, anAlert, anUnfilled, aRoom } from '../testing/a-room'
import { roomLines } from './lines'

const kinds = (change: Parameters<typeof aRoom>[0]) => roomLines(aRoom(change), []).map(({ kind }) => kind)
const only = (change: Parameters<typeof aRoom>[0]) => roomLines(aRoom(change), [])[0]

it('puts the most severe first, and of one kind what waits longest', () => {
  expect(
    kinds({
      figures: { ...aRoom().figures, hoursToAgree: 2 },
      alerts: [
        anAlert({ alertId: 'forgotten', kind: 'forgottenBookOff' }),
        anAlert({ alertId: 'left', kind: 'leftGeofence' }),
        anAlert(),
        anAlert({ alertId: 'help', kind: 'help', raisedAt: '2026-11-21T22:39:00.000Z' }),
      ],
      late: [aLate()],
      unfilled: [anUnfilled(), anUnfilled({ shiftId: 'later', startsAt: '2026-11-22T18:00:00.000Z' })],
    }),
  ).toEqual(['help', 'noAnswer', 'late', 'unfilled', 'offSite', 'unfilled', 'alert', 'hours'])
})

it('counts what is to fill later this week in one line, with the first shift', () => {
  const { shiftId, jobId, siteId, siteName, title, zone } = anUnfilled()
  const first = { shiftId, jobId, siteId, siteName, title, zone, startsAt: '2026-11-25T22:00:00.000Z' }

  expect(
    only({ unfilledLater: { places: 3, shifts: 2, first: { ...first, endsAt: '2026-11-26T06:00:00.000Z' } } }),
  ).toMatchObject({
    tone: 'info',
    title: '3 places to fill in the next 7 days',
    facts: `On 2 shifts after the next 24 hours. First ${title}, ${siteName}, Wed 25 Nov 2026, 22:00.`,
  })
})

it('names each client whose contract asks for people that are not posted', () => {
  const client = { id: '019a0000-0000-7000-8000-000000000021', name: 'Tidewater', places: 13, from: '2026-11-27' }

  expect(only({ notPosted: [client] })).toMatchObject({
    tone: 'info',
    word: 'Not posted',
    title: 'Tidewater · 13 places of the contract not posted',
    facts: 'In the next 7 days. First Fri 27 Nov.',
    clientId: client.id,
  })
})

it('says how many drafts of recurring work are to be posted, with the first shift', () => {
  const { shiftId, jobId, siteId, siteName, title, zone } = anUnfilled()
  const first = { shiftId, jobId, siteId, siteName, title, zone, startsAt: '2026-11-25T22:00:00.000Z' }

  expect(only({ drafts: { jobs: 4, first: { ...first, endsAt: '2026-11-26T06:00:00.000Z' } } })).toMatchObject({
    tone: 'info',
    title: '4 drafts of recurring work to post',
    facts: `No worker sees a draft. First ${title}, ${siteName}, Wed 25 Nov 2026, 22:00.`,
  })
})

it('says of applicants for a full job what can be done with them', () => {
  const { jobId, siteId, siteName, title, zone } = anUnfilled()
  const applicants = { jobId, siteId, siteName, title, zone, waiting: 1, since: '2026-11-21T22:00:00.000Z' }

  expect(only({ applicants: [{ ...applicants, full: false }] })).toMatchObject({
    facts: '1 person waiting for your answer.',
    age: expect.stringMatching(/^first applied .+ ago$/) as string,
  })
  expect(only({ applicants: [{ ...applicants, full: true }] })?.facts).toBe(
    'The job is full. 1 person still waiting: turn them down, or keep them in reserve.',
  )
})

it('puts what runs out before applicants, who have no deadline', () => {
  const { shiftId, jobId, siteId, siteName, title, zone, startsAt, endsAt } = anUnfilled()
  const first = { shiftId, jobId, siteId, siteName, title, zone, startsAt, endsAt }

  expect(
    kinds({
      applicants: [
        { jobId, siteId, siteName, title, zone, waiting: 1, since: '2026-11-15T22:00:00.000Z', full: false },
      ],
      figures: { ...aRoom().figures, hoursToAgree: 2 },
      unfilledLater: { places: 6, shifts: 2, first },
      drafts: { jobs: 4, first },
    }),
  ).toEqual(['unfilledLater', 'hours', 'drafts', 'applicants'])
})

it('says in good time, and without urgency, whose documents are to be checked this week', () => {
  const aWorker = (startsAt: string, stops = true): WorkerWithDueChecks => {
    const { shiftId, jobId, siteName, title, zone } = anUnfilled()
    const nextShift = { assignmentId: jobId, shiftId, jobId, siteName, title, zone, startsAt, endsAt: startsAt }
    const screening = { result: null, until: null, stops, expiring: false }
    return { seekerId: startsAt, fullname: 'Grace Mensah', picture: null, due: [], shifts: 1, screening, nextShift }
  }
  const [tonight, thursday, friday, nextMonth] = [
    '2026-11-22T20:00:00.000Z',
    '2026-11-26T22:00:00.000Z',
    '2026-11-27T22:00:00.000Z',
    '2026-12-20T22:00:00.000Z',
  ] as const

  expect(
    roomLines(aRoom(), [
      aWorker(tonight),
      aWorker(thursday),
      aWorker(friday),
      aWorker(friday, false),
      aWorker(nextMonth),
    ]),
  ).toMatchObject([
    { kind: 'checks', tone: 'warning' },
    {
      kind: 'checksLater',
      tone: 'info',
      title: '2 people to check in the next 7 days',
      facts: 'They cannot book on until you check them. First Grace Mensah, Tobacco Dock, Thu 26 Nov 2026, 22:00.',
    },
  ])
})

it('puts a missed call of somebody heard from since after everything red', () => {
  const late = aLate()
  expect(kinds({ alerts: [anAlert({ answeredAt: '2026-11-21T22:38:00.000Z' })], late: [late] })).toEqual([
    'late',
    'noAnswer',
  ])
  expect(kinds({ alerts: [anAlert({ bookedOffAt: '2026-11-21T22:39:00.000Z' })], late: [late] })).toEqual([
    'late',
    'noAnswer',
  ])
})

it('puts what somebody is dealing with after everything red', () => {
  expect(kinds({ alerts: [anAlert({ acknowledgedAt: '2026-11-21T22:37:00.000Z' })], late: [aLate()] })).toEqual([
    'late',
    'noAnswer',
  ])
})

it('keeps a call for help first and red until it is resolved, whoever is looking at it', () => {
  const help = anAlert({ alertId: 'help', kind: 'help', acknowledgedAt: '2026-11-21T22:37:00.000Z' })
  const lines = roomLines(aRoom({ alerts: [anAlert(), help], late: [aLate()] }), [])

  expect(lines.map(({ kind, tone }) => [kind, tone])).toEqual([
    ['help', 'danger'],
    ['noAnswer', 'danger'],
    ['late', 'danger'],
  ])
})

it('makes red what the company calls urgent, and never what it calls not urgent', () => {
  const tones = (change: Parameters<typeof anAlert>[0]) => only({ alerts: [anAlert(change)] })?.tone

  expect(tones({ kind: 'outsideAtBookOn' })).toBe('warning')
  expect(tones({ kind: 'leftGeofence' })).toBe('danger')
  expect(tones({ kind: 'leftGeofence', severity: 'low' })).toBe('warning')
  expect(tones({ kind: 'missedPatrol' })).toBe('warning')
  expect(tones({ kind: 'missedPatrol', severity: 'urgent' })).toBe('danger')
})

it('somebody who left early is red until the shift is over, unless somebody looks at it', () => {
  const left = { kind: 'leftEarly', bookedOffAt: '2026-11-21T22:35:00.000Z' } as const
  const tone = (change: Parameters<typeof anAlert>[0]) => only({ alerts: [anAlert({ ...left, ...change })] })?.tone

  expect(tone({})).toBe('danger')
  expect(tone({ acknowledgedAt: '2026-11-21T22:37:00.000Z' })).toBe('warning')
  expect(tone({ endsAt: '2026-11-21T22:39:00.000Z' })).toBe('warning')
})

it('says in one line who applied for several jobs, the longest wait first', () => {
  const { siteId, siteName, title, zone } = anUnfilled()
  const since = '2026-11-15T22:40:00.000Z'
  const of = (jobId: string, waiting: number) => ({ jobId, siteId, siteName, title, zone, waiting, since, full: false })

  expect(roomLines(aRoom({ applicants: [of('one', 3), of('two', 2)] }), [])).toMatchObject([
    {
      title: '5 people wait for your answer on 2 jobs',
      facts: 'First Door supervisor, Tobacco Dock.',
      jobs: [{ jobId: 'one' }, { jobId: 'two' }],
    },
  ])
})

it.each([
  [
    'a check call that is due and not missed yet',
    only({ calls: [aCall()] }),
    'No answer yet',
    'The check call of 22:37 is not answered yet. You get an alert at 22:42.',
  ],
  [
    'an alert of which no message went out',
    only({ alerts: [anAlert({ kind: 'leftGeofence', lastSeen: null, unanswered: 'notReached' })] }),
    'Off site',
    'Left the site at 22:35. Where they are is not shared. Nobody has looked at it. ' +
      'No push, text, call or email to those on call or the owners went out.',
  ],
  [
    'somebody who left early',
    only({ alerts: [anAlert({ kind: 'leftEarly', bookedOffAt: '2026-11-21T22:35:00.000Z', othersOn: 0 })] }),
    'Left early',
    'Door supervisor: booked off at 22:35, 7 h 25 min before the end. Nobody is booked on at the site now.',
  ],
  [
    'a missed check call',
    only({ alerts: [anAlert()] }),
    'No answer',
    'Did not answer the check call of 22:30. Last seen inside the site, 4 min ago.',
  ],
  [
    'a check call answered late',
    only({ alerts: [anAlert({ answeredAt: '2026-11-21T22:38:00.000Z' })] }),
    'Missed call',
    'Did not answer the check call of 22:30. Answered at 22:38. Last seen inside the site, 4 min ago.',
  ],
  [
    'somebody who left the site and was seen there again',
    only({ alerts: [anAlert({ kind: 'leftGeofence', backInsideAt: '2026-11-21T22:36:00.000Z' })] }),
    'Off site',
    'Left the site at 22:35. Seen back inside the site, 4 min ago.',
  ],
  [
    'an alert somebody took on, of somebody who shares no location',
    only({
      alerts: [
        anAlert({
          kind: 'help',
          acknowledgedAt: '2026-11-21T22:36:00.000Z',
          acknowledgedBy: 'Ann Lee',
          lastSeen: null,
        }),
      ],
    }),
    'Needs help',
    'Asked for help at 22:35. Where they are is not shared. Ann Lee has been looking at it since 22:36.',
  ],
  [
    'a late worker',
    only({ late: [aLate()] }),
    'Late',
    'Door supervisor, 22:00–06:00. Expected at 22:00 and not booked on.',
  ],
  [
    'somebody who did not come to a shift now over',
    only({ late: [aLate({ endsAt: '2026-11-21T22:30:00.000Z' })] }),
    'Did not come',
    'Door supervisor, 22:00–22:30. Expected at 22:00 and not booked on. ' +
      'The shift is over: record a no-show, or book them on by hand if they worked.',
  ],
  [
    'a place that somebody lost',
    only({
      unfilled: [
        anUnfilled({
          lost: { seekerName: 'Marcus Bell', how: 'cancelled', at: '2026-11-21T22:20:00.000Z' },
          offersOut: 2,
          offersLapseAt: '2026-11-21T22:55:00.000Z',
          applicants: 1,
        }),
      ],
    }),
    'Unfilled',
    '22:00–06:00, 1 of 4 places is free. Marcus Bell cancelled 20 min ago. ' +
      '2 people asked, until Sat 21 Nov 2026, 22:55. 1 person applied.',
  ],
])('says in words: %s', (_name, line, word, facts) => {
  expect(line).toMatchObject({ word, facts })
})
