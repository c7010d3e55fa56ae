import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { jobRepository } from '@s4/api-marketplace/jobs'

const api = await startApi()

it('cancelling a job leaves no application or offer open, even those made at the same time', async () => {
  const company = await api.aCompany()
  for (let round = 0; round < 8; round += 1) {
    const [applying, offered] = [await api.aSeeker(), await api.aSeeker({ findable: true })]
    const job = await api.aPublishedJob(company)

    const answers = await Promise.all([
      api.as(applying, 'POST', `/jobs/${job.id}/applications`, { note: '' }),
      api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: offered.seekerId }),
      api.as(company, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).every((status) => status < 500)).toBe(true)
    const open = await api.db.query(
      `select id from application where job_id = $1 and status in ('applied', 'offered')
       union all select id from offer where job_id = $1 and status = 'open'`,
      [job.id],
    )
    expect(open).toEqual([])
  }
})

it('a job locked for a change does not block inserts that only reference it', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)

  await api.db.transaction(async (tx) => {
    await jobRepository(tx).lock(company.companyId, job.id)
    await jobRepository(tx).shifts(job.id)

    for (const [table, id] of [
      ['job', job.id],
      ['shift', job.shift.id],
    ]) {
      expect(await api.db.query(`select id from ${table} where id = $1 for key share nowait`, [id])).toEqual([{ id }])
    }
  })
})
