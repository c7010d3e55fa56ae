import { css, keyframes } from '@emotion/react'
import { theme } from '@s4/theme'

/** A grey bar in place of a line, a field or a picture. */
export function Bone({ width, height = 14 }: { width: string; height?: number }) {
  return <span aria-hidden css={[boneStyle, { width, height }]} />
}

/** In place of a card of a list. */
export function LineBones() {
  return (
    <div css={bonesStyle}>
      <Bone width="40%" height={16} />
      <Bone width="70%" />
    </div>
  )
}

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const boneStyle = css({
  display: 'block',
  borderRadius: theme.radius.small,
  background: theme.color.skeleton,
  animation: `${breathe} 1.4s ease-in-out infinite`,
  [theme.still]: { animation: 'none' },
})

export const skeletonStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.snug, width: '100%' })

export const bonesStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.snug,
  padding: theme.space.roomy,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
})
