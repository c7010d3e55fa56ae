import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ReactNode } from 'react'

interface PanesProps {
  list: ReactNode
  /** The label of the list for screen readers. */
  label: string
  /** Which of the two a phone shows. */
  showing: 'list' | 'detail'
  /** The chosen item. */
  children: ReactNode
}

/** A list with the chosen item beside it, both scrolling by themselves; phones show one of them. */
export function Panes({ list, label, showing, children }: PanesProps) {
  return (
    <div css={panesStyle}>
      <nav aria-label={label} css={[listStyle, showing === 'detail' && notOnPhonesStyle]}>
        {list}
      </nav>
      <div css={[detailStyle, showing === 'list' && notOnPhonesStyle]}>{children}</div>
    </div>
  )
}

const { color, space, below } = theme

const panesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
  // Without the top bar and the page's padding.
  height: 'calc(100dvh - 64px - 64px)',
  minHeight: 360,
  width: '100%',
  maxWidth: theme.width.content,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surface,
  boxShadow: theme.shadow.card,
  overflow: 'hidden',
  [below.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'calc(100dvh - 56px - 100px - env(safe-area-inset-bottom))',
  },
})

const notOnPhonesStyle = css({ [below.tablet]: { display: 'none' } })

const listStyle = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${color.border}`,
  padding: space.sm,
  [below.tablet]: { borderInlineEnd: 0 },
})

const detailStyle = css({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 })
