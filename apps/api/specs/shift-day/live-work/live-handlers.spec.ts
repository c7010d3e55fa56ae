import { expect, it } from 'vitest'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('a company sees how many of its workers are on and late', async () => {
  const company = await api.aCompany()
  const [on, late] = [await aShift(api, { company }), await aShift(api, { company })]
  await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, on)
  api.moveTo('2026-11-21T22:10:00.000Z')

  const answer = await api.as(company, 'GET', '/company/live')

  expect(answer.json().data).toMatchObject([
    {
      jobId: on.job.id,
      counts: { on: 1, late: 0 },
      people: [{ presence: 'on', alert: null, nextCheckCallAt: '2026-11-21T22:30:00.000Z' }],
    },
    { jobId: late.job.id, counts: { on: 0, late: 1 } },
  ])
})

it('the longest shift is listed until its last minute, also when nobody has come', async () => {
  const startsAt = '2026-11-21T22:00:00.000Z'
  const { company, job } = await aShift(api, { shifts: [{ startsAt, endsAt: '2026-11-22T14:00:00.000Z' }] })
  const listed = async () => (await api.as(company, 'GET', '/company/live')).json().data

  api.moveTo('2026-11-22T13:59:00.000Z')
  expect(await listed()).toMatchObject([{ jobId: job.id, people: [{ presence: 'missing' }] }])

  api.moveTo('2026-11-22T14:00:00.000Z')
  expect(await listed()).toEqual([])
})

it('a shift is shown worker by worker, the current one unless another is named', async () => {
  const shift = await aShift(api, {
    shifts: [
      { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' },
      { startsAt: '2026-11-22T22:00:00.000Z', endsAt: '2026-11-23T06:00:00.000Z' },
    ],
  })
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  const path = `/company/jobs/${shift.job.id}/live`

  const current = await api.as(shift.company, 'GET', path)
  const next = await api.as(shift.company, 'GET', `${path}?shift=${shift.job.shifts[1]?.id}`)

  expect(current.json().data).toMatchObject({
    shiftId: shift.job.shift.id,
    geofenceMetres: 500,
    counts: { on: 1 },
    workers: [
      {
        assignmentId: shift.id,
        presence: 'on',
        nextCheckCallAt: '2026-11-21T22:30:00.000Z',
        lastPosition: null,
      },
    ],
  })
  expect(next.json().data).toMatchObject({ workers: [], counts: { on: 0 } })
})

it('live work is refused to everybody but the company', async () => {
  const shift = await aShift(api)
  const stranger = await api.aCompany()

  await api.refusals({ method: 'GET', path: `/company/jobs/${shift.job.id}/live`, wrongRole: shift.seeker, stranger })
  await api.refusals({ method: 'GET', path: '/company/live', wrongRole: shift.seeker })
})
