import { aConfig, aSeekerSession, reject, renderRoutes, reply, server } from '@s4/testing'
import { ApiError } from '@s4/contract/api-error'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openRoutes } from '../find-work-routes'
import { aJobInDetail } from '../testing/a-job'

const open = () => {
  server.use(reply('config.show', aConfig()), reply('jobSearch.show', aJobInDetail()))
  return renderRoutes(openRoutes, {
    at: '/User-JobDetails/01939000-0000-7000-8000-000000000001',
    session: aSeekerSession(),
  })
}
const none = { paidOnTimePercent: null, late: null, medianDaysLate: null }
beforeEach(() => localStorage.clear())

it.each([
  [{ ...none, invoices: 4 }, 'Not enough invoices yet'],
  [{ invoices: 20, paidOnTimePercent: 100, late: 0, medianDaysLate: null }, '100% of 20 invoices on time'],
  [
    { invoices: 20, paidOnTimePercent: 95, late: 1, medianDaysLate: 1 },
    '95% of 20 invoices on time. The late one was 1 day late.',
  ],
  [
    { invoices: 20, paidOnTimePercent: 80, late: 4, medianDaysLate: 6 },
    '80% of 20 invoices on time. Half of the 4 late ones were at most 6 days late.',
  ],
])('the record %j is said on the job', async (record, text) => {
  server.use(reply('payRecord.show', record))
  open()

  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText(/as the company recorded its payments/) !== null).toBe(record.paidOnTimePercent !== null)
})

it('the job is shown when the record cannot be counted', async () => {
  server.use(reject('payRecord.show', new ApiError('server.failed')))
  open()

  expect(await screen.findByText('Not known at the moment')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Door supervisor, Saturday night' })).toBeTruthy()
})
