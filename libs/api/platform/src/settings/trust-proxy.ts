import { isIP } from 'node:net'
import { z } from 'zod'

const ranges = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MAX_HOPS = 10

function isAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && bits > 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

type TrustedProxies = string[] | ((address: string, hop: number) => boolean)

/**
 * The proxies whose `X-Forwarded-For` is trusted: their addresses, or how many proxies stand in a row.
 * For all other senders the connection's own address counts.
 */
export const TrustProxy = z
  .string()
  .default('loopback')
  .transform((text, context): TrustedProxies => {
    const parts = text.split(',').map((part) => part.trim())
    const hops = /^\d+$/.test(text.trim()) ? Number(text) : null
    if (hops !== null && hops <= MAX_HOPS) return (_address, hop) => hop < hops
    if (hops === null && parts.every((part) => ranges.has(part) || isAddress(part))) return parts
    context.addIssue(
      'must be addresses such as 10.0.0.0/8, loopback, linklocal or uniquelocal, comma-separated, or a ' +
        `number of proxies up to ${MAX_HOPS}`,
    )
    return z.NEVER
  })
