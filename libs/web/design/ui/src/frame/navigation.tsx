import { lazyExtra } from '../feedback/lazy-part'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link, type To } from 'react-router-dom'

// Only for what is closed, so it is not among what the first screen loads.
const Tooltip = lazyExtra(async () => (await import('../overlays/tooltip')).Tooltip)

export interface NavigationItem {
  label: string
  icon: LucideIcon
  /** Either `to` or `onSelect`. */
  to?: To | undefined
  onSelect?: (() => void) | undefined
  active?: boolean | undefined
  /** Unread or waiting things; hidden at 0. */
  count?: number | undefined
  /** Why it is closed; a press then calls `onBlocked` instead of navigating. */
  blockedReason?: string | undefined
  onBlocked?: (() => void) | undefined
}

interface NavigationEntryProps {
  item: NavigationItem
  /** Runs on any press, for example to close the menu. */
  onPress?: (() => void) | undefined
  look: 'bar' | 'sheet'
}

/** One line of the sidebar, the bottom bar or the menu. */
export function NavigationEntry({ item, onPress, look }: NavigationEntryProps) {
  const { label, icon: Icon, to, onSelect, active, count, blockedReason, onBlocked } = item
  const inside: ReactNode = (
    <>
      <Icon aria-hidden size={20} />
      <span css={look === 'bar' ? barLabelStyle : undefined}>{label}</span>
      {count ? <span css={[countStyle, look === 'bar' && barCountStyle]}>{count > 99 ? '99+' : count}</span> : null}
    </>
  )
  const style = [entryStyle, look === 'bar' ? barEntryStyle : sheetEntryStyle]
  const current = active ? 'page' : undefined

  if (blockedReason) {
    const button = (
      <button
        type="button"
        aria-disabled
        aria-current={current}
        onClick={() => (onPress?.(), onBlocked?.())}
        css={[style, blockedStyle]}
      >
        {inside}
      </button>
    )
    return (
      <Suspense fallback={button}>
        <Tooltip text={blockedReason} side={look === 'bar' ? 'right' : 'top'}>
          {button}
        </Tooltip>
      </Suspense>
    )
  }
  if (to !== undefined) {
    return (
      <Link to={to} onClick={onPress} aria-current={current} css={style}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={() => (onPress?.(), onSelect?.())} css={style}>
      {inside}
    </button>
  )
}

const { color, space, below } = theme

const entryStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  width: '100%',
  minHeight: 44,
  padding: `0 ${space.snug}`,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  fontSize: theme.size.compact,
  fontWeight: theme.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}`,
  '& > svg': { flex: 'none' },
})

const barEntryStyle = css({
  color: color.sidebarMuted,
  '&:hover': { background: color.sidebarHover, color: color.onSidebar },
  '&:focus-visible': { outlineColor: color.signal, outlineOffset: -2 },
  '&[aria-current]': { background: color.sidebarHover, color: color.onSidebar },
  '&[aria-current] > svg': { color: color.signal },
  [below.desktop]: { justifyContent: 'center', padding: 0 },
  [below.tablet]: {
    flexDirection: 'column',
    gap: space.hair,
    minHeight: 56,
    // Four labels beside each other: larger text grows as far as they fit.
    fontSize: `min(${theme.size.caption}, 4.2vw)`,
    '&[aria-current]': { background: 'none' },
  },
})

const sheetEntryStyle = css({
  minHeight: 48,
  color: color.text,
  '&:hover': { background: color.surfaceMuted },
  '&[aria-current]': { background: color.selected, color: color.onSelected },
})

const blockedStyle = css({ cursor: 'not-allowed', '& > svg, & > span': { opacity: 0.72 } })

// The narrow sidebar shows icons only; labels stay for screen readers.
const barLabelStyle = css({
  '@media (min-width: 768px) and (max-width: 1024.98px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  [below.tablet]: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

const countStyle = css({
  marginInlineStart: 'auto',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: theme.radius.pill,
  background: color.signal,
  color: color.onSignal,
  fontSize: theme.size.caption,
  fontWeight: theme.weight.heavy,
  lineHeight: '1.25rem',
  textAlign: 'center',
})

// It may not cover the label.
const barCountStyle = css({
  fontSize: 'min(0.75rem, 14px)',
  lineHeight: '20px',
  [below.desktop]: { position: 'absolute', top: 4, right: 'calc(50% - 30px)' },
})
