import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const bookByHand = (shift: TestShift, body: object, by = shift.company) =>
  api.as(by, 'POST', `/assignments/${shift.id}/manual`, {
    reason: 'His phone is broken; I saw him at the gate.',
    ...body,
  })

it('the company books on and off with a reason, and the worker is notified', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:20:00.000Z')
  const on = await bookByHand(shift, { action: 'bookOn', at: '2026-11-21T22:00:00.000Z' })
  api.moveTo('2026-11-22T06:40:00.000Z')
  const off = await bookByHand(shift, { action: 'bookOff', at: '2026-11-22T06:00:00.000Z' })

  const work = await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)

  expect([on.statusCode, off.statusCode]).toEqual([200, 200])
  expect(work.json().data).toMatchObject({
    status: 'completed',
    hours: { proposedMinutes: 480, entered: { minutes: 480 }, respondBy: '2026-11-25T06:40:00.000Z' },
    events: [
      {
        kind: 'bookOn',
        source: 'manual',
        serverAt: '2026-11-21T22:00:00.000Z',
        reason: expect.stringContaining('phone'),
      },
      { kind: 'bookOff', source: 'manual', serverAt: '2026-11-22T06:00:00.000Z' },
    ],
    audit: [
      { action: 'attendance.booked-on', by: 'company' },
      { action: 'attendance.booked-off', by: 'company' },
    ],
  })
  expect(await api.db.query('select title from notification where uid = $1 order by id', [shift.seeker.uid])).toEqual([
    { title: 'The company booked you on at 22:00' },
    { title: 'The company booked you off at 06:00' },
  ])
})

describe('a shift that is over and nobody booked on to', () => {
  const TIMES = { on: '2026-11-21T22:10:00.000Z', off: '2026-11-22T05:50:00.000Z' }
  const enter = (shift: TestShift, body: object = {}, by = shift.company) =>
    api.as(by, 'POST', `/assignments/${shift.id}/attendance`, { ...TIMES, reason: 'I saw her at the gate.', ...body })

  it('gets both times at once, also after a no-show that is withdrawn', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-22T07:00:00.000Z')
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/no-show`, { reason: 'Did not come.' })
    const { data: appeal } = (
      await api.as(shift.seeker, 'POST', '/problems', {
        jobId: shift.job.id,
        assignmentId: shift.id,
        category: 'noShow',
        severity: 'high',
        subject: 'I was there',
        text: 'I was at the gate.',
      })
    ).json()
    expect((await enter(shift)).json().code).toBe('assignment.wrong-state')
    await api.as(shift.company, 'POST', `/problems/${appeal.id}/resolve`, { outcome: 'You were there.' })

    expect((await enter(shift)).statusCode).toBe(200)

    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data).toMatchObject({
      status: 'completed',
      hours: { entered: { minutes: 460 }, respondBy: '2026-11-25T07:00:00.000Z' },
    })
    const titles = await api.db.query('select title from notification where uid = $1 order by id desc limit 1', [
      shift.seeker.uid,
    ])
    expect(titles).toEqual([{ title: 'The company entered your hours: 22:10 to 05:50' }])
    expect((await enter(shift)).json().code).toBe('assignment.wrong-state')
  })

  it.each([
    ['no reason', { reason: ' ' }, 'reason'],
    ['an end before the beginning', { off: '2026-11-21T22:00:00.000Z' }, 'off'],
    ['an end in the future', { off: '2026-11-22T07:01:00.000Z' }, 'off'],
    ['a beginning before booking on opens', { on: '2026-11-21T20:00:00.000Z' }, 'on'],
    ['a beginning after the shift', { on: '2026-11-22T06:30:00.000Z' }, 'on'],
  ])('is not entered with %s', async (_name, body, field) => {
    const shift = await aShift(api)
    api.moveTo('2026-11-22T07:00:00.000Z')

    expect((await enter(shift, body)).json()).toMatchObject({
      code: 'input.invalid',
      fields: { [field]: expect.any(String) },
    })
  })

  it('is not entered before its end, or by anybody but the company', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-22T05:55:00.000Z')
    expect((await enter(shift)).json().code).toBe('assignment.wrong-state')

    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/attendance`,
      body: { ...TIMES, reason: 'I saw her.' },
      wrongRole: shift.seeker,
      stranger: await api.aCompany(),
    })
  })
})

