import type { Point } from '@s4/contract'
import { awayText, MoveButtons } from '@s4/map'
import { Button, SelectField, Stack } from '@s4/ui'
import { useState } from 'react'

interface MoveCornerProps {
  corners: readonly Point[]
  /** The pin of the site. */
  point: Point | null
  onChange: (corners: Point[]) => void
}

/** Each corner in words, with buttons that move or remove the chosen one without a pointer. */
export function MoveCorner({ corners, point, onChange }: MoveCornerProps) {
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, corners.length - 1)
  const corner = corners[index]
  if (!corner) return null
  return (
    <Stack gap="sm">
      <SelectField
        label="Corner to move"
        name="corner"
        value={String(index)}
        options={corners.map((each, at) => ({
          value: String(at),
          label: `Corner ${at + 1} of ${corners.length}${whereText(point, each)}`,
        }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <MoveButtons
        what={`corner ${index + 1}`}
        metres={5}
        point={corner}
        onMove={(moved) => onChange(corners.with(index, moved))}
      />
      <div>
        <Button tone="quiet" size="small" onClick={() => onChange(corners.toSpliced(index, 1))}>
          Remove corner {index + 1}
        </Button>
      </div>
    </Stack>
  )
}

function whereText(point: Point | null, corner: Point): string {
  if (!point) return ''
  const away = awayText(point, corner)
  return away ? `, ${away} of the pin` : ', at the pin'
}
