import { describe, expect, it } from 'vitest'
import { runDue } from '../../../src/testing/run-due'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const at = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
const sweep = () => runDue(api.deps, api.deps.clock.now())

async function onShift(overrides: Parameters<typeof aShift>[1] = {}): Promise<TestShift & { token: string }> {
  const shift = await aShift(api, overrides)
  at('21T22:00')
  return { ...shift, token: await bookOnShift(api, shift) }
}

const listCalls = ({ id }: TestShift) =>
  api.db.query<{ id: string; status: string; dueAt: string }>(
    'select id, status, due_at from check_call where assignment_id = $1 order by due_at, id',
    [id],
  )
const listStatuses = async (shift: TestShift) =>
  (await listCalls(shift)).map(({ status, dueAt }) => `${status} ${dueAt.slice(11, 16)}`)

async function answer(shift: TestShift & { token: string }, pin = '0427', index = -1) {
  const call = (await listCalls(shift)).at(index)
  return api.anonymous('POST', `/check-calls/${call?.id}/answer`, { pin }, { 'shift-token': shift.token })
}

it('is due every interval from booking on, and asks again after each answer', async () => {
  const shift = await onShift({ alertDuration: 60 })

  at('21T23:00')
  const first = await answer(shift)
  at('22T00:04')
  await answer(shift)

  expect(first.json().data).toMatchObject({ status: 'responded', answeredAt: '2026-11-21T23:00:00.000Z' })
  expect(await listStatuses(shift)).toEqual(['responded 23:00', 'responded 00:00', 'due 01:00'])
})

it('is MISSED after 5 minutes of grace: the company is alerted, its manager mailed, the next call comes', async () => {
  const shift = await onShift()

  at('21T22:34')
  await sweep()
  const before = await listStatuses(shift)
  at('21T22:35')
  await sweep()
  await sweep()

  expect(before).toEqual(['due 22:30'])
  expect(await listStatuses(shift)).toEqual(['missed 22:30', 'due 23:00'])
  expect(await api.db.query('select kind, raised_at from alert where assignment_id = $1', [shift.id])).toEqual([
    { kind: 'missedCheckCall', raisedAt: '2026-11-21T22:35:00.000Z' },
  ])
  expect(
    await api.db.query(`select critical from notification where uid = $1 and kind = 'alert.missed-check-call'`, [
      shift.company.uid,
    ]),
  ).toEqual([{ critical: true }])
  expect(
    await api.db.query(
      'select recipient from mail where subject like $1 and recipient in ($2, $3) order by recipient',
      ['%has not answered%', shift.company.email, 'mo@example.co.uk'],
    ),
  ).toHaveLength(2)
})

it('answered after the miss is LATE, and the miss stays on record', async () => {
  const shift = await onShift()
  at('21T22:35')
  await sweep()
  at('21T22:41')

  const late = await answer(shift, '0427', 0)

  expect(late.json().data).toMatchObject({
    status: 'late',
    missedAt: '2026-11-21T22:35:00.000Z',
    answeredAt: '2026-11-21T22:41:00.000Z',
  })
})

it('answered late before the sweep came by is a miss all the same', async () => {
  const shift = await onShift()
  at('21T22:36')

  const late = await answer(shift)
  await sweep()

  expect(late.json().data).toMatchObject({ status: 'late', missedAt: '2026-11-21T22:36:00.000Z' })
  expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
    { kind: 'missedCheckCall' },
  ])
  expect(await listStatuses(shift)).toEqual(['late 22:30', 'due 23:00'])
})

it('a wrong PIN is refused as often as it comes, and never locks', async () => {
  const shift = await onShift()
  at('21T22:30')

  const wrong = []
  for (let attempt = 0; attempt < 7; attempt += 1) wrong.push((await answer(shift, '1234')).json().code)
  const right = await answer(shift)

  expect(new Set(wrong)).toEqual(new Set(['check-call.wrong-pin']))
  expect(right.json().data.status).toBe('responded')
})

