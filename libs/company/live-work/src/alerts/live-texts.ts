import type { LiveWorker } from '@s4/contract'
import { relativeText, timeText } from '@s4/domain/shift-text'

export const isAtWork = ({ bookedOnAt, bookedOffAt }: LiveWorker) => bookedOnAt !== null && bookedOffAt === null

export const nextCallText = ({ nextCheckCallAt }: LiveWorker, zone: string): string =>
  nextCheckCallAt ? timeText(nextCheckCallAt, zone) : 'None while on a break or after the end'

/** `Inside the site, 2 min ago, within 12 m`. */
export function positionText({ lastPosition, locationShared }: LiveWorker, now: string): string {
  if (!lastPosition) return locationShared ? 'Shared, none received yet' : 'Not shared'
  const where = { inside: 'Inside the site', outside: 'Outside the site', uncertain: 'Near the edge of the site' }[
    lastPosition.inside
  ]
  return (
    `${where}, ${relativeText(lastPosition.deviceAt, now)}, within ${Math.round(lastPosition.accuracy)} ` +
    `m${locationShared ? '' : '; no longer shared'}`
  )
}
