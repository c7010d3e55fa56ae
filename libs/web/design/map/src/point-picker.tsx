import { Callout, Stack } from '@s4/ui'
import { useState } from 'react'
import type { MapPoint } from './map-point'
import { MapView } from './map-view'
import { LocationSearch, type FindLocations } from './location-search'

interface PointPickerProps {
  point: MapPoint | null
  /** Metres. */
  radius?: number | undefined
  onPick: (point: MapPoint) => void
  find: FindLocations
  tileUrl?: string | undefined
  /** The first search text, such as a postcode already typed. */
  suggestion?: string | undefined
  error?: string | undefined
  /** Why the exact spot matters. */
  whyExact?: string | undefined
}

/** Places a pin by search, click, drag or keyboard, with a circle for the radius. */
export function PointPicker({
  point,
  radius,
  onPick,
  find,
  tileUrl,
  suggestion,
  error,
  whyExact = 'move the pin to the door',
}: PointPickerProps) {
  const [approximate, setApproximate] = useState<string>()

  return (
    <Stack gap="sm">
      <LocationSearch
        find={find}
        suggestion={suggestion}
        onChoose={(location) => {
          setApproximate(location.approximate ? location.label : undefined)
          onPick(location.point)
        }}
      />
      {error && <Callout tone="danger">{error}</Callout>}
      {approximate && (
        <Callout tone="warning" live>
          {approximate} is approximate: {whyExact}.
        </Callout>
      )}
      <MapView
        label="Map with the pin"
        text={pinText(point, radius)}
        point={point}
        radius={radius}
        tileUrl={tileUrl}
        onPick={onPick}
      />
    </Stack>
  )
}

function pinText(point: MapPoint | null, radius: number | undefined): string {
  if (!point) return 'No pin yet: find the place above, or press on the map.'
  const at = `Pin at ${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`
  return radius ? `${at}, with ${radius} m around it.` : `${at}.`
}
