import { css, keyframes } from '@emotion/react'
import { theme } from '@s4/theme'

/** The whole screen while somebody signs in, changes apps or signs out. */
export function LoadingOverlay({ label = 'Loading…' }: { label?: string | undefined }) {
  return (
    <div role="status" data-loading css={overlayStyle}>
      <span aria-hidden css={ringsStyle}>
        <span css={[ringStyle, outerStyle]} />
        <span css={[ringStyle, innerStyle]} />
      </span>
      <span css={labelStyle}>{label}</span>
    </div>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const turnBack = keyframes({ to: { transform: 'rotate(-1turn)' } })

const overlayStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: theme.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.md,
  background: theme.color.backdrop,
})

const ringsStyle = css({
  position: 'relative',
  width: 88,
  height: 88,
  borderRadius: theme.radius.round,
  background: theme.color.surface,
  boxShadow: theme.shadow.raised,
})

const ringStyle = css({ position: 'absolute', borderRadius: theme.radius.round, border: '5px solid transparent' })

const outerStyle = css({
  inset: 10,
  borderTopColor: theme.color.ringOne,
  borderRightColor: theme.color.ringOne,
  animation: `${turn} 1.1s linear infinite`,
  [theme.still]: { animation: 'none', borderColor: theme.color.ringOne },
})

const innerStyle = css({
  inset: 22,
  borderBottomColor: theme.color.ringTwo,
  borderLeftColor: theme.color.ringTwo,
  animation: `${turnBack} 0.8s linear infinite`,
  [theme.still]: { animation: 'none', borderColor: theme.color.ringTwo },
})

const labelStyle = css({
  padding: '4px 14px',
  borderRadius: theme.radius.pill,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
})
