import { css } from '@emotion/react'
import { type Space, theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'

type Box = Omit<ComponentProps<'div'>, 'ref'>

interface GridProps extends Box {
  /** The narrowest a column may be before there is one fewer, in pixels. */
  min?: number | undefined
  gap?: Space | undefined
  /** Few things share the whole width instead of keeping to their columns. */
  stretch?: boolean | undefined
}

/** As many equal columns as fit. */
export function Grid({ min = 280, gap = 'md', stretch = false, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      css={{
        display: 'grid',
        gap: theme.space[gap],
        gridTemplateColumns: `repeat(${stretch ? 'auto-fit' : 'auto-fill'}, minmax(min(${min}px, 100%), 1fr))`,
      }}
    />
  )
}

interface ColumnsProps {
  children: ReactNode
  /** Beside the main part on wide screens, under it elsewhere. */
  aside: ReactNode
  /** What the aside is, for a screen reader. */
  asideLabel?: string | undefined
}

/** A main part and a narrower part beside it. */
export function Columns({ children, aside, asideLabel }: ColumnsProps) {
  return (
    <div css={columnsStyle}>
      <div css={columnStyle}>{children}</div>
      <aside aria-label={asideLabel} css={columnStyle}>
        {aside}
      </aside>
    </div>
  )
}

const columnsStyle = css({
  display: 'grid',
  gap: theme.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' },
})

const columnStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.md, minWidth: 0 })
