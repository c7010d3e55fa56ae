import { expect, it, describe } from 'vitest'
import { siteCodes } from '@s4/api-marketplace/sites'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const START = '2026-11-21T22:00:00.000Z'
const AT_SITE = { lat: 51.508, lng: -0.0594, accuracy: 20 }

const tryBookOn = (shift: TestShift, body: object = {}, by = shift.seeker) =>
  api.as(by, 'POST', `/assignments/${shift.id}/book-on`, { pin: '0427', code: shift.code, ...body })

it('the worker books on with the PIN and a code, and the position and device time are stored', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T21:58:10.000Z')

  const answer = await tryBookOn(shift, {
    position: AT_SITE,
    deviceAt: '2026-11-21T21:58:00.000Z',
    shareLocation: true,
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    status: 'inProgress',
    bookedOnAt: '2026-11-21T21:58:10.000Z',
    shiftToken: expect.stringMatching(/^[\w-]{43}$/),
    events: [
      {
        kind: 'bookOn',
        source: 'qr',
        checkpoint: 'A',
        inside: 'inside',
        position: AT_SITE,
        deviceAt: '2026-11-21T21:58:00.000Z',
      },
    ],
    audit: [{ action: 'attendance.booked-on', by: 'seeker' }],
    // So that the screen of the shift asks for nothing more.
    day: {
      calls: [{ assignmentId: shift.id, status: 'due' }],
      locationShared: true,
      now: '2026-11-21T21:58:10.000Z',
    },
  })
})

it('booking on notifies the company, and alerts it when the worker is outside the geofence', async () => {
  const shift = await aShift(api)
  api.moveTo(START)

  const answer = await tryBookOn(shift, { position: { lat: 51.6, lng: -0.0594, accuracy: 20 } })

  expect(answer.json().data).toMatchObject({ status: 'inProgress', events: [{ inside: 'outside' }] })
  expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
    { kind: 'outsideAtBookOn' },
  ])
  expect(await api.db.query('select kind from notification where uid = $1 order by id', [shift.company.uid])).toEqual([
    { kind: 'attendance.booked-on' },
    { kind: 'alert.outside-at-book-on' },
  ])
})

it('the position 0, 0 counts as no location and causes no alert', async () => {
  const shift = await aShift(api)
  api.moveTo(START)

  const answer = await tryBookOn(shift, { position: { lat: 0, lng: 0, accuracy: 5 } })

  expect(answer.json().data.events).toMatchObject([{ position: null, inside: null }])
  expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([])
})

describe('the time window of booking on', () => {
  it.each([
    ['31 minutes before the start', '2026-11-21T21:29:00.000Z', 409, 'booking.too-early'],
    ['a millisecond too early', '2026-11-21T21:29:59.999Z', 409, 'booking.too-early'],
    ['30 minutes before the start', '2026-11-21T21:30:00.000Z', 200, undefined],
    ['the last millisecond', '2026-11-22T05:59:59.999Z', 200, undefined],
    ['the end', '2026-11-22T06:00:00.000Z', 409, 'booking.too-late'],
  ])('%s', async (_name, at, status, code) => {
    const shift = await aShift(api)
    api.moveTo(at)

    const answer = await tryBookOn(shift)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })
})

