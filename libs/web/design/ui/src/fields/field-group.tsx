import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

/**
 * Short fields side by side where there is room, such as a start and an end. Labels stand level, and so do controls,
 * whatever hints and errors are between them.
 */
export function FieldGroup({ children, min = 160 }: { children: ReactNode; min?: number | undefined }) {
  return (
    <div css={[groupStyle, { gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))` }]}>
      {children}
    </div>
  )
}

// The rows of one line of fields: label, hint, error, control. Rows have no gap, because most are empty.
const groupStyle = css({
  display: 'grid',
  columnGap: theme.space.md,
  alignItems: 'end',
  marginTop: `-${theme.space.md}`,
  // Its upper margin lies over the field above, which is still pressed.
  pointerEvents: 'none',
  '& > *': { gridRow: 'span 4', marginTop: theme.space.md, pointerEvents: 'auto' },
  '& > :has(> label)': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignSelf: 'stretch',
    '& > * + *': { marginTop: theme.space.tight },
    '& > [id$="-hint"]': { gridRow: 2 },
    '& > [id$="-error"]': { gridRow: 3 },
    '& > :last-child': { gridRow: 4 },
  },
})
