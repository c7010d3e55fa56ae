import { css } from '@emotion/react'
import { theme } from '@s4/theme'

export const popupStyle = css({
  maxHeight: 'min(360px, var(--available-height))',
  minWidth: 180,
  maxWidth: 'var(--available-width)',
  padding: 6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.border}`,
  borderRadius: 12,
  background: theme.color.surfaceRaised,
  color: theme.color.text,
  boxShadow: theme.shadow.raised,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${theme.motion.quick}, transform ${theme.motion.quick}`,
  '&:focus-visible': { outline: 'none' },
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'scale(0.98)' },
  [theme.still]: { transition: 'none' },
})
