import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../type/text'
import { Bone, bonesStyle, LineBones, skeletonStyle } from './bones'

const repeat = (count: number, part: ReactNode) => Array.from({ length: count }, (_, at) => <div key={at}>{part}</div>)

const lines = repeat(5, <LineBones />)

const tabs = <Bone width="60%" height={24} />

const facts = (
  <div css={bonesStyle}>
    <Bone width="45%" height={22} />
    {repeat(6, <Bone width="70%" />)}
  </div>
)

const parts = {
  /** Cards under one another. */
  list: lines,
  /** A list with tabs above it. */
  tabs: [tabs, lines],
  /** A list with tabs and a search above it. */
  search: [tabs, tabs, lines],
  /** The facts of one record. */
  record: [facts, facts],
}

export type ScreenShape = keyof typeof parts

/** A whole screen in the shape of what is coming. */
export const ScreenSkeleton = ({ shape }: { shape: ScreenShape }) => (
  <div role="status" data-loading css={[skeletonStyle, screenStyle]}>
    <VisuallyHidden>Loading…</VisuallyHidden>
    {parts[shape]}
  </div>
)

const screenStyle = css({ maxWidth: theme.width.content, gap: theme.space.md })
