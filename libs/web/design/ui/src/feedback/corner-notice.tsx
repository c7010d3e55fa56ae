import { css, Global } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface CornerNoticeProps {
  title: string
  children?: ReactNode
  /** What to do about it. */
  action: ReactNode
  /** What a person pressed for it: gets the focus that is here when it goes. */
  opener?: HTMLElement | null
}

const CORNER = 'corner-notices'

/** A notice in the corner, or in the dialog that is open, that does not block the screen; several are stacked. */
export function CornerNotice({ title, children, action, opener }: CornerNoticeProps) {
  const [corner] = useState(findCorner)
  useLayoutEffect(
    () => () => {
      if (corner.contains(document.activeElement)) opener?.focus()
    },
    [corner, opener],
  )
  return (
    <>
      <Global styles={cornerStyle} />
      {createPortal(
        <div role="status" css={noticeStyle}>
          <strong css={{ fontWeight: theme.weight.heading }}>{title}</strong>
          {children && <div css={{ color: theme.color.textMuted }}>{children}</div>}
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm }}>{action}</div>
        </div>,
        corner,
      )}
    </>
  )
}

/** All notices share one element; toasts stand above it on phones, so its height is told to them. */
function findCorner(): Element {
  const found = document.getElementById(CORNER)
  if (found) return found
  const made = document.createElement('div')
  made.id = CORNER
  // A dialog hides what is around it from screen readers, but nothing with this; each notice is read out by itself.
  made.ariaLive = 'off'
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--corner-height', `${made.offsetHeight}px`),
  ).observe(made)
  return document.body.appendChild(made)
}

const cornerStyle = css({
  [`#${CORNER}`]: {
    position: 'fixed',
    inset: 'auto 16px 16px',
    zIndex: theme.layer.bar + 1,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: theme.space.sm,
    maxWidth: 360,
    pointerEvents: 'none',
    '&:not(:empty)': { paddingTop: theme.space.md },
    // Beside the navigation, whose last entries stay in reach.
    'body:has([data-sidebar]) &': {
      left: `calc(${theme.width.sidebar} + 16px)`,
      [theme.below.desktop]: { left: `calc(${theme.width.rail} + 16px)` },
      [theme.below.tablet]: { left: 16 },
    },
    [theme.below.tablet]: { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
    // Never over what must stay in reach, such as asking for help.
    'body:has([data-action-bar]) &': {
      bottom: 88,
      [theme.below.tablet]: { bottom: 'calc(148px + env(safe-area-inset-bottom))' },
    },
  },
})

const noticeStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.sm,
  padding: theme.space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surfaceRaised,
  fontSize: theme.size.compact,
  boxShadow: theme.shadow.raised,
  pointerEvents: 'auto',
})
