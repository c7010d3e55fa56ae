import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { useLayoutEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'

/** Pixels that stay in view before the current one: the first tabs are not cut while it is in sight anyway. */
const BEFORE = 180

export interface Tab {
  label: string
  to: To
  active: boolean
  count?: number | undefined
}

/**
 * Views of one subject, each with its own address. Where they do not fit beside each other they take another line; on
 * phones they stand in one line that scrolls sideways.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    // With the next frame, for which the browser lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]')
      if (list.current && current) list.current.scrollLeft = current.offsetLeft - BEFORE
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <nav aria-label={label} css={tabsStyle}>
      <ul ref={list} css={listStyle}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link to={tab.to} aria-current={tab.active ? 'page' : undefined} css={tabStyle}>
              {/* The space separates label and count for screen readers: “Offered 1”. */}
              {tab.label} {tab.count !== undefined && <span css={countStyle}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tabsStyle = css({
  minWidth: 0,
  borderBottom: `1px solid ${theme.color.border}`,
  '@media print': { display: 'none' },
})

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.xs,
  [theme.below.tablet]: {
    position: 'relative',
    flexWrap: 'nowrap',
    columnGap: 0,
    overflowX: 'auto',
    // What goes on past the edge fades there; at the end it is the padding that fades.
    paddingRight: theme.space.lg,
    scrollPaddingRight: theme.space.lg,
    maskImage: `linear-gradient(to left, transparent, ${theme.color.text} ${theme.space.lg})`,
  },
})

const tabStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: 44,
  padding: `0 ${theme.space.snug}`,
  borderBottom: '3px solid transparent',
  color: theme.color.textMuted,
  fontSize: theme.size.compact,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.color.text },
  '&[aria-current]': {
    color: theme.color.text,
    borderBottomColor: theme.color.signal,
    fontWeight: theme.weight.heading,
  },
  '&:focus-visible': { outlineOffset: -3 },
  [theme.below.tablet]: {
    justifyContent: 'center',
    gap: theme.space.xs,
    minWidth: 44,
    padding: `0 ${theme.space.tight}`,
    fontSize: theme.size.small,
  },
})

const countStyle = css({
  padding: `0 ${theme.space.tight}`,
  borderRadius: theme.radius.pill,
  background: theme.color.neutralSurface,
  color: theme.color.neutralText,
  fontSize: theme.size.caption,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
})
