import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it.each([
  [
    'a seeker whose profile is incomplete',
    async () =>
      api.as(
        await api.aSeeker({ complete: false }),
        'POST',
        `/jobs/${(await api.aPublishedJob(await api.aCompany())).id}/applications`,
        {},
      ),
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
    'a seeker whose email address is not verified',
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
    'a company whose email address is not verified',
    async () => api.as(await api.aCompany({ emailVerified: false }), 'GET', '/workers/find'),
    'profile.unverified',
    '/email-verification',
  ],
  [
    'a seeker at an unknown job',
    async () => api.as(await api.aSeeker(), 'GET', '/jobs/01900000-0000-7000-8000-000000000000'),
    'job.missing',
    '/User-Job',
  ],
  [
    'a company at an unknown job',
    async () => api.as(await api.aCompany(), 'GET', '/company/jobs/01900000-0000-7000-8000-000000000000'),
    'job.missing',
    '/recents-jobs',
  ],
  ['a person without a session', () => api.anonymous('GET', '/user'), 'session.required', '/login'],
])('%s gets the next step with the error', async (_who, ask, code, path) => {
  expect((await ask()).json()).toMatchObject({ code, nextStep: { path } })
})

it('an error about fields has no next step', async () => {
  const refused = await api.as(await api.aSeeker(), 'GET', '/jobs?limit=1000')

  expect(refused.json()).not.toHaveProperty('nextStep')
})
