import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { type StateTone, stateColours, stateIcon } from './badge'

interface CalloutProps {
  tone?: Exclude<StateTone, 'neutral'> | undefined
  title?: string | undefined
  children?: ReactNode
  /** What the reader can do about it. */
  action?: ReactNode
  /** Announced by screen readers as soon as it appears. */
  live?: boolean | undefined
}

const toneWord = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' }

/** A message the reader should see before continuing. */
export function Callout({ tone = 'info', title, children, action, live }: CalloutProps) {
  const Icon = stateIcon[tone]
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div role={role} css={[calloutStyle, { background: stateColours[tone].surface }]}>
      <span css={[iconStyle, { color: stateColours[tone].text }]}>
        <Icon role="img" aria-label={toneWord[tone]} size={20} />
      </span>
      <div css={bodyStyle}>
        {title && <strong css={{ color: stateColours[tone].text, fontWeight: theme.weight.heading }}>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div css={actionStyle}>{action}</div>}
      </div>
    </div>
  )
}

const calloutStyle = css({
  display: 'flex',
  gap: theme.space.snug,
  padding: `${theme.space.snug} ${theme.space.md}`,
  outline: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontSize: theme.size.compact,
})

const iconStyle = css({ flex: 'none', display: 'flex', alignItems: 'center', height: '1.5em' })

const bodyStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.xs, minWidth: 0, flex: 1 })

const actionStyle = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm, marginTop: theme.space.xs })
