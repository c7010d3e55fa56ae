import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it.each([
  [
    'a seeker whose profile is incomplete',
    async () => api.as(await api.aSeeker({ complete: false }), 'GET', '/jobs'),
    'profile.incomplete',
    '/User-PersonalDetails',
  ],
  [
    'a company whose profile is incomplete',
    async () => api.as(await api.aCompany({ complete: false }), 'GET', '/workers/find'),
    'profile.incomplete',
    '/company-profile',
  ],
  [
    'a seeker whose address is not verified',
    async () =>
      api.as(
        await api.aSeeker({ emailVerified: false }),
        'POST',
        `/jobs/${(await api.aPublishedJob(await api.aCompany())).id}/applications`,
        {},
      ),
    'profile.unverified',
    '/email-verification',
  ],
  [
    'a company whose address is not verified',
    async () => api.as(await api.aCompany({ emailVerified: false }), 'GET', '/workers/find'),
    'profile.unverified',
    '/email-verification',
  ],
  [
    'a seeker at a job that is not there',
    async () => api.as(await api.aSeeker(), 'GET', '/jobs/01900000-0000-7000-8000-000000000000'),
    'job.missing',
    '/User-Job',
  ],
  [
    'a company at a job that is not there',
    async () => api.as(await api.aCompany(), 'GET', '/company/jobs/01900000-0000-7000-8000-000000000000'),
    'job.missing',
    '/recents-jobs',
  ],
  ['nobody signed in', () => api.anonymous('GET', '/user'), 'session.required', '/login'],
])('%s is told where to go on', async (_who, ask, code, path) => {
  expect((await ask()).json()).toMatchObject({ code, nextStep: { path } })
})

it('a refusal that the fields explain names no other way', async () => {
  const refused = await api.as(await api.aSeeker(), 'GET', '/jobs?limit=1000')

  expect(refused.json()).not.toHaveProperty('nextStep')
})
