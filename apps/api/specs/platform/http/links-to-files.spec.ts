import { SESSION_COOKIE } from '@s4/api-identity/session'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const company = await api.aCompany()
const job = await api.aPublishedJob(company)
const client = (await api.as(company, 'POST', '/clients', { name: 'Harbour Events' })).json().data.id

// A link of a page opens these: the browser sends the cookie, and no header of ours.
it.each([
  '/timesheet.csv?from=2026-11-01&to=2026-11-15',
  '/margins.csv?from=2026-11-01&to=2026-11-15',
  '/intermediaries.csv?year=2026&quarter=1',
  '/statement.pdf?day=2026-11-15',
  '/invoices.csv?from=2026-11-01&to=2026-11-15',
  '/company/completed.csv',
  '/company/jobs.csv',
  '/workers.csv',
  `/jobs/${job.id}/applications.csv`,
  `/company/jobs/${job.id}/report.pdf`,
  `/clients/${client}/report.pdf?month=2026-10`,
  `/clients/${client}/report.csv?month=2026-10`,
])('%s is opened by a link', async (path) => {
  const opened = await api.anonymous('GET', path, undefined, { cookie: `${SESSION_COOKIE}=${company.secret}` })

  expect([opened.statusCode, opened.headers['content-type']]).toEqual([
    200,
    path.includes('.csv') ? 'text/csv; charset=utf-8' : 'application/pdf',
  ])
})

it('/screening.pdf is opened by a link', async () => {
  const seeker = await api.aSeeker()

  const opened = await api.anonymous('GET', '/screening.pdf', undefined, {
    cookie: `${SESSION_COOKIE}=${seeker.secret}`,
  })

  expect(opened.statusCode).toBe(200)
})
