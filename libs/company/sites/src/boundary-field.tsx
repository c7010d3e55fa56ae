import type { Point } from '@s4/contract'
import { MapView, movePoint } from '@s4/map'
import { Button, Disclosure, Inline, Stack, TextArea } from '@s4/ui'
import { useState, type ComponentProps } from 'react'
import { boundaryText, cornersIn, known } from './boundary-text'
import { MoveCorner } from './move-corner'

interface BoundaryFieldProps {
  field: Partial<ComponentProps<typeof TextArea>>
  value: string
  onChange: (value: string) => void
  point: Point | null
  /** Metres of the circle that stands without corners. */
  radius: number
  tileUrl: string | undefined
}

const STEP_METRES = 25

/** The corners of a site, pressed on a map, added by a button or typed, in place of the circle around its pin. */
export function BoundaryField({ field, value, onChange, point, radius, tileUrl }: BoundaryFieldProps) {
  const corners = known(cornersIn(value))
  const [opened, setOpened] = useState(false)
  // Also for a draft that comes back; it stays open while the corners are written anew.
  if (value !== '' && !opened) setOpened(true)
  const [writes, setWrites] = useState(false)
  if (field.error && !writes) setWrites(true)
  const change = (drawn: readonly Point[]) => onChange(boundaryText(drawn))
  const last = corners.at(-1) ?? point
  return (
    <Disclosure summary="Draw the edge of the site yourself" open={opened}>
      <Stack gap="sm">
        <MapView
          label="Map with the boundary"
          text={summary(corners.length)}
          point={point}
          radius={radius}
          corners={corners}
          tileUrl={tileUrl}
          onCorners={change}
        />
        <Inline>
          <Button
            tone="quiet"
            size="small"
            disabled={last === null}
            onClick={() => last && change([...corners, movePoint(last, 'East', STEP_METRES)])}
          >
            Add a corner
          </Button>
          <Button
            tone="quiet"
            size="small"
            disabled={corners.length === 0}
            onClick={() => change(corners.slice(0, -1))}
          >
            Remove the last corner
          </Button>
          <Button tone="quiet" size="small" disabled={value === ''} onClick={() => onChange('')}>
            Use the circle
          </Button>
        </Inline>
        <MoveCorner corners={corners} point={point} onChange={change} />
        <Disclosure summary="Write the corners as latitude and longitude" open={writes}>
          <TextArea
            label="Corners of the boundary"
            optional
            rows={4}
            autoComplete="off"
            spellCheck={false}
            hint="One corner a line, in order around the site: latitude, longitude. From 3 to 50 corners."
            {...field}
          />
        </Disclosure>
      </Stack>
    </Disclosure>
  )
}

function summary(count: number): string {
  if (count === 0) return 'No corners yet: press on the map along the edge of the site, or add them by the button.'
  if (count < 3) return `${count === 1 ? '1 corner' : '2 corners'} of at least 3.`
  return `${count} corners. Drag one to move it; press on the map to add another after the last.`
}
