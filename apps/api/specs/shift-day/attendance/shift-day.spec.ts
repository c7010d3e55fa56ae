import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const START = '2026-11-21T22:00:00.000Z'

const takeBreak = (id: string, action: 'start' | 'end', token: string) =>
  api.anonymous('POST', `/assignments/${id}/break`, { action }, { 'shift-token': token })
const bookOff = (id: string, token: string) =>
  api.anonymous('POST', `/assignments/${id}/book-off`, {}, { 'shift-token': token })

it('booking off proposes the shift without the unpaid break, and time outside it as extra', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T21:50:00.000Z')
  const token = await bookOnShift(api, shift)

  api.moveTo('2026-11-22T01:00:00.000Z')
  await takeBreak(shift.id, 'start', token)
  api.moveTo('2026-11-22T01:30:00.000Z')
  await takeBreak(shift.id, 'end', token)
  api.moveTo('2026-11-22T06:05:00.000Z')
  const off = await bookOff(shift.id, token)

  expect(off.json().data).toMatchObject({
    status: 'completed',
    bookedOffAt: '2026-11-22T06:05:00.000Z',
    onBreak: false,
    hours: { status: 'proposed', proposedMinutes: 450, extraMinutes: 15, respondBy: '2026-11-25T06:05:00.000Z' },
    events: [{ kind: 'bookOn' }, { kind: 'breakStart' }, { kind: 'breakEnd' }, { kind: 'bookOff' }],
  })
})

it('the events of breaks and booking off record whether a shift token or a session was used', async () => {
  const shift = await aShift(api)
  api.moveTo(START)
  const token = await bookOnShift(api, shift)

  await takeBreak(shift.id, 'start', token)
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/break`, { action: 'end' })
  const off = await bookOff(shift.id, token)

  const { events } = off.json<{ data: { events: { kind: string; source: string }[] } }>().data
  expect(events.map(({ kind, source }) => `${kind} ${source}`)).toEqual([
    'bookOn qr',
    'breakStart shift-pass',
    'breakEnd session',
    'bookOff shift-pass',
  ])
})

it('a break ends even if its end has an earlier time than its start', async () => {
  const shift = await aShift(api)
  api.moveTo(START)
  const token = await bookOnShift(api, shift)

  api.moveTo('2026-11-22T01:00:00.002Z')
  await takeBreak(shift.id, 'start', token)
  api.moveTo('2026-11-22T01:00:00.001Z')
  await takeBreak(shift.id, 'end', token)
  api.moveTo('2026-11-22T06:00:00.000Z')

  expect((await bookOff(shift.id, token)).json().data.hours.proposedMinutes).toBe(480)
})

it('booking off ends an open break and stops the open check call', async () => {
  const shift = await aShift(api)
  api.moveTo(START)
  const token = await bookOnShift(api, shift)
  api.moveTo('2026-11-21T22:31:00.000Z')
  await takeBreak(shift.id, 'start', token)

  api.moveTo('2026-11-21T23:00:00.000Z')
  const off = await bookOff(shift.id, token)

  expect(off.json().data.hours).toMatchObject({ proposedMinutes: 31 })
  expect(await api.db.query('select status from check_call where assignment_id = $1', [shift.id])).toEqual([
    { status: 'stopped' },
  ])
})

it.each([
  ['back', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z', 540, 9],
  ['forward', '2027-03-27T22:00:00.000Z', '2027-03-28T06:00:00.000Z', 480, 8],
  ['forward, to the early end of a night', '2027-03-27T22:00:00.000Z', '2027-03-28T05:00:00.000Z', 420, 7],
])(
  'the time that really passed counts over a night in which the clocks go %s',
  async (_way, startsAt, endsAt, minutes, calls) => {
    const shift = await aShift(api, { alertDuration: 60, shifts: [{ startsAt, endsAt }] })
    api.moveTo(startsAt)
    const token = await bookOnShift(api, shift)
    for (let hour = 1; hour <= calls; hour += 1) {
      api.moveTo(new Date(Date.parse(startsAt) + hour * 3_600_000).toISOString())
      const [due] = await api.db.query<{ id: string }>(
        `select id from check_call where assignment_id = $1 and status = 'due'`,
        [shift.id],
      )
      await api.anonymous('POST', `/check-calls/${due?.id}/answer`, { pin: '0427' }, { 'shift-token': token })
    }

    const off = await bookOff(shift.id, token)

    expect(off.json().data.hours).toMatchObject({ proposedMinutes: minutes, extraMinutes: 0 })
    expect(
      await api.db.query(
        `select count(*)::int as answered from check_call where assignment_id = $1 and status = 'responded'`,
        [shift.id],
      ),
    ).toEqual([{ answered: calls }])
  },
)

it('booking off on two phones at once is recorded once', async () => {
  const shift = await aShift(api)
  api.moveTo(START)
  const tokens = [await bookOnShift(api, shift), await bookOnShift(api, shift)]
  api.moveTo('2026-11-22T06:00:00.000Z')

  const answers = await Promise.all(tokens.map((token) => bookOff(shift.id, token)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(
    await api.db.query(`select kind from attendance_event where assignment_id = $1 and kind = 'bookOff'`, [shift.id]),
  ).toHaveLength(1)
  expect(
    await api.db.query('select proposed_minutes from assignment_hours where assignment_id = $1', [shift.id]),
  ).toEqual([{ proposedMinutes: 480 }])
})

it('repeating a break or booking off changes nothing', async () => {
  const shift = await aShift(api)
  api.moveTo(START)
  const token = await bookOnShift(api, shift)

  await takeBreak(shift.id, 'start', token)
  await takeBreak(shift.id, 'start', token)
  await takeBreak(shift.id, 'end', token)
  await takeBreak(shift.id, 'end', token)
  const first = await bookOff(shift.id, token)
  api.moveTo('2026-11-21T23:00:00.000Z')
  const second = await bookOff(shift.id, token)

  // The day says what the time is.
  expect({ ...second.json().data, day: null }).toEqual({ ...first.json().data, day: null })
  expect(second.json().data.events).toHaveLength(4)
})

it('a break or booking off is refused before booking on', async () => {
  const shift = await aShift(api)

  const answers = [
    await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/break`, { action: 'start' }),
    await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {}),
  ]

  expect(answers.map((answer) => answer.json().code)).toEqual(['assignment.wrong-state', 'assignment.wrong-state'])
})

