import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'
import { type StateTone, stateColours } from './badge'

interface StripProps {
  tone?: Exclude<StateTone, 'neutral'> | undefined
  title: string
  /** Below the title, at most two lines. */
  children: ReactNode
  /** Where it leads, beside the text. */
  action: ReactNode
}

/** A low banner above a screen, as high whatever it says. */
export const Strip = ({ tone = 'info', title, children, action }: StripProps) => (
  <div css={[stripStyle, { background: stateColours[tone].surface }]}>
    <div css={textStyle}>
      <strong css={[lineStyle, { color: stateColours[tone].text, fontWeight: theme.weight.heading }]}>{title}</strong>
      <span css={linesStyle}>{children}</span>
    </div>
    <div css={{ flex: 'none' }}>{action}</div>
  </div>
)

/** At 400% zoom: the title may take two lines, and what is below it one. */
const narrow = '@media (max-width: 359.98px)'

const stripStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  height: 64,
  padding: `0 ${theme.space.md}`,
  [narrow]: { padding: `0 ${theme.space.sm}`, gap: theme.space.xs },
  outline: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontSize: theme.size.compact,
})

const textStyle = css({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })

const lineStyle = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.4,
  [narrow]: { whiteSpace: 'normal', lineHeight: 1.2, fontSize: theme.size.small },
})

const linesStyle = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: theme.size.small,
  lineHeight: 1.3,
  [narrow]: { WebkitLineClamp: 1 },
})
