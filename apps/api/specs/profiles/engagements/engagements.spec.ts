import type { OwnEngagement } from '@s4/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const START = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: START })

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  api.moveTo(START)
  harbour = await api.aCompany()
  sam = await api.aSeeker({ findable: true })
  await api.as(harbour, 'PUT', `/workers/${sam.seekerId}`, {})
})

const propose = (change: object = {}) =>
  api.as(harbour, 'POST', `/workers/${sam.seekerId}/engagement`, {
    kind: 'own-staff',
    payrollNumber: 'P7',
    startsOn: '2026-11-18',
    ...change,
  })
const mine = async () => (await api.as(sam, 'GET', '/engagements')).json<{ data: OwnEngagement[] }>().data
const answer = async (accept: boolean, as: Seeker = sam) =>
  api.as(as, 'POST', `/engagements/${(await mine())[0]?.id}/answer`, { accept })
const saved = async () => (await api.as(harbour, 'GET', '/workers')).json().data[0].engagement
const kindsOf = async (startsAt: string, endsAt: string) => {
  const job = await api.aPublishedJob(harbour, { shifts: [{ startsAt, endsAt }] })
  return (await api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json().data.ownStaff
}

it('a proposal counts once the worker accepts, from its day on, and the last one stands', async () => {
  expect(await saved()).toEqual({ kind: 'self-employed', payrollNumber: '', since: null, proposed: null })
  await propose({ startsOn: '2026-11-20' })
  expect((await propose()).statusCode).toBe(200)
  expect(await saved()).toMatchObject({
    kind: 'self-employed',
    proposed: { kind: 'own-staff', startsOn: '2026-11-18' },
  })
  expect(await mine()).toMatchObject([{ companyName: harbour.companyName, status: 'proposed' }])
  expect(await kindsOf('2026-11-18T10:00:00.000Z', '2026-11-18T18:00:00.000Z')).toBe(false)

  api.moveTo('2026-11-19T09:00:00.000Z')
  expect((await answer(true, await api.aSeeker())).statusCode).toBe(404)
  expect((await answer(true)).statusCode).toBe(200)

  expect(await saved()).toEqual({ kind: 'own-staff', payrollNumber: 'P7', since: '2026-11-19', proposed: null })
  expect(await kindsOf('2026-11-25T10:00:00.000Z', '2026-11-25T18:00:00.000Z')).toBe(true)
  expect((await answer(true)).statusCode).toBe(404)
  expect((await propose({ payrollNumber: 'P8', startsOn: '2026-11-19' })).statusCode).toBe(200)
  expect(await saved()).toMatchObject({ payrollNumber: 'P8', proposed: null })
})

it('a proposal is declined or withdrawn, and changes nothing', async () => {
  await propose()
  expect((await answer(false)).statusCode).toBe(200)
  await propose()
  const withdraw = `/workers/${sam.seekerId}/engagement/withdraw`
  expect((await api.as(harbour, 'POST', withdraw, {})).statusCode).toBe(200)
  expect((await api.as(harbour, 'POST', withdraw, {})).statusCode).toBe(404)
  expect(await mine()).toEqual([])
  expect((await propose({ startsOn: '2026-11-15' })).json().fields).toEqual({
    startsOn: 'Choose today or a later day.',
  })
  await api.refusals({
    method: 'POST',
    path: `/workers/${sam.seekerId}/engagement`,
    body: { kind: 'own-staff', startsOn: '2026-11-18' },
    wrongRole: sam,
    stranger: await api.aCompany(),
  })
})
