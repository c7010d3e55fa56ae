import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Bell, MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { Avatar } from '../pictures/avatar'
import { IconButton } from '../controls/button'
import { VisuallyHidden } from '../type/text'
import { ThemeToggle } from './theme-toggle'

export interface TopBarProps {
  title: string
  person: { name: string; picture?: string | null | undefined; to: To }
  notifications: { to: To; unread: number }
  onMenu: () => void
  /** Beside the title: what can be opened from every screen. */
  tools?: ReactNode
}

/** The screen's title, the theme, what is unread, and who is signed in. */
export function TopBar({ title, person, notifications, onMenu, tools }: TopBarProps) {
  const { unread } = notifications
  return (
    <header css={barStyle}>
      <h1 css={titleStyle}>{title}</h1>
      {tools}
      <ThemeToggle />
      <Link
        to={notifications.to}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        css={bellStyle}
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span aria-hidden css={unreadStyle}>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
      <Link to={person.to} css={personStyle}>
        <Avatar name={person.name} picture={person.picture} />
        <span aria-hidden css={nameStyle}>
          {person.name}
        </span>
        <VisuallyHidden>{person.name}, your profile</VisuallyHidden>
      </Link>
      <span css={menuStyle}>
        <IconButton label="Menu" aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon aria-hidden />
        </IconButton>
      </span>
    </header>
  )
}

const { color, space, from, below } = theme

export const barStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: 64,
  padding: `0 ${space.lg}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  [below.tablet]: { minHeight: 56, padding: `0 ${space.sm} 0 ${space.md}`, gap: 0 },
  [theme.short]: { position: 'static' },
  '@media print': { position: 'static', '& > :not(h1)': { display: 'none' } },
})

export const titleStyle = css({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.size.large,
  fontWeight: theme.weight.heading,
  letterSpacing: '-0.02em',
  // Two short lines instead of a truncated title.
  [below.tablet]: {
    fontSize: `min(${theme.size.large}, 4.5vw)`,
    lineHeight: 1.15,
    whiteSpace: 'normal',
    hyphens: 'auto',
  },
})

const bellStyle = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  borderRadius: theme.radius.control,
  color: color.textMuted,
  '&:hover': { background: color.surfaceMuted, color: color.text },
  [below.tablet]: { width: 44, height: 44 },
})

const unreadStyle = css({
  position: 'absolute',
  top: 2,
  right: 1,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: theme.radius.pill,
  background: color.danger,
  color: color.onDanger,
  // It may not cover the bell.
  fontSize: 'min(0.6875rem, 14px)',
  fontWeight: theme.weight.heavy,
  lineHeight: '18px',
  textAlign: 'center',
})

const personStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.snug,
  minHeight: 44,
  marginInlineStart: space.xs,
  padding: '3px 10px 3px 4px',
  borderRadius: theme.radius.control,
  color: color.text,
  fontSize: theme.size.compact,
  fontWeight: theme.weight.strong,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceMuted },
  [below.tablet]: { padding: 4, marginInlineStart: 0 },
  // Hidden on the narrowest phones, where the menu also leads to the profile.
  '@media (max-width: 359.98px)': { display: 'none' },
})

const nameStyle = css({
  display: 'none',
  maxWidth: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [from.tablet]: { display: 'inline' },
})

const menuStyle = css({ [from.tablet]: { display: 'none' } })
