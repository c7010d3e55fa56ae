import { VisuallyHidden } from '../type/text'
import { Bone, bonesStyle, LineBones, skeletonStyle } from './bones'

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
    <div role="status" data-loading css={skeletonStyle}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Part key={index} />
      ))}
    </div>
  )
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

const parts = {
  text: () => <Bone width="100%" />,
  card: CardBones,
  list: LineBones,
  table: () => <Bone width="100%" height={44} />,
}
