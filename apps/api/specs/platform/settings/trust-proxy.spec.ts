import { expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { startApi } from '../../../src/testing/start-api'
import { TrustProxy } from '@s4/api-platform/settings'

const api = await startApi()

/** The address a call is counted under. */
async function callerBehind(trustProxy: string, from: string, forwardedFor: string): Promise<string> {
  const app = await buildApp({
    ...api.deps,
    settings: { ...api.deps.settings, trustProxy: TrustProxy.parse(trustProxy) },
  })
  let seen = ''
  app.addHook('onRequest', async ({ ip }) => void (seen = ip))
  await app.inject({ url: '/api/healthz', remoteAddress: from, headers: { 'x-forwarded-for': forwardedFor } })
  await app.close()
  return seen
}

it.each<[name: string, trusted: string, from: string, forwarded: string, caller: string]>([
  [
    'a stranger who names another address is counted by their own',
    'loopback',
    '203.0.113.9',
    '198.51.100.1',
    '203.0.113.9',
  ],
  ['so are those next door to a named proxy', '10.0.0.5', '10.0.0.6', '198.51.100.1', '10.0.0.6'],
  ['a proxy on this machine is believed', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a named proxy is believed', '10.0.0.0/24, fd00::/8', '10.0.0.6', '198.51.100.1', '198.51.100.1'],
  [
    'what the caller had put in front of it is not',
    '10.0.0.0/24',
    '10.0.0.6',
    '192.0.2.66, 198.51.100.1',
    '198.51.100.1',
  ],
  [
    'of two proxies each believes the one before',
    '2',
    '10.0.0.6',
    '192.0.2.66, 198.51.100.1, 10.0.0.5',
    '198.51.100.1',
  ],
  ['with none in front nobody is believed', '0', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
])('%s', async (_name, trusted, from, forwarded, caller) => {
  expect(await callerBehind(trusted, from, forwarded)).toBe(caller)
})

it.each(['true', '*', '0.0.0.0/99', '10.0.0', 'loopback,', '-1', '11', '', '1.2.3.4/24/8', 'proxy.example'])(
  '“%s” is refused at the start',
  (text) => {
    expect(TrustProxy.safeParse(text).success).toBe(false)
  },
)