describe('missing documents', () => {
  it.each<[what: string, overrides: Parameters<typeof api.aSeeker>[0], missing: string[], text: string]>([
    ['right to work', { rightToWork: false }, ['right-to-work-missing'], 'no right-to-work record given'],
    ['licence', { licence: null }, ['licence-missing'], 'no SIA licence for this work given'],
    [
      'licence in date',
      { licence: { sector: 'Door Supervision', expiresOn: '2026-11-20' } },
      ['licence-expired'],
      'the SIA licence given ends before the shift does',
    ],
    ['date of birth', { dateOfBirth: null }, ['date-of-birth-missing'], 'no date of birth given'],
  ])(
    'do not stop the company: without %s it is recorded, alerted and both sides are notified',
    async (_what, overrides, missing, text) => {
      const shift = await aShift(api, { seeker: await api.aSeeker(overrides) })
      api.moveTo('2026-11-21T22:20:00.000Z')

      const on = await bookByHand(shift, { action: 'bookOn' })

      expect(on.statusCode).toBe(200)
      expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data).toMatchObject({
        status: 'inProgress',
        events: [{ source: 'manual', missingPapers: missing }],
      })
      expect((await api.as(shift.company, 'GET', '/alerts')).json().data).toMatchObject([
        { kind: 'papersMissing', missingPapers: missing },
      ])
      const listNotices = (uid: string, kind: string) =>
        api.db.query<{ body: string }>('select body from notification where uid = $1 and kind = $2', [uid, kind])
      expect(await listNotices(shift.company.uid, 'alert.papers-missing')).toEqual([
        { body: expect.stringContaining(text) },
      ])
      expect(await listNotices(shift.seeker.uid, 'attendance.papers-missing')).toEqual([
        { body: expect.stringContaining(text) },
      ])
    },
  )

  it('includes checks: without them it is recorded, alerted and the worker is notified', async () => {
    const shift = await aShift(api)
    await api.db.query('delete from document_check where seeker_id = $1', [shift.seeker.seekerId])
    api.moveTo('2026-11-21T22:20:00.000Z')

    await bookByHand(shift, { action: 'bookOn' })

    const missing = ['licence-unchecked', 'right-to-work-unchecked']
    expect((await api.as(shift.company, 'GET', '/alerts')).json().data).toMatchObject([
      { kind: 'papersMissing', missingPapers: missing },
    ])
    expect(
      await api.db.query(`select body from notification where kind = 'attendance.papers-unchecked' and uid = $1`, [
        shift.seeker.uid,
      ]),
    ).toEqual([{ body: expect.stringContaining('has not accepted your SIA licence and your right to work') }])
  })

  it('cause no alert when none are missing', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    await bookByHand(shift, { action: 'bookOn' })

    expect((await api.as(shift.company, 'GET', '/alerts')).json().data).toEqual([])
  })
})

it('a worker booked on by hand gets check calls', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:40:00.000Z')

  await bookByHand(shift, { action: 'bookOn', at: '2026-11-21T22:00:00.000Z' })

  expect(await api.db.query('select due_at from check_call where assignment_id = $1', [shift.id])).toEqual([
    { dueAt: '2026-11-21T23:00:00.000Z' },
  ])
})

describe('booking by hand is refused for', () => {
  it.each([
    ['no reason', { action: 'bookOn', reason: ' ' }, 'reason'],
    ['a time in the future', { action: 'bookOn', at: '2026-11-21T23:00:00.000Z' }, 'at'],
    ['a time before booking on opens', { action: 'bookOn', at: '2026-11-21T21:00:00.000Z' }, 'at'],
  ])('%s', async (_name, body, field) => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    const answer = await bookByHand(shift, body)

    expect(answer.json()).toMatchObject({ code: 'input.invalid', fields: { [field]: expect.any(String) } })
  })

  it('booking off before booking on', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')
    await bookOnShift(api, shift)

    const answer = await bookByHand(shift, { action: 'bookOff', at: '2026-11-21T22:10:00.000Z' })

    expect(answer.json().fields).toEqual({ at: expect.stringContaining('22:20') })
  })

  it('the second of two managers who book on at once', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    const answers = await Promise.all([
      bookByHand(shift, { action: 'bookOn' }),
      bookByHand(shift, { action: 'bookOn' }),
    ])

    expect(answers.map((answer) => answer.statusCode)).toEqual(expect.arrayContaining([200, 409]))
  })

  it('the worker, another company, and requests without a session', async () => {
    const shift = await aShift(api)
    const stranger = await api.aCompany()

    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/manual`,
      body: { action: 'bookOn', reason: 'x' },
      wrongRole: shift.seeker,
      stranger,
    })
  })
})
