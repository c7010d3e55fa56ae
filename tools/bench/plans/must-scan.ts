/** What a statement holds that must look at more rows than it returns, and why it must. */
const reasons: readonly { holds: string; why: string }[] = []

/** Why a statement must look at many rows for each that it returns; undefined for one that need not. */
export const mustScan = (text: string): string | undefined =>
  reasons.find(({ holds }) => text.replaceAll(/\s+/g, ' ').includes(holds))?.why
