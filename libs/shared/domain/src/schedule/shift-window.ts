const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When booking on opens, 30 minutes before the start (docs/product.md#booking-on); milliseconds since the epoch. */
export const bookingOpensAt = ({ startsAt }: { startsAt: string }): number => Date.parse(startsAt) - 30 * MINUTE

/**
 * Until when a shift's own token, its logbook and its call for help still serve its worker, 12 hours after the end;
 * milliseconds since the epoch.
 */
export const servesUntil = ({ endsAt }: { endsAt: string }): number => Date.parse(endsAt) + 12 * HOUR
