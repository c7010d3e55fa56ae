import { Callout, Stack } from '@s4/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { awayText, type MapPoint } from './map-point'
import { MapView } from './map-view'
import { LocationSearch, type FindLocations, type FoundLocation } from './location-search'

interface PointPickerProps {
  point: MapPoint | null
  /** Metres. */
  radius?: number | undefined
  /** Corners shown in place of the circle. */
  corners?: readonly MapPoint[] | undefined
  onPick: (point: MapPoint) => void
  find: FindLocations
  tileUrl?: string | undefined
  /** The first search text, such as a postcode already typed. */
  suggestion?: string | undefined
  /** A postcode; the pin moves there when it changes, until it is placed by hand. */
  follow?: string | null | undefined
  error?: string | undefined
  /** Why the exact spot matters. */
  whyExact?: string | undefined
}

/** What the pin is told from, in words for the same spot and for one beside it. */
interface Landmark {
  point: MapPoint
  here: string
  of: string
}

/** Places a pin by search, click, drag or keyboard, with a circle for the radius. */
export function PointPicker({
  point,
  radius,
  corners = [],
  onPick,
  find,
  tileUrl,
  suggestion,
  follow = null,
  error,
  whyExact = 'move the pin to the door',
}: PointPickerProps) {
  const [approximate, setApproximate] = useState<string>()
  const [byHand, setByHand] = useState(false)
  const followed = useRef(point ? follow : null)

  const [landmark, setLandmark] = useState<Landmark | null>(point && { point, here: 'on the map', of: 'where it was' })

  const pick = (location: FoundLocation) => {
    setLandmark({ point: location.point, here: `at ${location.label}`, of: location.label })
    setApproximate(location.approximate ? location.label : undefined)
    onPick(location.point)
  }
  const findFollowed = useEffectEvent((postcode: string) => find(postcode).catch(() => []))
  // As the form is when the answer comes: it may have been sent meanwhile, and complains of a missing pin.
  const pickFollowed = useEffectEvent(pick)

  useEffect(() => {
    if (follow === null || byHand || followed.current === follow) return undefined
    followed.current = follow
    let isShown = true
    void findFollowed(follow).then(([first]) => {
      if (first && isShown) pickFollowed(first)
    })
    return () => {
      isShown = false
    }
  }, [follow, byHand])

  return (
    <Stack gap="sm">
      <LocationSearch
        find={find}
        suggestion={suggestion}
        onChoose={(location) => {
          setByHand(true)
          pick(location)
        }}
      />
      {error && <Callout tone="danger">{error}</Callout>}
      {approximate && (
        <Callout tone="warning" live>
          Only the area of {approximate} is known, so the pin may be miles away: {whyExact}.
        </Callout>
      )}
      <MapView
        label="Map with the pin"
        text={pinText(point, landmark, corners.length > 0 ? undefined : radius)}
        point={point}
        radius={radius}
        corners={corners}
        tileUrl={tileUrl}
        onPick={(placed) => {
          setByHand(true)
          if (!landmark) setLandmark({ point: placed, here: 'where you pressed', of: 'where you pressed' })
          onPick(placed)
        }}
      />
    </Stack>
  )
}

function pinText(point: MapPoint | null, landmark: Landmark | null, radius: number | undefined): string {
  if (!point) return 'No pin yet: find the place above, or press on the map.'
  const away = landmark && awayText(landmark.point, point)
  const where = away ? `${away} of ${landmark.of}` : (landmark?.here ?? 'on the map')
  return radius ? `The pin is ${where}, with ${radius} m around it.` : `The pin is ${where}.`
}
