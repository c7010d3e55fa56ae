import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('tells any page where it runs, and nothing secret', async () => {
  const answer = await api.anonymous('GET', '/config')

  expect(answer.json().data).toMatchObject({
    firebase: { projectId: expect.any(String) },
    signInProviders: expect.any(Array),
    mailbox: true,
  })
  expect(answer.body).not.toMatch(/key"?:"[A-Za-z0-9+/]{40,}/i)
})
