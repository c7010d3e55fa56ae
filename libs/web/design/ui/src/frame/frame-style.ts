import { css } from '@emotion/react'
import { theme } from '@s4/theme'

const { color, space, width, below } = theme

export const frameStyle = css({
  display: 'grid',
  gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  [below.desktop]: { gridTemplateColumns: `${width.rail} minmax(0, 1fr)` },
  [below.tablet]: { display: 'block' },
  '@media print': { display: 'block' },
})

export const sidebarStyle = css({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  height: '100dvh',
  padding: space.snug,
  overflowY: 'auto',
  background: color.sidebar,
  color: color.onSidebar,
  outline: '1px solid transparent',
  [below.tablet]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.layer.bar,
    height: 'auto',
    padding: '2px 4px env(safe-area-inset-bottom)',
    overflow: 'visible',
  },
  '@media print': { display: 'none' },
})

export const contentStyle = css({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const CORNER = 'var(--corner-height, 0px)'

export const mainStyle = css({
  flex: 1,
  // The end of a page is not under notices in the corner.
  padding: `${space.lg} ${space.lg} calc(${space.xl} + ${CORNER})`,
  '&:focus': { outline: 'none' },
  [below.tablet]: {
    padding: `${space.md} ${space.md} calc(84px + env(safe-area-inset-bottom) + ${CORNER})`,
  },
})
