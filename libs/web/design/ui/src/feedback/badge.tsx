import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Check, Circle, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type StateTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

interface BadgeProps {
  tone?: StateTone | undefined
  children: ReactNode
}

/** A count, a kind or a tag. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span css={badgeStyle(tone)}>{children}</span>
}

interface StatusBadgeProps extends BadgeProps {
  /** Replaces the icon of the tone. */
  icon?: LucideIcon | undefined
}

export const stateIcon: Record<StateTone, LucideIcon> = {
  neutral: Circle,
  success: Check,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
}

/** A state, shown by colour, icon and word. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  const Icon = icon ?? stateIcon[tone]
  // A next state is a new badge: a longer word that begins further left has not moved.
  return (
    <span key={typeof children === 'string' ? children : undefined} css={badgeStyle(tone)}>
      <Icon aria-hidden size={13} strokeWidth={2.5} />
      {children}
    </span>
  )
}

export const stateColours = {
  neutral: { text: theme.color.neutralText, surface: theme.color.neutralSurface, mark: theme.color.controlBorder },
  success: { text: theme.color.successText, surface: theme.color.successSurface, mark: theme.color.successMark },
  warning: { text: theme.color.warningText, surface: theme.color.warningSurface, mark: theme.color.warningMark },
  danger: { text: theme.color.dangerText, surface: theme.color.dangerSurface, mark: theme.color.dangerMark },
  info: { text: theme.color.infoText, surface: theme.color.infoSurface, mark: theme.color.infoMark },
}

const badgeBase = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  width: 'fit-content',
  padding: '2px 9px',
  borderRadius: theme.radius.pill,
  fontSize: theme.size.caption,
  fontWeight: theme.weight.strong,
  lineHeight: '1.125rem',
  // A long one takes two lines where it has no room for one.
  flexShrink: 0,
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flex: 'none' },
})

const badgeStyle = (tone: StateTone) => [
  badgeBase,
  { color: stateColours[tone].text, background: stateColours[tone].surface },
]
