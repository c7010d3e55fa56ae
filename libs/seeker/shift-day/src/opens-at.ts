const OPENS_BEFORE = 30 * 60_000

/** When booking on opens, in milliseconds since the epoch: 30 minutes before the start. */
export const opensAt = ({ startsAt }: { startsAt: string }): number => Date.parse(startsAt) - OPENS_BEFORE
