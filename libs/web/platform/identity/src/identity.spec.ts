import { routes } from '@s4/contract/routes'
import { createApi } from '@s4/api-client'
import { aConfig, noAnswer, reply, server } from '@s4/testing'
import { expect, it } from 'vitest'
import { getIdentity } from './identity'

it('is shared by the whole page', () => {
  const api = createApi({ endpoints: routes, uid: () => null })

  expect(getIdentity(api)).toBe(getIdentity(api))
  expect(getIdentity(createApi({ endpoints: routes, uid: () => null }))).not.toBe(getIdentity(api))
})

it('is loaded once, and again after a failure', async () => {
  const asked: string[] = []
  const identity = getIdentity(createApi({ endpoints: routes, uid: () => null }))
  server.use(noAnswer('config.show'))
  await expect(identity.load()).rejects.toThrow('Network Error')

  server.use(reply('config.show', ({ request }) => (asked.push(request.url), aConfig())))
  const [first, second] = await Promise.all([identity.load(), identity.load()])

  expect(first).toBe(second)
  expect(asked).toHaveLength(1)
  expect(await first.current()).toBeNull()
})
