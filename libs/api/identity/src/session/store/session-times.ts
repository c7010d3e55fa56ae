/** docs/product.md#session-lifetime. */
export const HOUR = 60 * 60_000

/** The longest life of a session with renewals. */
const THIRTY_DAYS = 30 * 24 * HOUR

/** The new expiry of a session renewed now; null when its thirty days do not allow a later one. */
export function renewedUntil(
  { signedInAt, expiresAt }: { signedInAt: string; expiresAt: string },
  now: Date,
): Date | null {
  const [hour, end] = [now.getTime() + HOUR, Date.parse(signedInAt) + THIRTY_DAYS]
  return end < hour && end <= Date.parse(expiresAt) ? null : new Date(Math.min(hour, end))
}
