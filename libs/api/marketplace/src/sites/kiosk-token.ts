import { z } from 'zod'
import { isSigned, sign, type SigningKeys } from '@s4/api-platform/settings'
import type { CodedSite } from './site-codes'

const DAYS = 24 * 60 * 60_000
/** A kiosk is started again once a month. */
const LIFE = 30 * DAYS

const Parts = z.tuple([z.uuid(), z.coerce.number().int(), z.string()])

/**
 * The right of a screen at a site to show its codes and nothing else, whoever is signed in there.
 * Bound to the site's generation of codes, so that replacing the codes ends every kiosk.
 */
export const kioskTokens = (keys: SigningKeys) => {
  const tokenText = ({ id, codeGeneration }: CodedSite, endsAt: number) =>
    ['kiosk-token', id, codeGeneration, endsAt].join('|')

  return {
    issue: (site: CodedSite, now: Date): string => {
      const endsAt = now.getTime() + LIFE
      return [site.id, endsAt, sign(keys, tokenText(site, endsAt)).toString('base64url')].join('.')
    },

    /** The site a token names, not yet verified; null when the token is malformed. */
    siteOf: (token: string): string | null => Parts.safeParse(token.split('.')).data?.[0] ?? null,

    isGood: (token: string, site: CodedSite, now: Date): boolean => {
      const { data } = Parts.safeParse(token.split('.'))
      if (!data) return false
      const [id, endsAt, signature] = data
      if (id !== site.id || endsAt <= now.getTime()) return false
      return isSigned(keys, tokenText(site, endsAt), Buffer.from(signature, 'base64url'))
    },
  }
}
