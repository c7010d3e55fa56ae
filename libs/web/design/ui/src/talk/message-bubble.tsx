import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

interface MessageBubbleProps {
  /** Written by the reader; shown on the right. */
  own?: boolean | undefined
  author: string
  /** When it was sent and whether it arrived. */
  note?: ReactNode
  children: ReactNode
}

/** One message of a conversation; a child of `List`. */
export function MessageBubble({ own = false, author, note, children }: MessageBubbleProps) {
  return (
    <li css={[lineStyle, { alignItems: own ? 'flex-end' : 'flex-start' }]}>
      <span css={noteStyle}>{own ? 'You' : author}</span>
      <div css={[bubbleStyle, own ? ownStyle : theirStyle]}>{children}</div>
      {note && <span css={noteStyle}>{note}</span>}
    </li>
  )
}

const lineStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.xs })

const bubbleStyle = css({
  maxWidth: 'min(560px, 85%)',
  padding: '9px 14px',
  outline: '1px solid transparent',
  borderRadius: theme.radius.large,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

const ownStyle = css({ background: theme.color.brand, color: theme.color.onBrand, borderBottomRightRadius: 5 })

const theirStyle = css({ background: theme.color.surfaceMuted, borderBottomLeftRadius: 5 })

const noteStyle = css({
  fontSize: theme.size.caption,
  color: theme.color.textMuted,
  padding: '0 6px',
  fontVariantNumeric: 'tabular-nums',
})
