import { expect, it } from 'vitest'
import { startApi } from '../testing/start-api'

const api = await startApi()

it.each(['seeker', 'company'] as const)(
  'an offer is accepted or the account of the %s erased, never both',
  async (who) => {
    for (let round = 0; round < 8; round += 1) {
      const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
      const job = await api.aPublishedJob(company)
      await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: '' })
      const { id } = (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })).json()
        .data

      const [accepted, erased] = await Promise.all([
        api.as(seeker, 'POST', `/offers/${id}/accept`, { selfBilling: true }),
        api.as(who === 'seeker' ? seeker : company, 'DELETE', '/user'),
      ])

      expect([accepted.statusCode, erased.statusCode].filter((status) => status === 200)).toHaveLength(1)
      expect(Math.max(accepted.statusCode, erased.statusCode)).toBeLessThan(500)
    }
  },
)
