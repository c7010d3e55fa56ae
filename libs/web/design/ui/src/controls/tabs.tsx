import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'

export interface Tab {
  label: string
  to: To
  active: boolean
  count?: number | undefined
}

/** Views of one subject, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const strip = useRef<HTMLElement>(null)
  const open = tabs.findIndex(({ active }) => active)

  // On narrow screens the active tab is scrolled into view.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [open])

  return (
    <nav ref={strip} aria-label={label} css={tabsStyle}>
      <ul css={listStyle}>
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
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.color.border}`,
  '@media print': { display: 'none' },
})

const listStyle = css({ display: 'flex', gap: theme.space.xs, width: 'max-content' })

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
})

const countStyle = css({
  padding: '0 7px',
  borderRadius: theme.radius.pill,
  background: theme.color.neutralSurface,
  color: theme.color.neutralText,
  fontSize: theme.size.caption,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
})
