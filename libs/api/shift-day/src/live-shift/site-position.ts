import type { Point, Position } from '@s4/contract'
import { isPosition } from '@s4/domain/geofence'
import { onSite, type OnSiteAnswer } from '@s4/domain/site-boundary'
import type { z } from 'zod'
import type { Work } from './work-repository'

type ReportedPosition = z.infer<typeof Position>

export interface SitePosition {
  position: ReportedPosition | null
  inside: OnSiteAnswer | null
}

/** A device's position and whether it is on the site; an impossible position (0,0) counts as none. */
export function sitePosition(
  position: ReportedPosition | null,
  site: Pick<Work, 'lat' | 'lng' | 'geofenceMetres' | 'boundary'>,
): SitePosition {
  if (!position || !isPosition({ latitude: position.lat, longitude: position.lng }))
    return { position: null, inside: null }
  const boundary = {
    centre: toPosition(site),
    radius: site.geofenceMetres,
    corners: site.boundary && site.boundary.map(toPosition),
  }
  return { position, inside: onSite({ position: toPosition(position), accuracy: position.accuracy }, boundary) }
}

const toPosition = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng })
