import { expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
const settleHoursAt = (instant: string) => settleUnansweredHours(api.deps, new Date(instant))
const getAssignment = async (shift: Awaited<ReturnType<typeof aWorkedShift>>) =>
  (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data

it('without an answer by the company the worker’s figure is agreed, without extra time', async () => {
  const shift = await aWorkedShift(api, { extraMinutes: 15 })

  await settleHoursAt('2026-11-25T05:59:59.000Z')
  const before = await getAssignment(shift)
  await Promise.all([settleHoursAt('2026-11-25T06:00:00.000Z'), settleHoursAt('2026-11-25T06:00:00.000Z')])
  const after = await getAssignment(shift)

  expect(before).toMatchObject({ status: 'completed', hours: { status: 'proposed' } })
  expect(after).toMatchObject({
    status: 'invoiced',
    hours: { status: 'agreed', agreedMinutes: 480, agreedPay: 11_600 },
  })
  expect(after.audit.at(-2)).toMatchObject({ action: 'hours.agreed', by: 'S4' })
  expect(await api.db.query('select sequence from invoice where assignment_id = $1', [shift.id])).toEqual([
    { sequence: 1 },
  ])
})

it('without an answer by the worker a counter-proposal becomes a dispute, and both are notified', async () => {
  const shift = await aWorkedShift(api)
  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, {
    action: 'counter',
    minutes: 450,
    reason: 'You left early.',
  })

  await settleHoursAt('2026-11-25T09:00:00.000Z')

  expect(await getAssignment(shift)).toMatchObject({
    status: 'completed',
    invoices: [{ kind: 'original', total: 10_875 }],
    hours: { status: 'disputed', counterMinutes: 450, respondBy: null },
  })
  expect(
    await api.db.query(`select uid from notification where kind = 'hours.disputed' and uid = any($1)`, [
      [shift.seeker.uid, shift.company.uid],
    ]),
  ).toHaveLength(2)
})

it('hours that were answered in time are not changed', async () => {
  const shift = await aWorkedShift(api)
  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  const agreed = await getAssignment(shift)

  await settleHoursAt('2026-11-26T09:00:00.000Z')

  expect(await getAssignment(shift)).toEqual(agreed)
})