it('waits during a break, and counts from its end', async () => {
  const shift = await onShift()
  at('21T22:20')
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'start' }, { 'shift-token': shift.token })
  at('21T22:50')
  await sweep()
  const meanwhile = await listStatuses(shift)
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'end' }, { 'shift-token': shift.token })

  expect(meanwhile).toEqual(['stopped 22:30'])
  expect(await listStatuses(shift)).toEqual(['stopped 22:30', 'due 23:20'])
})

it('a call already due is not escaped by a break', async () => {
  const shift = await onShift()
  at('21T22:31')
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'start' }, { 'shift-token': shift.token })
  at('21T22:35')
  await sweep()

  expect(await listStatuses(shift)).toEqual(['missed 22:30'])
})

it('skips what lapsed while the server was away instead of missing it all at once', async () => {
  const shift = await onShift()
  at('22T00:40')
  await sweep()

  expect(await listStatuses(shift)).toEqual(['missed 22:30', 'due 01:00'])
})

it('asks no more after the end, where the forgotten book-off speaks', async () => {
  const shift = await onShift({ alertDuration: 120 })
  at('22T06:00')
  await answer(shift)
  at('22T06:30')
  await sweep()
  await sweep()

  expect(await api.db.query('select kind from alert where assignment_id = $1 order by kind', [shift.id])).toEqual([
    { kind: 'forgottenBookOff' },
    { kind: 'missedCheckCall' },
  ])
  expect((await listStatuses(shift)).filter((status) => status.startsWith('due'))).toEqual([])
})

describe('what is refused', () => {
  it('an answer before it is due, and to one that was stopped', async () => {
    const shift = await onShift()

    const early = await answer(shift)
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    const stopped = await answer(shift)

    expect([early.json().code, stopped.json().code]).toEqual(['check-call.not-due', 'check-call.stopped'])
  })

  it('an answer by anybody else', async () => {
    const shift = await onShift()
    const [call] = await listCalls(shift)
    const stranger = await api.aSeeker()

    await api.refusals({
      method: 'POST',
      path: `/check-calls/${call?.id}/answer`,
      body: { pin: '0427' },
      stranger,
      wrongRole: shift.company,
    })
    await api.refusals({ method: 'GET', path: `/assignments/${shift.id}/check-calls`, stranger })
  })
})

it('two sweeps at once miss a call once', async () => {
  const shifts = [await onShift(), await onShift(), await onShift()]
  at('21T22:35')

  await Promise.all([sweep(), sweep(), sweep(), sweep()])

  for (const shift of shifts) {
    expect(await listStatuses(shift)).toEqual(['missed 22:30', 'due 23:00'])
    expect(await api.db.query('select 1 from alert where assignment_id = $1', [shift.id])).toHaveLength(1)
    expect(
      await api.db.query(`select 1 from notification where kind = 'alert.missed-check-call' and uid = $1`, [
        shift.company.uid,
      ]),
    ).toHaveLength(1)
  }
})

it("the company reads RESPONDED, LATE and MISSED, latest first, and nobody else's", async () => {
  const shift = await onShift()
  const rival = await api.aCompany()
  at('21T22:31')
  await answer(shift)
  at('21T23:05')
  await sweep()
  at('21T23:06')
  await answer(shift, '0427', 1)
  at('21T23:40')
  await sweep()

  const log = await api.as(shift.company, 'GET', `/check-calls?jobId=${shift.job.id}`)

  expect(
    log
      .json<{ data: { status: string; dueAt: string }[] }>()
      .data.map(({ status, dueAt }) => `${status} ${dueAt.slice(11, 16)}`),
  ).toEqual(['missed 23:30', 'late 23:00', 'responded 22:30'])
  expect((await api.as(rival, 'GET', '/check-calls')).json().data).toEqual([])
  await api.refusals({ method: 'GET', path: '/check-calls', wrongRole: shift.seeker })
})
