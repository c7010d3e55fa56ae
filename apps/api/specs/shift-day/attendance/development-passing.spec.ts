import { expect, it } from 'vitest'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('the development endpoint moves the times of one assignment only', async () => {
  const [shift, other] = [await aShift(api), await aShift(api)]
  api.moveTo('2026-11-21T22:00:00.000Z')
  for (const each of [shift, other]) await bookOnShift(api, each)
  const dueAt = async ({ id }: { id: string }) =>
    (await api.db.query<{ dueAt: string }>('select due_at from check_call where assignment_id = $1', [id]))[0]?.dueAt

  const passed = await api.as(shift.seeker, 'POST', '/dev/shift', { assignmentId: shift.id, minutes: 30 })

  expect(passed.statusCode).toBe(200)
  expect([await dueAt(shift), await dueAt(other)]).toEqual(['2026-11-21T22:00:00.000Z', '2026-11-21T22:30:00.000Z'])
  expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data).toMatchObject({
    startsAt: '2026-11-21T21:30:00.000Z',
    bookedOnAt: '2026-11-21T21:30:00.000Z',
  })
})

it('the development endpoint moves no shift to the time of another', async () => {
  const earlier = { startsAt: '2026-11-21T21:30:00.000Z', endsAt: '2026-11-21T22:00:00.000Z' }
  const night = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
  const ofJob = await aShift(api, { shifts: [night, earlier] })
  const ofWorker = await aShift(api)
  await aShift(api, { seeker: ofWorker.seeker, shifts: [earlier] })

  for (const { id, seeker } of [ofJob, ofWorker]) {
    const refused = await api.as(seeker, 'POST', '/dev/shift', { assignmentId: id, minutes: 30 })

    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ fields: { minutes: 'Another shift is at that time.' } })
    expect((await api.as(seeker, 'GET', `/assignments/${id}`)).json().data.startsAt).toBe(night.startsAt)
  }
})

it('the development endpoint is refused to everybody but the worker', async () => {
  const shift = await aShift(api)
  const body = { assignmentId: shift.id, minutes: 5 }

  await api.refusals({
    method: 'POST',
    path: '/dev/shift',
    body,
    wrongRole: shift.company,
    stranger: await api.aSeeker(),
  })
})
