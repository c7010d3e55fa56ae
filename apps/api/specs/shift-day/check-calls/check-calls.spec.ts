import { randomUUID } from 'node:crypto'
import { siteCodes } from '@s4/api-marketplace/sites'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../../src/testing/run-due'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { planOf } from '../../../src/testing/plan-of'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const moveTo = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
const runDueNow = () => runDue(api.deps, api.deps.clock.now())

async function onShift(overrides: Parameters<typeof aShift>[1] = {}): Promise<TestShift & { token: string }> {
  const shift = await aShift(api, overrides)
  moveTo('21T22:00')
  return { ...shift, token: await bookOnShift(api, shift) }
}

const listCalls = ({ id }: TestShift) =>
  api.db.query<{ id: string; status: string; dueAt: string }>(
    'select id, status, due_at from check_call where assignment_id = $1 order by due_at, id',
    [id],
  )
const listStatuses = async (shift: TestShift) =>
  (await listCalls(shift)).map(({ status, dueAt }) => `${status} ${dueAt.slice(11, 16)}`)

async function answerCall(shift: TestShift & { token: string }, pin = '0427', index = -1) {
  const call = (await listCalls(shift)).at(index)
  return api.anonymous('POST', `/check-calls/${call?.id}/answer`, { pin }, { 'shift-token': shift.token })
}

it('a check call is due every interval after booking on, the next one after each answer', async () => {
  const shift = await onShift({ alertDuration: 60 })

  moveTo('21T23:00')
  const first = await answerCall(shift)
  moveTo('22T00:04')
  await answerCall(shift)

  expect(first.json().data).toMatchObject({
    status: 'responded',
    answeredAt: '2026-11-21T23:00:00.000Z',
    day: {
      calls: [{ status: 'responded' }, { status: 'due', dueAt: '2026-11-22T00:00:00.000Z' }],
      now: '2026-11-21T23:00:00.000Z',
    },
  })
  expect(await listStatuses(shift)).toEqual(['responded 23:00', 'responded 00:00', 'due 01:00'])
})

it('a call is missed after 5 minutes: the company is alerted, its manager emailed, the next call is due', async () => {
  const shift = await onShift()

  moveTo('21T22:34')
  await runDueNow()
  const before = await listStatuses(shift)
  moveTo('21T22:35')
  await runDueNow()
  await runDueNow()

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

it('a call answered after it was missed is late, and the time of the miss stays', async () => {
  const shift = await onShift()
  moveTo('21T22:35')
  await runDueNow()
  moveTo('21T22:41')

  const late = await answerCall(shift, '0427', 0)

  expect(late.json().data).toMatchObject({
    status: 'late',
    missedAt: '2026-11-21T22:35:00.000Z',
    answeredAt: '2026-11-21T22:41:00.000Z',
  })
})

it('a call answered late before the due work ran still causes the alert of a miss', async () => {
  const shift = await onShift()
  moveTo('21T22:36')

  const late = await answerCall(shift)
  await runDueNow()

  expect(late.json().data).toMatchObject({ status: 'late', missedAt: '2026-11-21T22:36:00.000Z' })
  expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
    { kind: 'missedCheckCall' },
  ])
  expect(await listStatuses(shift)).toEqual(['late 22:30', 'due 23:00'])
})

it('who is told of a call answered late before the due work ran reads that it was answered', async () => {
  const shift = await onShift()
  moveTo('21T22:36')

  await answerCall(shift)

  const mails = await api.db.query(
    `select distinct subject from mail where recipient in ($1, 'mo@example.co.uk') and created_at = $2`,
    [shift.company.email, '2026-11-21T22:36:00.000Z'],
  )
  const notices = await api.db.query<{ title: string; body: string }>(
    `select title, body from notification where kind like '%check-call%' and uid in ($1, $2) order by title`,
    [shift.company.uid, shift.seeker.uid],
  )
  expect(mails).toEqual([{ subject: 'Sam Okoro answered a check call late' }])
  expect(notices.map(({ title, body }) => [title, body])).toEqual([
    ['Sam Okoro answered a check call late', 'Door supervisor, Saturday night, Tobacco Dock: answered at 22:36'],
    ['You missed a check call', 'The company has been alerted, and reads that you answered late.'],
  ])
})

