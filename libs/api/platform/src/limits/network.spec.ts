import { expect, it } from 'vitest'
import { networkPrefix } from './network'

it.each<[name: string, address: string, network: string]>([
  ['an IPv4 address is itself', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address written as IPv6 too', '::ffff:203.0.113.9', '203.0.113.9'],
  ['an IPv6 address is its first half', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['however it is written', '2001:0DB8:1:2::', '2001:db8:1:2'],
  ['with its zeros left out in front', '2001:db8::5', '2001:db8:0:0'],
  ['or altogether', '::1', '0:0:0:0'],
])('%s', (_name, address, network) => {
  expect(networkPrefix(address)).toBe(network)
})
