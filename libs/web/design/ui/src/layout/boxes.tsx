import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'

type Box = Omit<ComponentProps<'div'>, 'ref'>

export function Divider() {
  return <hr css={{ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${theme.color.border}` }} />
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
  /** The minimum height in pixels on phones and on wider screens. */
  phone: number
  desk: number
}

/** Reserves space for content that loads later, so that nothing below it moves. */
export function Reserve({ phone, desk, ...rest }: ReserveProps) {
  return <div {...rest} css={{ minHeight: phone, minWidth: 0, [theme.from.tablet]: { minHeight: desk } }} />
}

/** A screen that another one replaces. It has no box of its own, so that the next one is not the last one moved. */
export const Screen = ({ hidden, children }: { hidden: boolean; children: ReactNode }) => (
  <div hidden={hidden} css={{ '&:not([hidden])': { display: 'contents' } }}>
    {children}
  </div>
)

interface ActionBarProps {
  children: ReactNode
  /** For the one action of a whole page: on phones it is always in reach, elsewhere it stands where the form ends. */
  ofPage?: boolean | undefined
  /** Stands first in its `Stack`, for keys and switches to reach, and is seen last in it. */
  reachedFirst?: boolean | undefined
}

/** The main actions of a long form, always visible at the bottom. */
export function ActionBar({ children, ofPage = false, reachedFirst = false }: ActionBarProps) {
  return (
    <div data-action-bar css={[ofPage ? pageActionStyle : actionBarStyle, reachedFirst && { order: 1 }]}>
      {children}
    </div>
  )
}

/** What stands above every screen; takes no room while it is empty. */
export function Banners({ children }: { children: ReactNode }) {
  return <div css={bannersStyle}>{children}</div>
}

const bannersStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.sm,
  '&:not(:empty)': { marginBottom: theme.space.md },
  '@media print': { display: 'none' },
})

const ABOVE_NAVIGATION = 'calc(58px + env(safe-area-inset-bottom))'

const IN_REACH = '@media (max-width: 767.98px) and (min-height: 400px)'

// Always at one place, so that no toast lies on it.
const inReach = {
  position: 'fixed',
  insetInline: 0,
  bottom: ABOVE_NAVIGATION,
  zIndex: 1,
  padding: `${theme.space.snug} ${theme.space.md}`,
  borderTop: `1px solid ${theme.color.border}`,
  background: theme.color.canvas,
  // The end of the page is not under it.
  'main:has(&)': { paddingBottom: 'calc(156px + env(safe-area-inset-bottom) + var(--corner-height, 0px))' },
} as const

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
  [theme.short]: { position: 'static' },
  [IN_REACH]: inReach,
})

const pageActionStyle = css({
  display: 'flex',
  [IN_REACH]: { ...inReach, '& > *': { flex: 1 } },
})
