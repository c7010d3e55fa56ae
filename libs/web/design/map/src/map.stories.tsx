import { useState } from 'react'
import type { MapPoint } from './map-point'
import { MapView } from './map-view'
import { MoveButtons } from './move-buttons'
import { OverviewMap } from './overview-map'
import { PointPicker } from './point-picker'
import { TrailMap } from './trail-map'

const dock: MapPoint = { lat: 51.5079, lng: -0.0594 }

export const Site = () => (
  <MapView
    label="Tobacco Dock"
    text="Booking on works within 150 m of the pin."
    point={dock}
    radius={150}
    height={240}
  />
)

export const WorkersOnAMap = () => (
  <MapView
    label="Where the workers are"
    text="Ada Okafor is inside the site, Bram Lewis is 300 m away."
    point={dock}
    radius={150}
    marks={[
      { point: { lat: 51.5081, lng: -0.0589 }, label: 'Ada Okafor' },
      { point: { lat: 51.5104, lng: -0.061 }, label: 'Bram Lewis', tone: 'danger' },
    ]}
    height={240}
  />
)

const findDock = async () => [{ label: 'Wapping, London E1W', point: dock, approximate: true }]

export const Picker = () => {
  const [point, setPoint] = useState<MapPoint | null>(dock)
  return <PointPicker point={point} radius={150} onPick={setPoint} find={findDock} suggestion="E1W 2SF" />
}

export const PickerWithoutAPin = () => (
  <PointPicker point={null} onPick={() => undefined} find={findDock} error="Place the pin." />
)

export const MovedWithoutAPointer = () => (
  <MoveButtons what="corner 2" metres={5} point={dock} onMove={() => undefined} />
)

const areas = [{ point: dock, radius: 150 }]

export const Overview = () => (
  <OverviewMap
    label="Sites and people"
    text="2 sites. 1 person shares where they are, outside the site."
    marks={[
      { id: 'dock', point: dock, name: 'Tobacco Dock', label: 'Tobacco Dock', tone: 'site' },
      {
        id: 'square',
        point: { lat: 51.5181, lng: -0.1757 },
        name: 'Merchant Square',
        label: 'Merchant Square',
        tone: 'site',
      },
      { id: 'ada', point: { lat: 51.5081, lng: -0.0589 }, name: 'Ada Okafor', label: 'Ada Okafor', tone: 'danger' },
    ]}
    areas={areas}
    height={240}
  />
)

const siteArea = { point: dock, radius: 150 }
const way = [
  { points: [dock, { lat: 51.5085, lng: -0.0585 }], isGap: false },
  {
    points: [
      { lat: 51.5085, lng: -0.0585 },
      { lat: 51.509, lng: -0.0601 },
    ],
    isGap: true,
  },
]

export const Trail = () => (
  <TrailMap
    label="Trail of Ada Okafor"
    area={siteArea}
    lines={way}
    at={{ point: { lat: 51.5085, lng: -0.0585 }, label: 'Ada Okafor at 22:10', tone: 'person' }}
    height={240}
  />
)