describe('booking on is refused for', () => {
  it.each([
    ['a wrong PIN', { pin: '0428' }, 422, 'booking.wrong-pin'],
    ['a PIN without its leading zero', { pin: '427' }, 422, 'input.invalid'],
    ['a code of another site', { code: 'ABCD-EFGH-JKMN' }, 422, 'booking.wrong-code'],
    ['no code', { code: ' ' }, 422, 'input.invalid'],
    ['a position that is not a number', { position: { lat: null, lng: 0, accuracy: 1 } }, 422, 'input.invalid'],
  ])('%s', async (_name, body, status, code) => {
    const shift = await aShift(api)
    api.moveTo(START)

    const answer = await tryBookOn(shift, body)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await api.db.query('select 1 from attendance where assignment_id = $1', [shift.id])).toEqual([])
  })

  it('a code that has been replaced, but not for a new code of the kiosk', async () => {
    const shift = await aShift(api)
    await api.db.query('update site set code_generation = 2 where id = $1', [shift.job.siteId])
    api.moveTo(START)

    const old = await tryBookOn(shift)
    const codes = siteCodes(api.deps.settings.codeKeys)
    const kiosk = await tryBookOn(shift, {
      code: codes.kiosk({ id: shift.job.siteId, codeGeneration: 2 }, new Date(START)).code,
    })

    expect(old.json()).toMatchObject({ code: 'booking.wrong-code', fields: { code: expect.any(String) } })
    expect(kiosk.statusCode).toBe(200)
  })

  it('the PIN or the code of another job', async () => {
    const shift = await aShift(api)
    const other = await aShift(api, { pin: '9999' })
    api.moveTo(START)

    expect((await tryBookOn(shift, { pin: '9999' })).json().code).toBe('booking.wrong-pin')
    expect((await tryBookOn(shift, { code: other.code })).json().code).toBe('booking.wrong-code')
  })

  it.each<
    [
      what: string,
      overrides: Parameters<typeof api.aSeeker>[0],
      rightToWorkUntil: string | null,
      code: string,
      fixPath: string,
    ]
  >([
    ['no licence for the work', { licence: null }, null, 'worker.licence-missing', '/edit-license'],
    [
      'a licence that expires during the night',
      { licence: { sector: 'Door Supervision', expiresOn: '2026-11-21' } },
      null,
      'worker.licence-expired',
      '/edit-license',
    ],
    ['no right to work', { rightToWork: false }, null, 'worker.right-to-work-missing', '/edit-right-to-work'],
    [
      'a right to work that expires during the night',
      {},
      '2026-11-21',
      'worker.right-to-work-expired',
      '/edit-right-to-work',
    ],
    ['no date of birth', { dateOfBirth: null }, null, 'worker.date-of-birth-missing', '/edit-personal-details'],
    ['a worker of 17', { dateOfBirth: '2008-11-22' }, null, 'worker.under-age', '/edit-personal-details'],
  ])('%s, with a link to fix it', async (_what, overrides, rightToWorkUntil, code, fixPath) => {
    const seeker = await api.aSeeker(overrides)
    await api.db.query('update right_to_work set expires_on = $2 where seeker_id = $1', [
      seeker.seekerId,
      rightToWorkUntil,
    ])
    const shift = await aShift(api, { seeker })
    api.moveTo(START)

    const answer = await tryBookOn(shift)

    expect(answer.json()).toMatchObject({ code, facts: { obstacles: [{ code, fixPath }] } })
    expect(await api.db.query('select 1 from attendance where assignment_id = $1', [shift.id])).toEqual([])
  })

  it('another seeker, the company, and requests without a session', async () => {
    const shift = await aShift(api)
    const stranger = await api.aSeeker()
    api.moveTo(START)

    const body = { pin: '0427', code: shift.code }
    await api.refusals({ method: 'POST', path: `/assignments/${shift.id}/book-on`, body, stranger })
    expect((await tryBookOn(shift, {}, stranger)).json().code).toBe('assignment.missing')
    expect((await api.as(shift.company, 'POST', `/assignments/${shift.id}/book-on`, body)).statusCode).toBe(403)
  })
})

it('five wrong PINs lock booking on for 10 minutes, even with the right PIN', async () => {
  const shift = await aShift(api)
  api.moveTo(START)

  const wrong = []
  for (let attempt = 0; attempt < 5; attempt += 1) wrong.push((await tryBookOn(shift, { pin: '1111' })).json().code)
  const right = await tryBookOn(shift)
  api.moveTo('2026-11-21T22:10:00.000Z')
  const later = await tryBookOn(shift)

  expect(wrong).toEqual([
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.locked',
  ])
  expect(right.json()).toMatchObject({ code: 'booking.locked', facts: { lockedUntil: '2026-11-21T22:10:00.000Z' } })
  expect(right.headers['retry-after']).toBe('600')
  expect(later.statusCode).toBe(200)
})

it('of eight wrong PINs sent at once five are counted', async () => {
  const shift = await aShift(api)
  api.moveTo(START)

  const answers = await Promise.all(Array.from({ length: 8 }, () => tryBookOn(shift, { pin: '1111' })))

  expect(answers.filter((answer) => answer.json().code === 'booking.wrong-pin')).toHaveLength(4)
  expect(await api.db.query('select count(*) from wrong_pin where assignment_id = $1', [shift.id])).toEqual([
    { count: 5 },
  ])
})

it('booking on several times at once is recorded once and returns a token to each', async () => {
  const shift = await aShift(api)
  api.moveTo(START)

  const answers = await Promise.all([tryBookOn(shift), tryBookOn(shift), tryBookOn(shift)])

  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().data.shiftToken)).size).toBe(3)
  expect(await api.db.query(`select kind from attendance_event where assignment_id = $1`, [shift.id])).toEqual([
    { kind: 'bookOn' },
  ])
})

it('booking on is refused while booked on to other work', async () => {
  const shift = await aShift(api)
  const next = await aShift(api, {
    seeker: shift.seeker,
    shifts: [{ startsAt: '2026-11-22T06:00:00.000Z', endsAt: '2026-11-22T12:00:00.000Z' }],
  })
  api.moveTo(START)
  await bookOnShift(api, shift)
  api.moveTo('2026-11-22T05:45:00.000Z')

  const answer = await tryBookOn(next)

  expect(answer.json().code).toBe('booking.other-open')
})

it.each([
  ['cancelled', 'This work was cancelled'],
  ['noShow', 'nobody came'],
  ['completed', 'already booked off'],
] as const)('booking on is refused for work that is %s, with the reason', async (status, words) => {
  const shift = await aShift(api)
  await api.db.query('update assignment set status = $2 where id = $1', [shift.id, status])
  api.moveTo(START)

  const answer = await tryBookOn(shift)

  expect(answer.json()).toMatchObject({ code: 'assignment.wrong-state', detail: expect.stringContaining(words) })
})
