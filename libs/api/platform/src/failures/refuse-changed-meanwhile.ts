import { ApiError } from '@s4/contract/api-error'
import { isDeepStrictEqual } from 'node:util'

interface Change {
  /** What the person read before they changed it; nothing is compared without it. */
  before: Record<string, unknown> | undefined
  /** What is stored now, in the shape it is read in; the record is locked. */
  now: object
  /** What the person sends; only its fields are compared. */
  yours: object
  /** Who saved last, in words; left out where nobody is named. */
  by?: string | null
}

/**
 * Throws `record.changed` with the fields that somebody else has changed since this person read them, so that the
 * second of two forms never silently replaces what the first saved (docs/product.md#two-people-at-one-form).
 */
export function refuseChangedMeanwhile({ before = {}, now, yours, by = null }: Change): void {
  const stored = new Map(Object.entries(now))
  const sent = new Map(Object.entries(yours).filter(([, value]) => value !== undefined))
  const changed = Object.entries(before).flatMap(([field, value]) => {
    if (!stored.has(field) || !sent.has(field)) return []
    const versions = { field, before: value, now: stored.get(field), yours: sent.get(field) }
    return same(versions.before, versions.now) || same(versions.now, versions.yours) ? [] : [versions]
  })
  if (changed.length > 0) throw new ApiError('record.changed', { facts: { changed, ...(by !== null && { by }) } })
}

const same = (one: unknown, other: unknown) => isDeepStrictEqual(asSent(one), asSent(other))

/** As it arrives in a browser: without undefined fields. */
const asSent = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))
