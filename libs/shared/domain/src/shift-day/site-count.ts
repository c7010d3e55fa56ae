export const countedKinds = ['people', 'vehicles'] as const
export type CountedKind = (typeof countedKinds)[number]

/** A count begins anew after so long without a press. */
const PAUSE_MS = 6 * 60 * 60_000

/** Instants are milliseconds since the epoch. */
export interface SiteCount {
  inside: number
  peak: number
  since: number
  lastAt: number
}

export interface Press {
  ins: number
  outs: number
  at: number
}

/** Whether a count is over: the next press begins anew. Milliseconds. */
export const isOver = ({ lastAt }: Pick<SiteCount, 'lastAt'>, now: number): boolean => now - lastAt > PAUSE_MS

/**
 * The count after a press; one from before the count began, sent later, changes nothing. It never goes below 0: when a
 * door counts somebody out before another has counted them in, the count is too high, which fills no venue.
 */
export function afterPress(before: SiteCount | null, { ins, outs, at }: Press): SiteCount {
  if (before === null || isOver(before, at)) {
    const inside = Math.max(0, ins - outs)
    return { inside, peak: inside, since: at, lastAt: at }
  }
  if (at < before.since) return before
  const inside = Math.max(0, before.inside + ins - outs)
  return { ...before, inside, peak: Math.max(before.peak, inside), lastAt: Math.max(before.lastAt, at) }
}

/**
 * The count after it was set to 0, with the presses since, oldest first: another phone may have sent them before this
 * one had a signal. One from before the count began, sent later, changes nothing.
 */
export const afterReset = (before: SiteCount | null, at: number, since: readonly Press[] = []): SiteCount =>
  before !== null && at < before.since
    ? before
    : since.reduce<SiteCount>((count, press) => afterPress(count, press), { inside: 0, peak: 0, since: at, lastAt: at })

/** How near a count is to its limit: from nine tenths on it is `nearly` full. */
export function fullness(inside: number, limit: number | null): 'free' | 'nearly' | 'full' {
  if (limit === null || inside < limit * 0.9) return 'free'
  return inside >= limit ? 'full' : 'nearly'
}
