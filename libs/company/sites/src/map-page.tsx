import type { Point } from '@s4/contract'
import { PointPicker } from '@s4/map'
import { useConfig, useFindLocations } from '@s4/queries'
import { ButtonLink, Page, Stack, Text, TextField } from '@s4/ui'
import { useState } from 'react'
import { newSiteAt } from './picked-point'

/** A map for choosing a point and the boundary around it, from which a site can be created. */
export function MapPage() {
  const [point, setPoint] = useState<Point | null>(null)
  const [typed, setTyped] = useState('500')
  const find = useFindLocations()
  const { tileUrl } = useConfig()
  const metres = Number(typed)
  const usable = Number.isInteger(metres) && metres >= 50 && metres <= 5000

  return (
    <Page>
      <Stack gap="lg">
        <Text>Find a place, press on the map to drop a pin, and set how far around it is still at the site.</Text>
        <TextField
          label="Site boundary"
          inputMode="numeric"
          suffix="m"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={usable ? undefined : 'Use 50 to 5,000 metres.'}
        />
        <PointPicker point={point} radius={usable ? metres : 500} onPick={setPoint} find={find} tileUrl={tileUrl} />
        {point && usable && <ButtonLink to={newSiteAt({ point, geofenceMetres: metres })}>Make this a site</ButtonLink>}
      </Stack>
    </Page>
  )
}
