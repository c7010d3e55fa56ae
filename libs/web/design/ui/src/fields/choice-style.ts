import { css } from '@emotion/react'
import { theme } from '@s4/theme'

const { color } = theme

/** The whole line can be pressed: its label lies over it, and only its control and links in a hint lie higher. */
export const choiceStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.snug,
  padding: '6px 0',
  '& input, & a': { position: 'relative', zIndex: 1 },
  [theme.below.tablet]: { padding: '10px 0' },
})
export const choiceTextStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.hair,
  minWidth: 0,
  paddingTop: 1,
})
export const choiceLabelStyle = css({
  fontSize: theme.size.body,
  lineHeight: '1.5rem',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

const markStyle = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  margin: 0,
  border: `1.5px solid ${color.controlBorder}`,
  background: color.surface,
  cursor: 'pointer',
  '&::before': { content: '""', transform: 'scale(0)', transition: `transform ${theme.motion.quick}` },
  '&:checked': { background: color.action, borderColor: color.action },
  '&:checked::before': { transform: 'scale(1)' },
  '&[aria-invalid="true"]': { borderColor: color.dangerMark },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
})

export const boxStyle = css(markStyle, {
  borderRadius: theme.radius.small,
  '&::before': {
    width: 14,
    height: 14,
    background: color.onAction,
    clipPath: 'polygon(14% 44%, 0 65%, 42% 100%, 100% 18%, 82% 2%, 38% 64%)',
  },
})

export const radioStyle = css(markStyle, {
  borderRadius: theme.radius.round,
  '&::before': { width: 10, height: 10, borderRadius: theme.radius.round, background: color.onAction },
})
