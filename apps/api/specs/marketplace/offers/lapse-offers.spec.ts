import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { lapseOffers } from '@s4/api-marketplace/offers'

const api = await startApi()

it('an offer that was not answered in time expires once and both sides are notified', async () => {
  const company = await api.aCompany()
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company)
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId, lapseHours: 1 })
  const now = new Date('2026-11-16T10:00:00.000Z')

  await Promise.all([lapseOffers(api.deps, now), lapseOffers(api.deps, now)])

  expect(await api.db.query('select status from offer')).toEqual([{ status: 'lapsed' }])
  expect(await api.db.query('select status, reason from application')).toEqual([
    { status: 'lapsed', reason: 'The offer was not answered in time.' },
  ])
  const notices = await api.db.query(`select uid from notification where kind = 'offer.lapsed'`)
  expect(notices).toHaveLength(2)
  expect(notices).toEqual(expect.arrayContaining([{ uid: seeker.uid }, { uid: company.uid }]))
})

it('an offer stays open until its time is over', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)
  const seeker = await api.aSeeker({ findable: true })
  const offer = (
    await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId, lapseHours: 4 })
  ).json().data

  await lapseOffers(api.deps, new Date('2026-11-16T12:59:59.000Z'))

  expect((await api.as(seeker, 'GET', '/offers')).json().data).toMatchObject([{ id: offer.id, status: 'open' }])
})
