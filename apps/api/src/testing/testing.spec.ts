import { expect, it } from 'vitest'
import { startApi } from './start-api'

const api = await startApi()

it('creates signed-in people with complete profiles', async () => {
  const seeker = await api.aSeeker()
  const company = await api.aCompany()

  const sessions = await Promise.all([seeker, company].map((person) => api.as(person, 'GET', '/session')))

  expect(sessions.map((answer) => answer.json().data)).toMatchObject([
    {
      user: { uid: seeker.uid, role: 'Job Seeker', emailVerified: true },
      jobSeekerId: seeker.seekerId,
      profile: { complete: true },
    },
    { user: { uid: company.uid, role: 'Company' }, companyId: company.companyId, profile: { complete: true } },
  ])
})

it('creates agreed work between them', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company, { positions: 2 })
  const id = await api.anAssignment({ company, job, seeker: await api.aSeeker() })

  const rows = await api.db.query('select status, slot from assignment where id = $1', [id])

  expect(rows).toEqual([{ status: 'assigned', slot: 1 }])
})

it('has a clock that only the spec moves', async () => {
  api.moveTo('2026-11-21T22:00:00.000Z')

  expect(api.deps.clock.now().toISOString()).toBe('2026-11-21T22:00:00.000Z')
})
