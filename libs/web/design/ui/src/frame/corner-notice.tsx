import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

interface CornerNoticeProps {
  title: string
  children?: ReactNode
  /** What to do about it, now or by and by. */
  action: ReactNode
}

/** Something to act on soon that must not get in the way: it waits in a corner and is read out once. */
export function CornerNotice({ title, children, action }: CornerNoticeProps) {
  return (
    <div role="status" css={noticeStyle}>
      <strong css={{ fontWeight: 650 }}>{title}</strong>
      {children && <div css={{ color: theme.color.textMuted }}>{children}</div>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm }}>{action}</div>
    </div>
  )
}

const noticeStyle = css({
  position: 'fixed',
  left: 16,
  bottom: 16,
  zIndex: theme.layer.bar + 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.sm,
  width: 'min(360px, calc(100vw - 32px))',
  padding: theme.space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surfaceRaised,
  color: theme.color.text,
  fontSize: '15px',
  boxShadow: theme.shadow.raised,
  [theme.below.tablet]: { bottom: 'calc(76px + env(safe-area-inset-bottom))' },
})
