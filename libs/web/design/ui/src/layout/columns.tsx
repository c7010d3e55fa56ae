import { css } from '@emotion/react'
import { type Space, theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'

type Box = Omit<ComponentProps<'div'>, 'ref'>

interface GridProps extends Box {
  /** The minimum width of a column in pixels. */
  min?: number | undefined
  gap?: Space | undefined
  /** Stretches few items to the whole width. */
  stretch?: boolean | undefined
}

export function Grid({ min = 280, gap = 'md', stretch = false, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      css={{
        display: 'grid',
        gap: theme.space[gap],
        gridTemplateColumns: `repeat(${stretch ? 'auto-fit' : 'auto-fill'}, minmax(min(${min / 16}rem, 100%), 1fr))`,
      }}
    />
  )
}

interface ColumnsProps {
  children: ReactNode
  /** Beside the main part where there is room, under it elsewhere. */
  aside: ReactNode
  /** The label of the aside for screen readers. */
  asideLabel?: string | undefined
  /** The aside comes first in the order of reading, and on narrow screens stands above the main part. */
  asideFirst?: boolean | undefined
  /** Beside the main part the aside stays in sight while that is scrolled. */
  asideStays?: boolean | undefined
}

/** A main part and a narrower part beside it. */
export function Columns({ children, aside, asideLabel, asideFirst, asideStays }: ColumnsProps) {
  const beside = (
    <aside aria-label={asideLabel} css={[columnStyle, asideFirst && firstStyle, asideStays && staysStyle]}>
      {aside}
    </aside>
  )
  return (
    <div css={roomStyle}>
      <div css={columnsStyle}>
        {asideFirst && beside}
        <div css={columnStyle}>{children}</div>
        {!asideFirst && beside}
      </div>
    </div>
  )
}

// By the room there is: in the pane beside a list there is less than in the window.
const roomStyle = css({ containerType: 'inline-size', width: '100%' })
const WITH_ROOM = '@container (min-width: 720px)'

const columnsStyle = css({
  display: 'grid',
  gap: theme.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WITH_ROOM]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
})

const firstStyle = css({ [WITH_ROOM]: { order: 1 } })

// Below the top bar and an alert, which stay, too.
const staysStyle = css({
  [WITH_ROOM]: { position: 'sticky', top: `calc(64px + ${theme.space.md} + var(--alert-room, 0px))` },
  [theme.short]: { position: 'static' },
})

const columnStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.md, minWidth: 0 })
