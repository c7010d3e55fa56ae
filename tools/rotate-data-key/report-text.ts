import type { ResealResult } from '@s4/db'

/** What the command did, and what to do next. */
export function reportText(resealed: readonly ResealResult[]): string {
  const lines = resealed
    .filter(({ sealed }) => sealed > 0)
    .map(({ column, sealed }) => `${column}: ${sealed} sealed anew`)
  const unreadable = resealed.filter((each) => each.unreadable > 0)
  if (unreadable.length === 0) {
    return [
      ...lines,
      lines.length > 0
        ? 'Run this again until nothing is left: servers that had not heard of the new key may have written meanwhile.'
        : 'Nothing is left under an old key: S4_OLD_DATA_KEYS may go.',
    ].join('\n')
  }
  const left = unreadable.map((each) => `${each.column}: ${each.unreadable} that no key here opens, left as they are`)
  return [...lines, ...left, 'Add the key they were sealed with to S4_OLD_DATA_KEYS and run this again.'].join('\n')
}
