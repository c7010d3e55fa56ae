import { css } from '@emotion/react'
import { type Space, theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
type Justify = 'start' | 'center' | 'end' | 'between'
type Box = Omit<ComponentProps<'div'>, 'ref'>

const along = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }
const across = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' }

interface StackProps extends Box {
  gap?: Space | undefined
  align?: Align | undefined
}

/** Things under one another. */
export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return (
    <div
      {...rest}
      css={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: theme.space[gap], alignItems: across[align] }}
    />
  )
}

interface InlineProps extends StackProps {
  justify?: Justify | undefined
  /** Keeps everything on one line; the default wraps. */
  nowrap?: boolean | undefined
}

/** Things beside one another, wrapping when there is no room. */
export function Inline({ gap = 'sm', align = 'center', justify = 'start', nowrap = false, ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      css={{
        display: 'flex',
        flexWrap: nowrap ? 'nowrap' : 'wrap',
        minWidth: 0,
        gap: theme.space[gap],
        alignItems: across[align],
        justifyContent: along[justify],
      }}
    />
  )
}

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

interface PageProps {
  children: ReactNode
  /** `form` holds a single column of fields; `content` everything else. */
  width?: 'content' | 'form' | undefined
}

/** The content of one screen: its greatest width and the space between its parts. */
export function Page({ children, width = 'content' }: PageProps) {
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: theme.space.lg,
        width: '100%',
        maxWidth: theme.width[width],
        minWidth: 0,
      }}
    >
      {children}
    </div>
  )
}

export function Divider() {
  return <hr css={{ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${theme.color.border}` }} />
}

interface ListProps {
  children: ReactNode
  label?: string | undefined
  gap?: Space | undefined
}

/** A list of cards or lines; its children are `<li>`. */
export function List({ children, label, gap = 'snug' }: ListProps) {
  // Safari forgets that an unmarked list is one.
  return (
    <ul role="list" aria-label={label} css={{ display: 'flex', flexDirection: 'column', gap: theme.space[gap] }}>
      {children}
    </ul>
  )
}

/** A box of fixed height for a map, a chart or a picture. */
export function Frame({ height = 320, children, ...rest }: Box & { height?: number | undefined }) {
  return (
    <div
      {...rest}
      css={{
        position: 'relative',
        isolation: 'isolate',
        height,
        overflow: 'hidden',
        borderRadius: theme.radius.card,
        border: `1px solid ${theme.color.border}`,
        background: theme.color.surfaceMuted,
      }}
    >
      {children}
    </div>
  )
}

interface ReserveProps extends Box {
  /** The least height on a phone and on anything wider, in pixels. */
  phone: number
  desk: number
}

/** Room kept for what comes later, so that nothing below it moves. */
export function Reserve({ phone, desk, ...rest }: ReserveProps) {
  return <div {...rest} css={{ minHeight: phone, minWidth: 0, [theme.from.tablet]: { minHeight: desk } }} />
}

/** A column that scrolls by itself, such as a conversation; `fill` takes the screen's remaining height. */
export function ScrollArea({ height, ...rest }: Box & { height: number | 'fill' }) {
  return (
    <div
      tabIndex={0}
      {...rest}
      css={{
        height: height === 'fill' ? 'calc(100dvh - 320px)' : height,
        minHeight: 200,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      }}
    />
  )
}

/** The main actions of a long form, kept in sight at the bottom. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div css={actionBarStyle}>{children}</div>
}

const actionBarStyle = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  alignItems: 'center',
  padding: `${theme.space.snug} 0`,
  borderTop: `1px solid ${theme.color.border}`,
  background: theme.color.canvas,
  [theme.below.tablet]: { bottom: 'calc(60px + env(safe-area-inset-bottom))' },
})
