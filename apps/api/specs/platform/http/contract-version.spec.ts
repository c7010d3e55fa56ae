import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it.each([
  ['the page of now', { 'contract-version': '1' }, 200],
  ['a program, which sends none', {}, 200],
  ['an older page', { 'contract-version': '0' }, 426],
  ['a version that is none', { 'contract-version': 'x' }, 426],
])('%s is answered', async (_name, headers, status) => {
  const answer = await api.anonymous('GET', '/config', undefined, headers)

  expect(answer.statusCode).toBe(status)
  if (status === 426)
    expect(answer.json()).toMatchObject({ code: 'app.outdated', detail: expect.stringContaining('Update') })
})
