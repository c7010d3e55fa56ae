import { createHash, timingSafeEqual } from 'node:crypto'
import { checkpointLetters } from '@s4/contract'
import { sign, type SigningKeys } from '@s4/api-platform/settings'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** How often a kiosk shows another code, and how long each one works, in milliseconds (docs/product.md#booking-on). */
export const KIOSK_STEP = 30_000
const KIOSK_LIFE = 60_000

type CheckpointLetter = (typeof checkpointLetters)[number]

/** What codes of a site are made from. */
export interface CodedSite {
  id: string
  codeGeneration: number
}

type Checkpoint = CheckpointLetter | null

function makeCode(keys: SigningKeys, ...parts: (string | number)[]): string {
  const digest = sign(keys, parts.join('|'))
  // Five bits a character, from the first 60 bits of the digest.
  const bits = [...digest.subarray(0, 8)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    { length: LENGTH },
    (_unused, index) => CROCKFORD[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  ).join('')
}

const printedCode = (keys: SigningKeys, site: CodedSite, checkpoint: Checkpoint) =>
  makeCode(keys, site.id, checkpoint ?? '', site.codeGeneration)
const kioskCode = (keys: SigningKeys, site: CodedSite, step: number) =>
  makeCode(keys, 'kiosk', site.id, site.codeGeneration, step)

/**
 * Printed codes last until the site's generation is raised; a kiosk's only for its window. A code has no room for the
 * name of its key, so each key is tried.
 */
export const siteCodes = (keys: SigningKeys) => {
  const isCode = (code: string, make: (by: SigningKeys) => string) => keys.some((key) => same(code, make([key])))

  return {
    /** The code on the sheet of a site (null) or of one of its checkpoints, `7K3M-Q2XD-9FHT`. */
    printed: (site: CodedSite, checkpoint: Checkpoint): string => grouped(printedCode(keys, site, checkpoint)),

    /** The first 32 bits of a checkpoint's code as SHA-256, for each key, by which a phone knows it. */
    mark: (site: CodedSite, checkpoint: CheckpointLetter): string =>
      keys
        .map((key) =>
          createHash('sha256')
            .update(printedCode([key], site, checkpoint))
            .digest('hex')
            .slice(0, 8),
        )
        .join(' '),

    /** The code a kiosk shows at an instant, when it shows the next one, and until when this one works. */
    kiosk: (site: CodedSite, now: Date): { code: string; nextAt: Date; endsAt: Date } => {
      const step = Math.floor(now.getTime() / KIOSK_STEP)
      return {
        code: grouped(kioskCode(keys, site, step)),
        nextAt: new Date((step + 1) * KIOSK_STEP),
        endsAt: new Date(step * KIOSK_STEP + KIOSK_LIFE),
      }
    },

    /**
     * Whose code this is, typed or scanned, with or without the link around it: a checkpoint of the site,
     * or the site itself and its kiosk (`checkpoint: null`). Null when it belongs to neither or has been replaced.
     */
    matchSiteCode: (
      text: string,
      { checkpoints, ...site }: CodedSite & { checkpoints: readonly string[] },
      now: Date,
    ): { checkpoint: string | null } | null => {
      const code = readCode(text)
      if (code === null) return null
      if (isCode(code, (by) => printedCode(by, site, null))) return { checkpoint: null }
      const checkpoint = checkpointLetters.find(
        (letter) => checkpoints.includes(letter) && isCode(code, (by) => printedCode(by, site, letter)),
      )
      if (checkpoint) return { checkpoint }

      const step = Math.floor(now.getTime() / KIOSK_STEP)
      const alive = Array.from({ length: KIOSK_LIFE / KIOSK_STEP }, (_unused, back) => step - back)
      return alive.some((shown) => isCode(code, (by) => kioskCode(by, site, shown))) ? { checkpoint: null } : null
    },
  }
}

/** The twelve characters of a code as people type or scan it; null when there are none. */
export function readCode(text: string): string | null {
  const inLink = URL.canParse(text) ? new URL(text).searchParams.get('code') : null
  const typed = (inLink ?? text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return typed.length === LENGTH ? typed : null
}

const grouped = (code: string) => (code.match(/.{4}/g) ?? []).join('-')

const same = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))
