import { Button, Inline, Text } from '@s4/ui'
import { directions, movePoint, type MapPoint } from './map-point'

interface MoveButtonsProps {
  /** As in *Move the pin*. */
  what: string
  metres: number
  point: MapPoint
  onMove: (point: MapPoint) => void
}

/** Moves a point of a map without a pointer. */
export const MoveButtons = ({ what, metres, point, onMove }: MoveButtonsProps) => (
  <Inline role="group" aria-label={`Move ${what} by ${metres} metres`}>
    <Text as="span" size="small">
      Move {what} by {metres} m:
    </Text>
    {directions.map((direction) => (
      <Button key={direction} tone="quiet" size="small" onClick={() => onMove(movePoint(point, direction, metres))}>
        {direction}
      </Button>
    ))}
  </Inline>
)
