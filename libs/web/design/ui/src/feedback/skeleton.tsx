import { css, keyframes } from '@emotion/react'
import { theme } from '@s4/theme'
import { VisuallyHidden } from '../type/text'

interface SkeletonProps {
  /** The shape of what is coming. */
  shape?: 'text' | 'card' | 'list' | 'table' | undefined
  /** How many lines, cards or rows. */
  count?: number | undefined
  label?: string | undefined
}

/** A placeholder in the shape of the content being loaded. */
export function Skeleton({ shape = 'list', count = shape === 'card' ? 1 : 3, label = 'Loading…' }: SkeletonProps) {
  const Part = parts[shape]
  return (
    <div role="status" css={skeletonStyle}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Part key={index} />
      ))}
    </div>
  )
}

function Bone({ width, height = 14 }: { width: string; height?: number }) {
  return <span aria-hidden css={[boneStyle, { width, height }]} />
}

function CardBones() {
  return (
    <div css={bonesStyle}>
      <Bone width="45%" height={18} />
      <Bone width="80%" />
      <Bone width="65%" />
      <Bone width="30%" height={24} />
    </div>
  )
}

function LineBones() {
  return (
    <div css={bonesStyle}>
      <Bone width="40%" height={16} />
      <Bone width="70%" />
    </div>
  )
}

const parts = {
  text: () => <Bone width="100%" />,
  card: CardBones,
  list: LineBones,
  table: () => <Bone width="100%" height={44} />,
}

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const skeletonStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.snug, width: '100%' })

const bonesStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.snug,
  padding: theme.space.roomy,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
})

const boneStyle = css({
  display: 'block',
  borderRadius: theme.radius.small,
  background: theme.color.skeleton,
  animation: `${breathe} 1.4s ease-in-out infinite`,
  [theme.still]: { animation: 'none' },
})
