import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Siren } from 'lucide-react'
import type { ReactNode } from 'react'

interface UrgentBarProps {
  title: string
  /** More about it; a phone has room for the title only. */
  children?: ReactNode
  /** What to do about it. */
  action: ReactNode
}

/** Something that needs a person now, above whatever screen is open. */
export function UrgentBar({ title, children, action }: UrgentBarProps) {
  return (
    <section aria-label="Alerts" css={barStyle}>
      <div role="alert" css={wordsStyle}>
        <Siren aria-hidden size={20} css={{ flex: 'none' }} />
        <strong css={{ fontWeight: theme.weight.heading }}>{title}</strong>
        {children && <span css={moreStyle}>{children}</span>}
      </div>
      <div css={actionStyle}>{action}</div>
    </section>
  )
}

const barStyle = css({
  position: 'sticky',
  top: 8,
  zIndex: theme.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  marginBottom: theme.space.md,
  padding: `${theme.space.sm} ${theme.space.md}`,
  borderRadius: theme.radius.control,
  background: theme.color.dangerSurface,
  color: theme.color.dangerText,
  border: `2px solid ${theme.color.dangerMark}`,
  [theme.below.tablet]: { flexWrap: 'nowrap', padding: `${theme.space.xs} ${theme.space.sm}` },
  '@media print': { display: 'none' },
})

const wordsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  minWidth: 0,
  [theme.below.tablet]: { flexWrap: 'nowrap' },
})

const moreStyle = css({ [theme.below.tablet]: { display: 'none' } })

const actionStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  [theme.below.tablet]: { flex: 'none', flexWrap: 'nowrap', gap: theme.space.xs },
})
