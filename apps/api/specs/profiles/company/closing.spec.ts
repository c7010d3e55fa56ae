import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('what stands in the way of closing a company is counted for its owners', async () => {
  const harbour = await api.aCompany()
  const facts = async () => (await api.as(harbour, 'GET', '/company/closing')).json().data
  const alone = await facts()
  await api.anAssignment({ company: harbour, job: await api.aPublishedJob(harbour), seeker: await api.aSeeker() })
  const manager = await api.aMember(harbour)

  expect(alone).toEqual({ agreed: 0, unpaid: 0, unpaidPence: 0, otherMembers: 0 })
  expect(await facts()).toEqual({ agreed: 1, unpaid: 0, unpaidPence: 0, otherMembers: 1 })
  await api.refusals({ method: 'GET', path: '/company/closing', wrongRole: manager })
})
