import type { LiveJob, LiveWorker } from '@s4/contract'
import { accuracyText, awayText } from '@s4/domain/geofence'
import { relativeText, timeText } from '@s4/domain/shift-text'

export const isAtWork = ({ bookedOnAt, bookedOffAt }: LiveWorker) => bookedOnAt !== null && bookedOffAt === null

export const nextCallText = ({ nextCheckCallAt }: LiveWorker, zone: string): string =>
  nextCheckCallAt ? timeText(nextCheckCallAt, zone) : 'None while on a break or after the end'

/** `Outside the site, 0.8 miles from the middle of the site, 2 min ago, accurate to 12 m`. */
export function positionText(
  { lastPosition, locationShared }: LiveWorker,
  { point, now }: Pick<LiveJob, 'point' | 'now'>,
): string {
  if (!lastPosition) return locationShared ? 'Shared, none received yet' : 'Not shared'
  const { inside, deviceAt, accuracy } = lastPosition
  const where = { inside: 'Inside the site', outside: 'Outside the site', uncertain: 'Near the edge of the site' }[
    inside
  ]
  const away = inside === 'outside' ? `, ${awayText(point, lastPosition)}` : ''
  const shared = locationShared ? '' : '; no longer shared'
  return `${where}${away}, ${relativeText(deviceAt, now)}${accuracyText(accuracy)}${shared}`
}
