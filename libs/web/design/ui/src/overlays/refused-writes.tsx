import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Button } from '../controls/button'
import { Refusal } from '../feedback/refusal'
import type { RefusedWrite } from './refusals'

interface RefusedWritesProps {
  refused: readonly RefusedWrite[]
  onClose: (refusal: RefusedWrite) => void
}

export const RefusedWrites = ({ refused, onClose }: RefusedWritesProps) => (
  <div css={placeStyle}>
    {refused.map((refusal) => (
      <Refusal
        key={refusal.message}
        failure={refusal}
        action={
          <Button size="small" tone="plain" onClick={() => onClose(refusal)}>
            Close
          </Button>
        }
      />
    ))}
  </div>
)

/** In sight also where the button that was pressed is far down, and never above what covers the page. */
const placeStyle = css({
  position: 'sticky',
  top: 76,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.sm,
  marginBottom: theme.space.md,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow.raised,
  [theme.below.tablet]: { top: 64 },
  [theme.short]: { position: 'static' },
  '[role=dialog] &': { position: 'static', marginBottom: 0, boxShadow: 'none' },
  '@media print': { display: 'none' },
})
