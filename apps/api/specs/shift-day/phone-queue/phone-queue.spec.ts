import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const moveTo = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
const runDueNow = () => runDue(api.deps, api.deps.clock.now())
const instant = (time: string) => `2026-11-${time}:00.000Z`

interface Press {
  name: string
  id: string
  at: string
  input?: object
  key?: string
  offset?: number | null
}

/** Sends what the phone kept, as the worker's signed-in page does. */
const send = (shift: TestShift, presses: readonly Press[], { sentAt, token }: { sentAt: string; token?: string }) =>
  api.as(
    shift.seeker,
    'POST',
    '/phone-queue',
    {
      sentAt: instant(sentAt),
      actions: presses.map(({ name, id, at, input = {}, key = randomUUID(), offset = 0 }) => ({
        key,
        name,
        input: { id, ...input },
        pressedAt: instant(at),
        offset,
      })),
    },
    token ? { 'shift-token': token } : {},
  )

const results = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.json<{ data: { results: { status: number; failure: { code: string; detail: string } | null }[] } }>().data
    .results

const listCalls = async ({ id }: TestShift) =>
  (
    await api.db.query<{ status: string; dueAt: string; arrivedAt: string | null }>(
      'select status, due_at, arrived_at from check_call where assignment_id = $1 order by due_at, id',
      [id],
    )
  ).map(({ status, dueAt, arrivedAt }) => `${status} ${dueAt.slice(11, 16)}${arrivedAt ? ' later' : ''}`)

const events = ({ id }: TestShift) =>
  api.db.query<{ kind: string; serverAt: string }>(
    'select kind, server_at from attendance_event where assignment_id = $1 order by server_at',
    [id],
  )

async function onShift(overrides: Parameters<typeof aShift>[1] = {}) {
  const shift = await aShift(api, { alertDuration: 60, ...overrides })
  moveTo('21T22:00')
  return { ...shift, token: await bookOnShift(api, shift) }
}

describe('a night without a signal', () => {
  it('is taken in order with the times of the phone, and the hours are those of the phone', async () => {
    const shift = await onShift()
    // The server calls every hour and hears nothing.
    for (const time of ['21T23:05', '22T00:05', '22T01:05', '22T02:05', '22T03:05', '22T04:05', '22T05:05']) {
      moveTo(time)
      await runDueNow()
    }
    moveTo('22T06:30')
    const { id } = shift

    const answer = await send(
      shift,
      [
        { name: 'checkCalls.confirm', id, at: '21T23:01', input: { pin: '0427' } },
        { name: 'attendance.break', id, at: '22T00:30', input: { action: 'start' } },
        { name: 'attendance.break', id, at: '22T01:00', input: { action: 'end' } },
        { name: 'checkCalls.confirm', id, at: '22T02:02', input: { pin: '0427' } },
        { name: 'logbook.create', id, at: '22T02:10', input: { text: 'The back gate stood open.' } },
        { name: 'attendance.bookOff', id, at: '22T06:00' },
      ],
      { sentAt: '22T06:30', token: shift.token },
    )

    expect(results(answer).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await events(shift)).map(({ kind, serverAt }) => `${kind} ${serverAt.slice(11, 16)}`)).toEqual([
      'bookOn 22:00',
      'breakStart 00:30',
      'breakEnd 01:00',
      'bookOff 06:00',
    ])
    // Answered on the phone in time: no longer missed. Counted anew from the end of the break: 02:00, 03:00, …
    expect((await listCalls(shift)).filter((call) => !call.startsWith('stopped'))).toEqual([
      'responded 23:00 later',
      'missed 00:00',
      'responded 02:00 later',
      'missed 03:00',
      'missed 04:00',
      'missed 05:00',
      'missed 06:00',
    ])
    const open = await api.db.query<{ dueAt: string }>(
      `select due_at from alert join check_call on check_call.id = check_call_id
       where alert.assignment_id = $1 and resolved_at is null order by due_at`,
      [id],
    )
    expect(open.map(({ dueAt }) => dueAt.slice(11, 16))).not.toContain('23:00')
    const work = (await api.as(shift.company, 'GET', `/assignments/${id}`)).json().data
    expect(work.hours).toMatchObject({ proposedMinutes: 450 })
    expect(work.sentLater.map(({ action, trust }: { action: string; trust: string }) => `${action} ${trust}`)).toEqual([
      'checkCalls.confirm sentLater',
      'attendance.break sentLater',
      'attendance.break sentLater',
      'checkCalls.confirm sentLater',
      'logbook.create sentLater',
      'attendance.bookOff sentLater',
    ])
  })

  it('also begins without a signal: booked on by the code scanned then, its calls counted from then', async () => {
    const shift = await aShift(api, { alertDuration: 60 })
    moveTo('22T01:30')
    const { id, code } = shift

    const answer = await send(
      shift,
      [
        { name: 'attendance.bookOn', id, at: '21T21:55', input: { pin: '0427', code } },
        { name: 'checkCalls.confirm', id, at: '21T22:56', input: { pin: '0427' } },
      ],
      { sentAt: '22T01:30' },
    )

    expect(results(answer).map(({ status }) => status)).toEqual([200, 200])
    expect((await events(shift)).map(({ kind, serverAt }) => `${kind} ${serverAt.slice(11, 16)}`)).toEqual([
      'bookOn 21:55',
    ])
    expect(await listCalls(shift)).toEqual(['responded 22:55 later', 'missed 23:55', 'missed 00:55', 'due 01:55'])
    expect(
      await api.db.query(`select 1 from alert where assignment_id = $1 and kind = 'missedCheckCall'`, [id]),
    ).toEqual([])
  })

  it('is dated by the difference of the clocks when the phone’s clock is two hours fast', async () => {
    const shift = await onShift()
    moveTo('22T06:30')

    await send(shift, [{ name: 'attendance.bookOff', id: shift.id, at: '22T08:00', offset: -2 * 60 * 60_000 }], {
      sentAt: '22T08:30',
      token: shift.token,
    })

    const work = (await api.as(shift.company, 'GET', `/assignments/${shift.id}`)).json().data
    expect(work.bookedOffAt).toBe(instant('22T06:00'))
    expect(work.sentLater).toMatchObject([{ trust: 'clockOff', clockOffsetSeconds: -7200, at: instant('22T06:00') }])
  })
})

