import { isIPv6 } from 'node:net'

/** Whom an address is counted as: itself, or of IPv6 the first half, since whoever has one has all that begin with it. */
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
