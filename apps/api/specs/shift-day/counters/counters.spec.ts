import { randomUUID } from 'node:crypto'
import type { Counter, JobReport, LiveJob } from '@s4/contract'
import { beforeEach, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
beforeEach(() => api.moveTo('2026-11-16T09:00:00.000Z'))
const moveTo = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
type OnShift = TestShift & { token: string }

const press = ({ seeker, id }: TestShift, ins: number, outs: number, kind = 'people') =>
  api.as(seeker, 'POST', `/assignments/${id}/counters`, { kind, ins, outs })
const counted = async ({ seeker, id }: TestShift) =>
  (await api.as(seeker, 'GET', `/assignments/${id}/counters`)).json<{ data: Counter[] }>().data

/** Two guards on shift from 22:00 at a site for 400 people. */
async function twoDoors(): Promise<[OnShift, OnShift]> {
  const first = await aShift(api)
  const second = await aShift(api, { company: first.company, siteId: first.job.siteId })
  await api.db.query('update site set capacity = 400 where id = $1', [first.job.siteId])
  moveTo('21T22:00')
  return [
    { ...first, token: await bookOnShift(api, first) },
    { ...second, token: await bookOnShift(api, second) },
  ]
}

it('adds up the presses of all doors, and the company sees them', async () => {
  const [one, two] = await twoDoors()
  expect(await counted(one)).toEqual([{ kind: 'people', inside: 0, peak: 0, limit: 400, since: null, lastAt: null }])

  await Promise.all([press(one, 3, 0), press(two, 5, 1), press(one, 2, 0), press(two, 1, 0)])
  moveTo('21T23:10')
  expect((await press(two, 0, 4)).json().data).toMatchObject({ inside: 6, peak: expect.any(Number) })

  expect(await counted(one)).toMatchObject([{ inside: 6, limit: 400, lastAt: '2026-11-21T23:10:00.000Z' }])
  const live = (await api.as(one.company, 'GET', `/company/jobs/${one.job.id}/live`)).json<{ data: LiveJob }>().data
  expect(live.counters).toMatchObject([{ kind: 'people', inside: 6, limit: 400 }])
  const log = (await api.as(one.company, 'GET', `/company/jobs/${one.job.id}/report`)).json<{ data: JobReport }>().data
  expect(log.counts).toEqual([
    { kind: 'people', hour: '2026-11-21T22:00:00.000Z', ins: 11, outs: 1 },
    { kind: 'people', hour: '2026-11-21T23:00:00.000Z', ins: 0, outs: 4 },
  ])
})

it('takes presses of a phone without a signal once, at their time', async () => {
  const [one, two] = await twoDoors()
  await press(two, 5, 0)
  moveTo('21T23:00')
  const action = {
    key: randomUUID(),
    name: 'counters.press',
    input: { id: one.id, kind: 'people', ins: 2, outs: 1 },
    pressedAt: '2026-11-21T22:30:00.000Z',
    offset: 0,
  }
  const send = () =>
    api.as(
      one.seeker,
      'POST',
      '/phone-queue',
      { sentAt: '2026-11-21T23:00:00.000Z', actions: [action] },
      { 'shift-token': one.token },
    )

  for (const answer of [await send(), await send()]) expect(answer.json().data.results).toMatchObject([{ status: 200 }])

  expect(await counted(one)).toMatchObject([{ inside: 6, lastAt: '2026-11-21T22:30:00.000Z' }])
})

it('keeps what another door counted after a reset that a phone without a signal sends later', async () => {
  const [one, two] = await twoDoors()
  moveTo('21T22:10')
  await press(two, 5, 0)
  moveTo('21T22:45')
  await press(two, 7, 0)
  moveTo('21T23:00')
  const reset = {
    key: randomUUID(),
    name: 'counters.reset',
    input: { id: one.id, kind: 'people', reason: 'Second show' },
    pressedAt: '2026-11-21T22:30:00.000Z',
    offset: 0,
  }

  await api.as(
    one.seeker,
    'POST',
    '/phone-queue',
    { sentAt: '2026-11-21T23:00:00.000Z', actions: [reset] },
    { 'shift-token': one.token },
  )

  expect(await counted(two)).toMatchObject([
    { inside: 7, peak: 7, since: '2026-11-21T22:30:00.000Z', lastAt: '2026-11-21T22:45:00.000Z' },
  ])
})

it('keeps what a phone without a signal counted before the company booked its worker off', async () => {
  const [one, two] = await twoDoors()
  moveTo('21T23:00')
  await api.as(one.company, 'POST', `/assignments/${one.id}/manual`, { action: 'bookOff', reason: 'Sent home.' })
  moveTo('21T23:10')
  const pressed = (at: string) => ({
    key: randomUUID(),
    name: 'counters.press',
    input: { id: one.id, kind: 'people', ins: 40, outs: 0 },
    pressedAt: `2026-11-21T${at}:00.000Z`,
    offset: 0,
  })

  const answer = await api.as(
    one.seeker,
    'POST',
    '/phone-queue',
    { sentAt: '2026-11-21T23:10:00.000Z', actions: [pressed('22:30'), pressed('23:05')] },
    { 'shift-token': one.token },
  )

  expect(answer.json().data.results).toMatchObject([
    { status: 200 },
    { status: 409, failure: { detail: 'You are already booked off.' } },
  ])
  expect(await counted(two)).toMatchObject([{ inside: 40 }])
})

it('is 0 again once nobody has counted for six hours, as the next press has it', async () => {
  const [one] = await twoDoors()
  await press(one, 23, 0)

  moveTo('22T04:00')
  expect(await counted(one)).toMatchObject([{ inside: 23 }])
  moveTo('22T04:01')
  expect(await counted(one)).toMatchObject([{ inside: 0, peak: 0, since: null, lastAt: null }])
})

it('is set to 0 with a reason that the company reads, also in the PDF', async () => {
  const [one] = await twoDoors()
  await press(one, 5, 0)
  const reset = (reason: string) =>
    api.as(one.seeker, 'POST', `/assignments/${one.id}/counters/reset`, { kind: 'people', reason })

  expect((await reset(' ')).json().fields).toEqual({ reason: 'Say why you set it to 0: the company reads it.' })
  expect((await reset('Second show')).json().data).toMatchObject({ inside: 0, peak: 0 })
  const log = (await api.as(one.company, 'GET', `/company/jobs/${one.job.id}/report`)).json<{ data: JobReport }>().data
  expect(log.timeline.map(({ action }) => action)).toContain('counter.reset')
  expect(log.resets).toEqual([
    { kind: 'people', at: '2026-11-21T22:00:00.000Z', seekerName: 'Sam Okoro', reason: 'Second show' },
  ])
  const pdf = await api.as(one.company, 'GET', `/company/jobs/${one.job.id}/report.pdf?shift=${one.job.shift.id}`)
  expect(textOfPdf(pdf.rawPayload)).toContain('Set the count of people to 0. Reason: Second show')
})

it('is refused to others, before booking on, for what is not counted, and for nothing', async () => {
  const [one] = await twoDoors()
  const waiting = await aShift(api, { company: one.company, siteId: one.job.siteId })
  const stranger = await api.aSeeker()

  expect((await press({ ...one, seeker: stranger }, 1, 0)).statusCode).toBe(404)
  expect((await api.as(stranger, 'GET', `/assignments/${one.id}/counters`)).statusCode).toBe(404)
  expect((await api.anonymous('GET', `/assignments/${one.id}/counters`)).statusCode).toBe(401)
  expect(
    (await api.as(one.company, 'POST', `/assignments/${one.id}/counters`, { kind: 'people', ins: 1, outs: 0 }))
      .statusCode,
  ).toBe(403)
  expect(await counted(waiting)).toEqual([])
  expect((await press(waiting, 1, 0)).json().code).toBe('assignment.wrong-state')
  expect((await press(one, 1, 0, 'vehicles')).statusCode).toBe(404)
  expect((await press(one, 0, 0)).json().fields).toEqual({ ins: 'Count at least one.' })
  expect((await press(one, -1, 0)).statusCode).toBe(422)
  expect(await api.db.query('select 1 from site_count where site_id = $1', [one.job.siteId])).toEqual([])
})
