import { theme } from '@s4/theme'
import { layerGroup, marker, polyline, type Map as Ground } from 'leaflet'
import { useEffect, useRef } from 'react'
import { newMap } from './new-map'
import { icon } from './leaflet-map'
import { boundsOfArea, drawnArea, type MapArea } from './map-area'
import type { MapPoint } from './map-point'
import { markColors, type PersonTone } from './mark-colors'

export interface TrailLine {
  points: readonly MapPoint[]
  /** Nothing is known of the way between its ends: drawn with dashes. */
  isGap: boolean
}

export interface LeafletTrailProps {
  area: MapArea
  lines: readonly TrailLine[]
  /** Where somebody was at the time that is shown; null when unknown. */
  at: { point: MapPoint; label: string; tone: PersonTone } | null
  tileUrl?: string | undefined
}

export function LeafletTrail({ area, lines, at, tileUrl }: LeafletTrailProps) {
  const box = useRef<HTMLDivElement>(null)
  const ground = useRef<Ground>(null)

  useEffect(() => {
    if (!box.current) return undefined
    const made = newMap(box.current, tileUrl, area.point, 16)
    const shapes = layerGroup([drawnArea(area), ...lines.map(drawnLine)]).addTo(made)
    const bounds = lines
      .flatMap(({ points }) => points)
      .reduce((grown, point) => grown.extend(point), boundsOfArea(area))
    const fit = () => {
      made.invalidateSize({ animate: false })
      made.fitBounds(bounds.pad(0.2), { animate: false, maxZoom: 17 })
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box.current)
    fit()
    ground.current = made
    return () => {
      observer.disconnect()
      shapes.remove()
      ground.current = null
      made.remove()
    }
  }, [area, lines, tileUrl])

  useEffect(() => {
    if (!ground.current || !at) return undefined
    const pin = marker(at.point, { icon: icon(markColors[at.tone]), title: at.label, keyboard: false })
    pin.addTo(ground.current)
    return () => void pin.remove()
  }, [at, area, lines, tileUrl])

  return <div ref={box} />
}

const drawnLine = ({ points, isGap }: TrailLine) =>
  polyline([...points], {
    color: theme.color.infoMark,
    weight: isGap ? 2 : 4,
    ...(isGap && { dashArray: '4 8' }),
    interactive: false,
  })