describe('the shift token', () => {
  it('shows the work and books off without a session, until 12 hours after the end', async () => {
    const shift = await aShift(api)
    api.moveTo(START)
    const token = await bookOnShift(api, shift)

    api.moveTo('2026-11-22T17:59:59.000Z')
    const shown = await api.anonymous('GET', `/assignments/${shift.id}/check-calls`, undefined, {
      'shift-token': token,
    })
    api.moveTo('2026-11-22T18:00:00.000Z')
    const later = await bookOff(shift.id, token)

    expect(shown.statusCode).toBe(200)
    expect([later.statusCode, later.json().code]).toEqual([401, 'session.required'])
  })

  it('gives no access to other work, of the same person or of others', async () => {
    const shift = await aShift(api)
    const mine = await aShift(api, {
      seeker: shift.seeker,
      shifts: [{ startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' }],
    })
    const theirs = await aShift(api)
    api.moveTo(START)
    const token = await bookOnShift(api, shift)

    const answers = [await bookOff(mine.id, token), await bookOff(theirs.id, token)]

    expect(answers.map((answer) => answer.json().code)).toEqual(['assignment.missing', 'assignment.missing'])
  })

  it('gives no access to the profile', async () => {
    const shift = await aShift(api)
    api.moveTo(START)
    const token = await bookOnShift(api, shift)

    const answer = await api.anonymous('GET', '/job-seeker', undefined, { 'shift-token': token })

    expect(answer.statusCode).toBe(401)
  })

  it('is refused when it is unknown', async () => {
    const shift = await aShift(api)

    expect((await bookOff(shift.id, 'made-up')).statusCode).toBe(401)
  })
})

it('breaks and booking off are refused to everybody but the worker', async () => {
  const shift = await aShift(api)
  const stranger = await api.aSeeker()

  await api.refusals({ method: 'POST', path: `/assignments/${shift.id}/break`, body: { action: 'start' }, stranger })
  await api.refusals({ method: 'POST', path: `/assignments/${shift.id}/book-off`, body: {}, stranger })
})
