import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const byHand = (shift: TestShift, body: object, by = shift.company) =>
  api.as(by, 'POST', `/assignments/${shift.id}/manual`, {
    reason: 'His phone is broken; I saw him at the gate.',
    ...body,
  })

it('the company books on and off with a reason that both keep, and the worker is told', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:20:00.000Z')
  const on = await byHand(shift, { action: 'bookOn', at: '2026-11-21T22:00:00.000Z' })
  api.moveTo('2026-11-22T06:40:00.000Z')
  const off = await byHand(shift, { action: 'bookOff', at: '2026-11-22T06:00:00.000Z' })

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

describe('papers that are missing', () => {
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
    'never refuse the company: without %s it is on record, in the alert log, and told to both',
    async (_what, overrides, missing, text) => {
      const shift = await aShift(api, { seeker: await api.aSeeker(overrides) })
      api.moveTo('2026-11-21T22:20:00.000Z')

      const on = await byHand(shift, { action: 'bookOn' })

      expect(on.statusCode).toBe(200)
      expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data).toMatchObject({
        status: 'inProgress',
        events: [{ source: 'manual', missingPapers: missing }],
      })
      expect((await api.as(shift.company, 'GET', '/alerts')).json().data).toMatchObject([
        { kind: 'papersMissing', missingPapers: missing },
      ])
      const told = (uid: string, kind: string) =>
        api.db.query<{ body: string }>('select body from notification where uid = $1 and kind = $2', [uid, kind])
      expect(await told(shift.company.uid, 'alert.papers-missing')).toEqual([{ body: expect.stringContaining(text) }])
      expect(await told(shift.seeker.uid, 'attendance.papers-missing')).toEqual([
        { body: expect.stringContaining(text) },
      ])
    },
  )

  it('are no matter when there are none', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    await byHand(shift, { action: 'bookOn' })

    expect((await api.as(shift.company, 'GET', '/alerts')).json().data).toEqual([])
  })
})

it('somebody booked on by hand still answers check calls', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:40:00.000Z')

  await byHand(shift, { action: 'bookOn', at: '2026-11-21T22:00:00.000Z' })

  expect(await api.db.query('select due_at from check_call where assignment_id = $1', [shift.id])).toEqual([
    { dueAt: '2026-11-21T23:00:00.000Z' },
  ])
})

describe('what is refused', () => {
  it.each([
    ['no reason', { action: 'bookOn', reason: ' ' }, 'reason'],
    ['a time to come', { action: 'bookOn', at: '2026-11-21T23:00:00.000Z' }, 'at'],
    ['a time before booking on opens', { action: 'bookOn', at: '2026-11-21T21:00:00.000Z' }, 'at'],
  ])('%s', async (_name, body, field) => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    const answer = await byHand(shift, body)

    expect(answer.json()).toMatchObject({ code: 'input.invalid', fields: { [field]: expect.any(String) } })
  })

  it('booking off before the booking on', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')
    await bookOnShift(api, shift)

    const answer = await byHand(shift, { action: 'bookOff', at: '2026-11-21T22:10:00.000Z' })

    expect(answer.json().fields).toEqual({ at: expect.stringContaining('22:20') })
  })

  it('booking on twice, by two managers at once', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:20:00.000Z')

    const answers = await Promise.all([byHand(shift, { action: 'bookOn' }), byHand(shift, { action: 'bookOn' })])

    expect(answers.map((answer) => answer.statusCode)).toEqual(expect.arrayContaining([200, 409]))
  })

  it('the worker, another company, and nobody', async () => {
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