it('a call answered late is said to be wherever its alert is shown', async () => {
  const shift = await onShift()
  moveTo('21T22:36')
  await answerCall(shift)
  const answeredAt = '2026-11-21T22:36:00.000Z'

  const waiting = await api.as(shift.company, 'GET', '/alerts/waiting')
  const live = await api.as(shift.company, 'GET', '/company/live')
  const csv = await api.as(shift.company, 'GET', '/alerts.csv')
  const pdf = await api.as(shift.company, 'GET', '/alerts.pdf')

  expect(csv.body).toContain('Sam Okoro answered a check call late')
  expect(csv.body).toMatch(/"?Sat 21 Nov 2026, 22:36"?\r?\n/)
  expect(textOfPdf(pdf.rawPayload).replaceAll(/\s+/g, ' ')).toMatch(/answered a check call late.*, answered Sat 21 Nov/)
  expect(waiting.json().data.newest).toMatchObject({
    kind: 'missedCheckCall',
    checkCall: { status: 'late', answeredAt },
  })
  expect(live.json().data[0].people).toMatchObject([{ alert: 'missedCheckCall', answeredAt, backInsideAt: null }])
})

it('a wrong PIN is refused any number of times and never locks', async () => {
  const shift = await onShift()
  moveTo('21T22:30')

  const wrong = []
  for (let attempt = 0; attempt < 7; attempt += 1) wrong.push((await answerCall(shift, '1234')).json().code)
  const right = await answerCall(shift)

  expect(new Set(wrong)).toEqual(new Set(['check-call.wrong-pin']))
  expect(right.json().data.status).toBe('responded')
})

it('a break stops the next call, and the interval starts again at its end', async () => {
  const shift = await onShift()
  moveTo('21T22:20')
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'start' }, { 'shift-token': shift.token })
  moveTo('21T22:50')
  await runDueNow()
  const meanwhile = await listStatuses(shift)
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'end' }, { 'shift-token': shift.token })

  expect(meanwhile).toEqual(['stopped 22:30'])
  expect(await listStatuses(shift)).toEqual(['stopped 22:30', 'due 23:20'])
})

it('a break does not stop a call that is already due', async () => {
  const shift = await onShift()
  moveTo('21T22:31')
  await api.anonymous('POST', `/assignments/${shift.id}/break`, { action: 'start' }, { 'shift-token': shift.token })
  moveTo('21T22:35')
  await runDueNow()

  expect(await listStatuses(shift)).toEqual(['missed 22:30'])
})

it('after the server was away only the first call is missed and the others are skipped', async () => {
  const shift = await onShift()
  moveTo('22T00:40')
  await runDueNow()

  expect(await listStatuses(shift)).toEqual(['missed 22:30', 'due 01:00'])
})

it('no calls are due after the end of the shift, only the alert of the forgotten book-off', async () => {
  const shift = await onShift({ alertDuration: 120 })
  moveTo('22T06:00')
  await answerCall(shift)
  moveTo('22T06:30')
  await runDueNow()
  await runDueNow()

  expect(await api.db.query('select kind from alert where assignment_id = $1 order by kind', [shift.id])).toEqual([
    { kind: 'forgottenBookOff' },
    { kind: 'missedCheckCall' },
  ])
  expect((await listStatuses(shift)).filter((status) => status.startsWith('due'))).toEqual([])
})

