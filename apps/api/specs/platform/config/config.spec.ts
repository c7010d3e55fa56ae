import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('returns the public settings without a session and contains no secret', async () => {
  const answer = await api.anonymous('GET', '/config')

  expect(answer.json().data).toMatchObject({
    firebase: { projectId: expect.any(String) },
    signInProviders: expect.any(Array),
    mailbox: true,
  })
  expect(answer.body).not.toMatch(/key"?:"[A-Za-z0-9+/]{40,}/i)
})
