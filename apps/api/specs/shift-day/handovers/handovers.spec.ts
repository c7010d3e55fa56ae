import { randomUUID } from 'node:crypto'
import type { Handover, JobReport, LiveJob } from '@s4/contract'
import { beforeEach, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
beforeEach(() => api.moveTo('2026-11-16T09:00:00.000Z'))

const NIGHT = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
const DAY = { startsAt: '2026-11-22T06:00:00.000Z', endsAt: '2026-11-22T18:00:00.000Z' }
const NEXT_NIGHT = { startsAt: '2026-11-22T22:00:00.000Z', endsAt: '2026-11-23T06:00:00.000Z' }
const LATER = { startsAt: '2026-11-23T08:00:00.000Z', endsAt: '2026-11-23T16:00:00.000Z' }
const handover = {
  text: 'A quiet night.',
  form: { kind: 'handover', answers: { state: 'Locked.', open: 'None', keys: 'Two radios.' } },
  fileIds: [],
}

const listed = async ({ seeker, id }: TestShift) =>
  (await api.as(seeker, 'GET', `/assignments/${id}/handovers`)).json<{ data: Handover[] }>().data
const confirm = ({ seeker, id }: TestShift, entryId: string) =>
  api.as(seeker, 'POST', `/assignments/${id}/handovers`, { entryId })

/** A night guard who writes a handover at 05:50, and others with shifts at the same site. */
async function aHandover() {
  const night = await aShift(api, { shifts: [NIGHT] })
  const site = { company: night.company, siteId: night.job.siteId }
  const others = {
    day: await aShift(api, { shifts: [DAY], ...site }),
    nextNight: await aShift(api, { shifts: [NEXT_NIGHT], ...site }),
    later: await aShift(api, { shifts: [LATER], ...site }),
    elsewhere: await aShift(api, { shifts: [DAY], company: night.company }),
  }
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, night)
  api.moveTo('2026-11-22T05:50:00.000Z')
  const written = (await api.as(night.seeker, 'POST', `/assignments/${night.id}/logbook`, handover)).json().data
  return { night, written, ...others }
}

it('is read by those whose shift at the site is on or begins within 24 hours, not by its writer', async () => {
  const { night, day, nextNight, later, elsewhere, written } = await aHandover()

  for (const reader of [day, nextNight])
    expect(await listed(reader)).toMatchObject([
      { id: written.id, text: 'A quiet night.', readAt: null, writtenAt: '2026-11-22T05:50:00.000Z' },
    ])
  for (const other of [night, later, elsewhere]) expect(await listed(other)).toEqual([])
})

it('is confirmed once, and the company and its writer see by whom and when', async () => {
  const { night, day, written } = await aHandover()
  api.moveTo('2026-11-22T06:00:00.000Z')
  await bookOnShift(api, day)
  const live = async () =>
    (await api.as(day.company, 'GET', `/company/jobs/${day.job.id}/live`)).json<{ data: LiveJob }>().data.workers[0]
  expect((await live())?.unreadHandovers).toBe(1)

  expect((await confirm(day, written.id)).json().data).toMatchObject({ readAt: '2026-11-22T06:00:00.000Z' })
  api.moveTo('2026-11-22T06:30:00.000Z')
  expect((await confirm(day, written.id)).json().data).toMatchObject({ readAt: '2026-11-22T06:00:00.000Z' })

  expect((await live())?.unreadHandovers).toBe(0)
  const log = (await api.as(night.company, 'GET', `/company/jobs/${night.job.id}/report`)).json<{ data: JobReport }>()
  const own = (await api.as(night.seeker, 'GET', `/assignments/${night.id}/logbook`)).json<{
    data: JobReport['entries']
  }>()
  for (const [entry] of [log.data.entries, own.data])
    expect(entry?.readBy).toEqual([{ seekerName: expect.any(String), at: '2026-11-22T06:00:00.000Z' }])
})

it('is confirmed by a phone that had no signal, at the time it was read', async () => {
  const { day, written } = await aHandover()
  api.moveTo('2026-11-22T06:00:00.000Z')
  const token = await bookOnShift(api, day)
  api.moveTo('2026-11-22T09:00:00.000Z')
  const answer = await api.as(
    day.seeker,
    'POST',
    '/phone-queue',
    {
      sentAt: '2026-11-22T09:00:00.000Z',
      actions: [
        {
          key: randomUUID(),
          name: 'handovers.confirm',
          input: { id: day.id, entryId: written.id },
          pressedAt: '2026-11-22T06:05:00.000Z',
          offset: 0,
        },
      ],
    },
    { 'shift-token': token },
  )

  expect(answer.json().data.results).toMatchObject([{ status: 200 }])
  expect((await listed(day))[0]?.readAt).toBe('2026-11-22T06:05:00.000Z')
})

it('is not there for others: another worker, a handover of another site, a company, nobody', async () => {
  const { day, elsewhere, written } = await aHandover()
  const stranger = await api.aSeeker()

  expect((await confirm(elsewhere, written.id)).statusCode).toBe(404)
  expect((await confirm(day, randomUUID())).statusCode).toBe(404)
  expect((await api.as(stranger, 'GET', `/assignments/${day.id}/handovers`)).statusCode).toBe(404)
  expect((await api.as(stranger, 'POST', `/assignments/${day.id}/handovers`, { entryId: written.id })).statusCode).toBe(
    404,
  )
  expect(
    (await api.as(day.company, 'POST', `/assignments/${day.id}/handovers`, { entryId: written.id })).statusCode,
  ).toBe(403)
  expect((await api.anonymous('GET', `/assignments/${day.id}/handovers`)).statusCode).toBe(401)
})

it('is not for a worker whose work was cancelled: it says where keys are', async () => {
  const { day, written } = await aHandover()
  expect(await listed(day)).toHaveLength(1)

  await api.as(day.company, 'POST', `/assignments/${day.id}/cancel`, { reason: 'The event is off.' })

  expect(await listed(day)).toEqual([])
  expect((await confirm(day, written.id)).statusCode).toBe(404)
})

it('is not for its own writer, who comes back for the next shift', async () => {
  const { night, written } = await aHandover()
  const again = await aShift(api, {
    shifts: [NEXT_NIGHT],
    company: night.company,
    siteId: night.job.siteId,
    seeker: night.seeker,
  })

  expect(await listed(again)).toEqual([])
  expect((await confirm(again, written.id)).statusCode).toBe(404)
})

it('eight guards who hand over are all read by the next', async () => {
  const { night, day } = await aHandover()
  for (let more = 0; more < 7; more += 1)
    await api.as(night.seeker, 'POST', `/assignments/${night.id}/logbook`, handover)
  api.moveTo('2026-11-22T06:00:00.000Z')
  await bookOnShift(api, day)

  const all = await listed(day)
  for (const { id } of all) await confirm(day, id)

  expect(all).toHaveLength(8)
  const live = (await api.as(day.company, 'GET', `/company/jobs/${day.job.id}/live`)).json<{ data: LiveJob }>().data
  expect(live.workers[0]?.unreadHandovers).toBe(0)
})

it('another report is no handover', async () => {
  const { night, day } = await aHandover()
  await api.as(night.seeker, 'POST', `/assignments/${night.id}/logbook`, { text: 'Lights out.', fileIds: [] })

  expect(await listed(day)).toHaveLength(1)
})