describe('refused is', () => {
  it('an answer before it is due, and to one that was stopped', async () => {
    const shift = await onShift()

    const early = await answerCall(shift)
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    const stopped = await answerCall(shift)

    expect([early.json().code, stopped.json().code]).toEqual(['check-call.not-due', 'check-call.stopped'])
  })

  it('an answer by another person', async () => {
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

it('due work that runs several times at once records a miss once', async () => {
  const shifts = [await onShift(), await onShift(), await onShift()]
  moveTo('21T22:35')

  await Promise.all([runDueNow(), runDueNow(), runDueNow(), runDueNow()])

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

it('an answer while the due work runs is either in time or late, with one alert for a miss', async () => {
  for (let round = 0; round < 5; round += 1) {
    const shift = await onShift({ alertDuration: 60 })
    moveTo('21T23:05')
    // The first call by name: the due work may have planned the next one by then.
    const [answered] = await Promise.all([answerCall(shift, '0427', 0), runDueNow(), runDueNow()])

    expect(answered.json().data.status).toBe('late')
    expect(await listStatuses(shift)).toEqual(['late 23:00', 'due 00:00'])
    const [{ count } = { count: 0 }] = await api.db.query<{ count: number }>(
      `select count(*)::int as count from alert where assignment_id = $1 and kind = 'missedCheckCall'`,
      [shift.id],
    )
    expect(count).toBe(1)
  }
})

it('the company sees its own calls, latest first, as responded, late or missed', async () => {
  const shift = await onShift()
  const rival = await api.aCompany()
  moveTo('21T22:31')
  await answerCall(shift)
  moveTo('21T23:05')
  await runDueNow()
  moveTo('21T23:06')
  await answerCall(shift, '0427', 1)
  moveTo('21T23:40')
  await runDueNow()

  const log = await api.as(shift.company, 'GET', `/check-calls?jobId=${shift.job.id}`)

  expect(
    log
      .json<{ data: { status: string; dueAt: string }[] }>()
      .data.map(({ status, dueAt }) => `${status} ${dueAt.slice(11, 16)}`),
  ).toEqual(['missed 23:30', 'late 23:00', 'responded 22:30'])
  const only = async (search: string) =>
    (await api.as(shift.company, 'GET', `/check-calls?${search}`))
      .json<{ data: { status: string }[] }>()
      .data.map(({ status }) => status)
  expect(await only('show=missed&who=OKORO')).toEqual(['missed', 'late'])
  expect(await only('who=nobody')).toEqual([])
  expect(await only(`siteId=${shift.job.siteId}&show=due`)).toEqual([])
  const csv = await api.as(shift.company, 'GET', '/check-calls.csv?show=missed')
  expect(csv.body.trim().split(/\r?\n/).slice(1)).toEqual([
    expect.stringContaining('23:30,Sam Okoro,"Door supervisor, Saturday night",Tobacco Dock,Missed,'),
    expect.stringMatching(/23:00,Sam Okoro,.*,Tobacco Dock,Answered late,2026-11-21,23:06$/),
  ])
  expect((await api.as(shift.company, 'GET', '/check-calls.csv?show=none')).statusCode).toBe(422)
  expect((await api.as(rival, 'GET', '/check-calls')).json().data).toEqual([])
  expect((await api.as(rival, 'GET', '/check-calls.csv')).body.trim().split('\n')).toHaveLength(1)
  await api.refusals({ method: 'GET', path: '/check-calls', wrongRole: shift.seeker })
})

describe('of a company with many calls', () => {
  const CALLS = 3000
  /** Beside a company with as many: calls every minute before the shift, one of a hundred missed. */
  async function aLongLog() {
    const shift = await onShift()
    const other = await onShift()
    await api.db.query(
      `insert into check_call (id, assignment_id, status, due_at, miss_at)
       select gen_random_uuid(), work, case when number % 100 = 0 then 'missed' else 'responded' end, at, at
       from unnest($1::uuid[]) work cross join generate_series(1, $2) number
       cross join lateral (select timestamptz '2026-11-21T20:00Z' - number * interval '1 minute' as at) dated`,
      [[shift.id, other.id], CALLS],
    )
    const owner = new pg.Client({ connectionString: api.ownerUrl })
    await owner.connect()
    await owner.query('vacuum analyze check_call')
    await owner.end()
    return shift
  }

  /** The calls that a page of the list looks at, by the index it finds them with. */
  async function looksAt({ company }: TestShift, query: string) {
    const { answer, steps } = await planOf(api, 'from check_call', () =>
      api.as(company, 'GET', `/check-calls?${query}&limit=20`),
    )
    const looked = steps.filter(({ table }) => table === 'check_call').map(({ index, rows }) => `${index} ${rows}`)
    return { nextCursor: answer.json().nextCursor, looked }
  }

  it('a page reads the calls that it shows and the next one or two, wherever it is', async () => {
    const shift = await aLongLog()
    const first = await looksAt(shift, 'show=all')
    const next = await looksAt(shift, `show=all&cursor=${first.nextCursor}`)
    const missed = await looksAt(shift, 'show=missed')

    expect(first.looked).toEqual(['check_call_by_time 22'])
    expect(next.looked).toEqual(['check_call_by_time 23'])
    expect(missed.looked).toEqual(['check_call_missed_by_company 21'])
  })

  it('the CSV has each of them once, latest first', async () => {
    const shift = await aLongLog()

    const lines = (await api.as(shift.company, 'GET', '/check-calls.csv')).body.trim().split(/\r?\n/).slice(1)

    expect(lines).toHaveLength(CALLS)
    expect(lines[0]).toMatch(/^2026-11-21,19:59,/)
    expect(lines.at(-1)).toMatch(/^2026-11-19,18:00,/)
    expect(new Set(lines.map((line) => line.slice(0, 16))).size).toBe(CALLS)
  })
})

describe('somebody who works alone', () => {
  const askFor = (shift: TestShift & { token: string }, minutes: number | null) =>
    api.anonymous('POST', `/assignments/${shift.id}/check-on-me`, { minutes }, { 'shift-token': shift.token })

  it('is called sooner when they ask, and the calls go on from there', async () => {
    const shift = await onShift({ alertDuration: 60 })

    const asked = await askFor(shift, 20)
    moveTo('21T22:10')
    await askFor(shift, 30)
    const moved = await listStatuses(shift)
    moveTo('21T22:45')
    await runDueNow()

    expect(asked.json().data).toMatchObject({
      dueAt: '2026-11-21T22:20:00.000Z',
      plannedAt: '2026-11-21T23:00:00.000Z',
    })
    expect(moved).toEqual(['due 22:40'])
    expect(await listStatuses(shift)).toEqual(['missed 22:40', 'due 23:40'])
    expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
      { kind: 'missedCheckCall' },
    ])
  })

  it('withdraws it, and the call comes when it would have come', async () => {
    const shift = await onShift({ alertDuration: 60 })
    await askFor(shift, 20)

    const back = await askFor(shift, null)

    expect(back.json().data).toMatchObject({ dueAt: '2026-11-21T23:00:00.000Z', plannedAt: null })
  })

  it.each([
    [45, 409, 'check-call.sooner'],
    [9, 422, 'input.invalid'],
    [61, 422, 'input.invalid'],
    [20.5, 422, 'input.invalid'],
  ])('cannot ask for %s minutes with calls every 30', async (minutes, status, code) => {
    const answer = await askFor(await onShift({ alertDuration: 30 }), minutes)

    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it('answers the call that is open before asking for the next', async () => {
    const shift = await onShift({ alertDuration: 30 })
    moveTo('21T22:31')

    expect((await askFor(shift, 20)).json().detail).toBe('Answer the check call that is open first.')
  })

  it('asks for themselves only', async () => {
    const shift = await onShift()
    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/check-on-me`,
      body: { minutes: 20 },
      stranger: await api.aSeeker(),
      wrongRole: shift.company,
    })
  })
})

it('a call that falls due is sent to the worker’s devices once, however many processes look', async () => {
  const shift = await onShift()
  await api.db.query(
    `insert into push_subscription (id, uid, session_id, endpoint, p256dh, auth, device, created_at)
     values (gen_random_uuid(), $1, $2, 'https://push.example/1', 'p', 'a', 'A phone', now())`,
    [shift.seeker.uid, shift.seeker.sessionId],
  )
  moveTo('21T22:30')

  await Promise.all([runDueNow(), runDueNow(), runDueNow(), runDueNow()])

  expect(
    await api.db.query(`select kind, link from outgoing_message where uid = $1 and kind = 'check-call.due'`, [
      shift.seeker.uid,
    ]),
  ).toEqual([{ kind: 'check-call.due', link: '/User-workInprogess' }])
})

describe('at a site whose calls are answered at a checkpoint', () => {
  const codes = siteCodes(api.deps.settings.codeKeys)
  const answerBy = (shift: TestShift & { token: string }, proof: object, callId: string) =>
    api.anonymous('POST', `/check-calls/${callId}/answer`, proof, { 'shift-token': shift.token })
  async function atCheckpoints() {
    const shift = await aShift(api)
    await api.db.query('update site set calls_by_checkpoint = true where id = $1', [shift.job.siteId])
    moveTo('21T22:00')
    const token = await bookOnShift(api, shift)
    moveTo('21T22:30')
    const [call] = await listCalls(shift)
    return { ...shift, token, callId: call?.id ?? '' }
  }

  it('only the code of one of its checkpoints counts', async () => {
    const shift = await atCheckpoints()
    const site = { id: shift.job.siteId, codeGeneration: 1 }
    const codeOf = (answer: Awaited<ReturnType<typeof answerBy>>) => answer.json().code

    for (const wrong of [{ pin: '0427' }, { code: codes.printed(site, null) }, { code: '0000-0000-0000' }, {}])
      expect(codeOf(await answerBy(shift, wrong, shift.callId))).toBe('check-call.wrong-code')
    const answered = await answerBy(shift, { code: codes.printed(site, 'A') }, shift.callId)
    expect(answered.json().data).toMatchObject({ status: 'responded' })
  })

  it('neither a code of another site nor one that was replaced counts', async () => {
    const shift = await atCheckpoints()
    const other = await aShift(api)
    const site = { id: shift.job.siteId, codeGeneration: 1 }
    const old = codes.printed(site, 'A')
    expect(
      (await answerBy(shift, { code: codes.printed({ ...site, id: other.job.siteId }, 'A') }, shift.callId)).json()
        .code,
    ).toBe('check-call.wrong-code')

    const renewed = await api.as(shift.company, 'POST', `/sites/${site.id}/rotate-codes`, {})
    expect(renewed.statusCode).toBe(200)
    expect((await answerBy(shift, { code: old }, shift.callId)).json().code).toBe('check-call.wrong-code')
    const answered = await answerBy(shift, { code: codes.printed({ ...site, codeGeneration: 2 }, 'A') }, shift.callId)
    expect(answered.json().data).toMatchObject({ status: 'responded' })
  })

  it('an answer by code that waited on the phone counts by its own time', async () => {
    const shift = await atCheckpoints()
    moveTo('21T22:40')
    await runDueNow()
    expect(await listStatuses(shift)).toEqual(['missed 22:30', 'due 23:00'])

    const at = (minute: number) => `2026-11-21T22:${minute}:00.000Z`
    const kept = (code: string, minute: number) => ({
      key: randomUUID(),
      name: 'checkCalls.confirm',
      input: { id: shift.id, code },
      pressedAt: at(minute),
      offset: 0,
    })
    const site = { id: shift.job.siteId, codeGeneration: 1 }
    const actions = [kept('0000-0000-0000', 31), kept(codes.printed(site, 'A'), 32)]
    const sent = await api.anonymous(
      'POST',
      '/phone-queue',
      { sentAt: at(40), actions },
      { 'shift-token': shift.token },
    )

    expect(sent.json().data.results.map(({ status }: { status: number }) => status)).toEqual([422, 200])
    expect(await listStatuses(shift)).toEqual(['responded 22:30', 'due 23:00'])
  })

  it('a change counts from the next booking on, and without checkpoints the PIN is back', async () => {
    const shift = await atCheckpoints()
    await api.db.query('update site set calls_by_checkpoint = false where id = $1', [shift.job.siteId])
    expect((await answerBy(shift, { pin: '0427' }, shift.callId)).json().code).toBe('check-call.wrong-code')

    await api.db.query('delete from checkpoint where site_id = $1', [shift.job.siteId])
    expect((await answerBy(shift, { pin: '0427' }, shift.callId)).statusCode).toBe(200)
  })

  it('the phone is given the marks of its codes, and the choice needs a checkpoint', async () => {
    const shift = await atCheckpoints()
    const { codeMarks } = (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}/patrols`)).json().data
    expect(Object.keys(codeMarks)).toEqual(['A'])
    const site = (await api.as(shift.company, 'GET', `/sites/${shift.job.siteId}`)).json().data
    const refused = await api.as(shift.company, 'PATCH', `/sites/${shift.job.siteId}`, {
      ...site,
      callsByCheckpoint: true,
      checkpoints: [],
    })
    expect(refused.json().fields).toEqual({ callsByCheckpoint: 'Add a checkpoint first: its code answers the calls.' })
  })
})

it('calls at a site where they vary keep between three quarters and five quarters of the interval', async () => {
  const shift = await aShift(api, { alertDuration: 60 })
  await api.db.query('update site set calls_vary = true where id = $1', [shift.job.siteId])
  moveTo('21T22:00')
  const token = await bookOnShift(api, shift)
  for (let answered = 0; answered < 4; answered += 1) {
    const call = (await listCalls(shift)).at(-1)
    api.moveTo(call?.dueAt ?? '')
    await answerCall({ ...shift, token })
  }

  const dues = ['2026-11-21T22:00:00.000Z', ...(await listCalls(shift)).map(({ dueAt }) => dueAt)]
  const gaps = dues.slice(1).map((due, index) => (Date.parse(due) - Date.parse(dues[index] ?? '')) / 60_000)
  expect(gaps.every((gap) => gap >= 45 && gap <= 75)).toBe(true)
  expect(new Set(gaps).size).toBeGreaterThan(1)
})
