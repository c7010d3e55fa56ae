/** docs/product.md#session-lifetime: a session lives one hour from its timestamp, and as often as it is renewed. */
export const HOUR = 60 * 60_000

/** After so long the person signs in again, however often the hour was renewed. */
const THIRTY_DAYS = 30 * 24 * HOUR

/** Until when a session renewed now lives; null when its thirty days give it nothing more. */
export function renewedUntil(
  { signedInAt, expiresAt }: { signedInAt: string; expiresAt: string },
  now: Date,
): Date | null {
  const [hour, end] = [now.getTime() + HOUR, Date.parse(signedInAt) + THIRTY_DAYS]
  return end < hour && end <= Date.parse(expiresAt) ? null : new Date(Math.min(hour, end))
}
