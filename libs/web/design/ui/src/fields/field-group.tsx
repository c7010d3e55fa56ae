import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

/** Short fields side by side where there is room, such as a start and an end. */
export function FieldGroup({ children, min = 160 }: { children: ReactNode; min?: number | undefined }) {
  return (
    <div css={[groupStyle, { gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))` }]}>
      {children}
    </div>
  )
}

const groupStyle = css({ display: 'grid', gap: theme.space.md, alignItems: 'end' })
