import type { MapPerson } from '@s4/contract'
import { accuracyText, awayText } from '@s4/domain/geofence'
import { isOldLocation } from '@s4/domain/last-location'
import { relativeText } from '@s4/domain/shift-text'

type Inside = NonNullable<MapPerson['position']>['inside']
export type Where = Inside | 'old' | 'none' | 'notShared'

/** Where somebody is, as far as the newest position says. */
export function whereIs({ shares, position }: Pick<MapPerson, 'shares' | 'position'>, now: string): Where {
  if (!shares) return 'notShared'
  if (!position) return 'none'
  return isOldLocation(position.at, now) ? 'old' : position.inside
}

export const insideTexts: Record<Inside, string> = {
  inside: 'Inside the site',
  outside: 'Outside the site',
  uncertain: 'Near the edge of the site',
}

type Place = { lat: number; lng: number }

/** `Outside the site, 0.8 miles from the middle of the site, 2 min ago, accurate to 12 m, sent later`. */
export function whereText(
  { shares, position }: Pick<MapPerson, 'shares' | 'position'>,
  { now, site }: { now: string; site: Place | undefined },
): string {
  if (!shares) return 'Does not share their location'
  if (!position) return 'Shares their location. None has arrived yet'
  const { inside, at, accuracy, later } = position
  const away = inside === 'outside' && site ? `, ${awayText(site, position)}` : ''
  const exact = `${accuracyText(accuracy)}${later ? ', sent later' : ''}`
  return `${insideTexts[inside]}${away}, ${relativeText(at, now)}${exact}`
}
