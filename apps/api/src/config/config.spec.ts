import { expect, it } from 'vitest'
import { startApi } from '../testing/start-api'

const api = await startApi()

it('tells any page where it runs, and nothing secret', async () => {
  const answer = await api.anonymous('GET', '/config')

  expect(answer.json().data).toMatchObject({ firebase: { projectId: expect.any(String) }, signInProviders: expect.any(Array), mailbox: true })
  expect(answer.body).not.toMatch(/key"?:"[A-Za-z0-9+/]{40,}/i)
})

it('gives the browser SDK a token of the person who asks', async () => {
  const sam = await api.aSeeker()

  const answer = await api.as(sam, 'POST', '/session/custom-token')

  expect(answer.json().data.token).toContain(sam.uid)
})
