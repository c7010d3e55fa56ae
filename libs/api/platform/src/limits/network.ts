import { isIPv6 } from 'node:net'

/**
 * The network an address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, since one customer
 * has all of it.
 */
export function networkPrefix(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const between = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...between, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
