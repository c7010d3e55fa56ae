import type { Trail } from '@s4/contract'
import type { TrailLine } from '@s4/map'

type Fix = Trail['fixes'][number]

/** Phones that share the position send one each minute; after so long without one nothing is known of the way. */
export const GAP_MS = 5 * 60_000

export interface Gap {
  from: string
  to: string
}

const isGap = (before: Fix, after: Fix) => Date.parse(after.at) - Date.parse(before.at) > GAP_MS

/** The stretches without a position. */
export const gapsOf = (fixes: readonly Fix[]): Gap[] =>
  fixes.flatMap((fix, index) => {
    const before = fixes[index - 1]
    return before && isGap(before, fix) ? [{ from: before.at, to: fix.at }] : []
  })

/** The way as lines to draw: one for each stretch, and one for each gap between two. */
export function trailLines(fixes: readonly Fix[]): TrailLine[] {
  const lines: TrailLine[] = []
  let stretch: { lat: number; lng: number }[] = []
  for (const [index, fix] of fixes.entries()) {
    const point = { lat: fix.lat, lng: fix.lng }
    const before = fixes[index - 1]
    if (before && isGap(before, fix)) {
      lines.push({ points: stretch, isGap: false })
      lines.push({ points: [{ lat: before.lat, lng: before.lng }, point], isGap: true })
      stretch = []
    }
    stretch.push(point)
  }
  return [...lines, { points: stretch, isGap: false }].filter(({ points }) => points.length > 1)
}

/** The last position at a time; null when the last one is too old to say where they were. `at` in milliseconds. */
export function fixAt(fixes: readonly Fix[], at: number): Fix | null {
  const last = fixes.findLast((fix) => Date.parse(fix.at) <= at)
  return last && at - Date.parse(last.at) <= GAP_MS ? last : null
}
