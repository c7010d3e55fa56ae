import { expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { startApi } from '../../../src/testing/start-api'
import { TrustProxy } from '@s4/api-platform/settings'

const api = await startApi()

/** The network address under which the server counts a request. */
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
    'a caller that is not a trusted proxy is counted under its own address',
    'loopback',
    '203.0.113.9',
    '198.51.100.1',
    '203.0.113.9',
  ],
  ['a neighbour of a named proxy is counted under its own address', '10.0.0.5', '10.0.0.6', '198.51.100.1', '10.0.0.6'],
  ['a proxy on this machine is trusted', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a named proxy is trusted', '10.0.0.0/24, fd00::/8', '10.0.0.6', '198.51.100.1', '198.51.100.1'],
  [
    'an address that the caller added itself is ignored',
    '10.0.0.0/24',
    '10.0.0.6',
    '192.0.2.66, 198.51.100.1',
    '198.51.100.1',
  ],
  [
    'with two proxies the address before the second is used',
    '2',
    '10.0.0.6',
    '192.0.2.66, 198.51.100.1, 10.0.0.5',
    '198.51.100.1',
  ],
  ['without a proxy no forwarded address is trusted', '0', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
])('%s', async (_name, trusted, from, forwarded, caller) => {
  expect(await callerBehind(trusted, from, forwarded)).toBe(caller)
})

it.each(['true', '*', '0.0.0.0/99', '10.0.0', 'loopback,', '-1', '11', '', '1.2.3.4/24/8', 'proxy.example'])(
  'the setting “%s” is refused',
  (text) => {
    expect(TrustProxy.safeParse(text).success).toBe(false)
  },
)
