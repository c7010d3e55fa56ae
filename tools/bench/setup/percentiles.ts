/** The value that a share of all stay at or under. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** `p50 120 ms, p95 300 ms, p99 400 ms`. */
export const percentilesText = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${Math.round(atShare(values, share))} ms`).join(', ')