describe('what a phone sends', () => {
  it('as a call for help alerts at once, and says when it was pressed', async () => {
    const shift = await onShift()
    moveTo('22T00:00')

    await send(shift, [{ name: 'alerts.askForHelp', id: shift.id, at: '21T23:10' }], {
      sentAt: '22T00:00',
      token: shift.token,
    })

    expect(
      await api.db.query("select title, body from notification where kind = 'alert.help' and uid = $1", [
        shift.company.uid,
      ]),
    ).toMatchObject([{ title: 'Sam Okoro needs help', body: expect.stringMatching(/: pressed at 23:10, sent later$/) }])
  })

  it('twice is taken once, however it is cut', async () => {
    const shift = await onShift()
    moveTo('22T03:00')
    const entry = {
      name: 'logbook.create',
      id: shift.id,
      at: '22T02:10',
      input: { text: 'Lights out.' },
      key: randomUUID(),
    }
    const again = { sentAt: '22T03:00', token: shift.token }

    const [first, second] = [await send(shift, [entry], again), await send(shift, [entry, entry], again)]

    expect([...results(first), ...results(second)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await api.db.query('select 1 from logbook_entry where assignment_id = $1', [shift.id])).toHaveLength(1)
  })

  it('after the company booked off by hand at another time is refused, and both read both versions', async () => {
    const shift = await onShift()
    moveTo('22T06:30')
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/manual`, {
      action: 'bookOff',
      at: instant('22T05:00'),
      reason: 'Nobody answered.',
    })
    moveTo('22T07:00')

    const answer = await send(shift, [{ name: 'attendance.bookOff', id: shift.id, at: '22T06:00' }], {
      sentAt: '22T07:00',
      token: shift.token,
    })

    expect(results(answer)).toMatchObject([{ status: 409, failure: { code: 'assignment.wrong-state' } }])
    for (const reader of [shift.company, shift.seeker]) {
      const work = (await api.as(reader, 'GET', `/assignments/${shift.id}`)).json().data
      expect(work.bookedOffAt).toBe(instant('22T05:00'))
      expect(work.sentLater).toMatchObject([
        { action: 'attendance.bookOff', at: instant('22T06:00'), refusedText: expect.stringContaining('05:00') },
      ])
      expect(
        await api.db.query(`select 1 from notification where uid = $1 and kind = 'phone.refused'`, [reader.uid]),
      ).toHaveLength(1)
    }
  })

  it('about cancelled work is refused and stays on its record', async () => {
    const shift = await aShift(api)
    moveTo('21T21:00')
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/cancel`, { reason: 'The event is off.' })
    moveTo('22T01:00')

    const answer = await send(
      shift,
      [{ name: 'attendance.bookOn', id: shift.id, at: '21T22:00', input: { pin: '0427', code: shift.code } }],
      { sentAt: '22T01:00' },
    )

    expect(results(answer)).toMatchObject([{ status: 409 }])
    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.sentLater).toHaveLength(1)
  })

  it('after the hours were agreed changes neither hours nor pay, and stays on the record', async () => {
    const shift = await onShift()
    moveTo('22T06:00')
    await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    const before = (await api.as(shift.company, 'GET', `/assignments/${shift.id}`)).json().data
    expect(before.status).toMatch(/hoursAgreed|invoiced/)
    moveTo('22T09:00')

    const answer = await send(
      shift,
      [
        { name: 'attendance.break', id: shift.id, at: '22T01:00', input: { action: 'start' } },
        { name: 'checkCalls.confirm', id: shift.id, at: '22T02:00', input: { pin: '0427' } },
        { name: 'logbook.create', id: shift.id, at: '22T03:00', input: { text: 'Lights out.' } },
        { name: 'attendance.bookOff', id: shift.id, at: '22T06:30' },
      ],
      { sentAt: '22T09:00' },
    )

    expect(results(answer).map(({ status }) => status >= 500)).toEqual([false, false, false, false])
    const after = (await api.as(shift.company, 'GET', `/assignments/${shift.id}`)).json().data
    expect(after).toMatchObject({ status: before.status, bookedOffAt: before.bookedOffAt })
    expect(after.sentLater.map(({ action }: { action: string }) => action)).toEqual([
      'attendance.break',
      'checkCalls.confirm',
      'logbook.create',
      'attendance.bookOff',
    ])
  })

  it('from two phones is booked off once, by the one that arrives first', async () => {
    const shift = await onShift()
    moveTo('22T06:30')
    const off = (at: string) =>
      send(shift, [{ name: 'attendance.bookOff', id: shift.id, at }], { sentAt: '22T06:30', token: shift.token })

    const answers = await Promise.all([off('22T06:00'), off('22T06:10')])

    expect(answers.flatMap(results).map(({ status }) => status)).toEqual([200, 200])
    expect((await events(shift)).filter(({ kind }) => kind === 'bookOff')).toHaveLength(1)
  })

  it.each([
    ['a day fast', -24],
    ['a day slow', 24],
  ])('is dated right by a phone whose clock is %s, before and after it was put right', async (_, hours) => {
    const shift = await onShift()
    moveTo('22T06:30')
    const wrong = (time: string) => new Date(Date.parse(instant(time)) - hours * 60 * 60_000).toISOString().slice(8, 16)
    const offset = hours * 60 * 60_000

    await send(
      shift,
      [{ name: 'attendance.break', id: shift.id, at: wrong('22T01:00'), input: { action: 'start' }, offset }],
      {
        sentAt: wrong('22T06:30'),
        token: shift.token,
      },
    )
    // In between somebody put the clock right.
    await send(
      shift,
      [{ name: 'attendance.break', id: shift.id, at: wrong('22T01:30'), input: { action: 'end' }, offset }],
      {
        sentAt: '22T06:30',
        token: shift.token,
      },
    )

    expect((await events(shift)).slice(1)).toEqual([
      { kind: 'breakStart', serverAt: instant('22T01:00') },
      { kind: 'breakEnd', serverAt: instant('22T01:30') },
    ])
  })

  it('of somebody else’s work is missing, and leaves nothing', async () => {
    const shift = await onShift()
    const stranger = await api.aSeeker()
    moveTo('22T03:00')

    const answer = await send(
      { ...shift, seeker: stranger },
      [{ name: 'attendance.bookOff', id: shift.id, at: '22T02:00' }],
      {
        sentAt: '22T03:00',
      },
    )

    expect(results(answer)).toMatchObject([{ status: 404, failure: { code: 'assignment.missing' } }])
    expect(await api.db.query('select 1 from sent_later where assignment_id = $1', [shift.id])).toEqual([])
  })

  it.each([
    ['a time that is none', { pressedAt: 'yesterday' }],
    ['a key that is none', { key: 'x' }],
    ['an action no phone keeps', { name: 'account.show' }],
  ])('with %s is refused as a whole', async (_name, wrong) => {
    const shift = await onShift()
    const action = {
      key: randomUUID(),
      name: 'attendance.bookOff',
      input: { id: shift.id },
      pressedAt: instant('22T02:00'),
      offset: 0,
    }

    const answer = await api.as(shift.seeker, 'POST', '/phone-queue', {
      sentAt: instant('22T03:00'),
      actions: [{ ...action, ...wrong }],
    })

    expect(answer.statusCode).toBe(422)
  })

  it('goes to workers only', async () => {
    const shift = await onShift()
    await api.refusals({
      method: 'POST',
      path: '/phone-queue',
      body: { sentAt: instant('22T03:00'), actions: [] },
      wrongRole: shift.company,
    })
  })
})

it('500 positions and answers of a night are taken within the time of a short wait', async () => {
  const shift = await onShift()
  await api.anonymous(
    'POST',
    `/assignments/${shift.id}/share-location`,
    { share: true },
    { 'shift-token': shift.token },
  )
  moveTo('22T06:30')
  const minute = (index: number) =>
    new Date(Date.parse(instant('21T22:00')) + index * 60_000).toISOString().slice(8, 16)
  const presses = Array.from({ length: 480 }, (_unused, index) => ({
    name: 'attendance.reportPosition',
    id: shift.id,
    at: minute(index),
    input: { position: { lat: 51.5, lng: -0.12, accuracy: 10 }, deviceAt: instant(minute(index)) },
  }))

  const statuses: number[] = []
  for (let from = 0; from < presses.length; from += 50)
    statuses.push(
      ...results(await send(shift, presses.slice(from, from + 50), { sentAt: '22T06:30', token: shift.token })).map(
        ({ status }) => status,
      ),
    )

  expect(new Set(statuses)).toEqual(new Set([200]))
  const [kept] = await api.db.query<{ count: number }>(
    'select count(*)::integer as count from position_fix where assignment_id = $1',
    [shift.id],
  )
  expect(kept?.count).toBe(480)
})
