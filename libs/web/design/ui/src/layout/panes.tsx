import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

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
  const box = useRef<HTMLDivElement>(null)
  const above = useRoomAbove(box)
  return (
    <div ref={box} css={[panesStyle, above !== null && { '--above': `${above}px` }]}>
      <nav aria-label={label} css={[listStyle, showing === 'detail' && notOnPhonesStyle]}>
        {list}
      </nav>
      <div css={[detailStyle, showing === 'list' && notOnPhonesStyle]}>{children}</div>
    </div>
  )
}

/** How far below the top of the document it stands: banners come and go above it. */
function useRoomAbove(box: { current: HTMLElement | null }): number | null {
  const [above, setAbove] = useState<number | null>(null)
  useLayoutEffect(() => {
    const main = box.current?.closest('main')
    if (!main) return undefined
    const measure = () => setAbove(Math.round((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    const watch = new ResizeObserver(() => {
      for (const part of main.children) watch.observe(part)
      measure()
    })
    watch.observe(main)
    measure()
    return () => watch.disconnect()
  }, [box])
  return above
}

const { color, space, below } = theme

const panesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(260px, 340px) minmax(0, 1fr)',
  // Without the top bar, the banners, and the page's padding below.
  height: 'calc(100dvh - var(--above, 96px) - 40px)',
  minHeight: 280,
  width: '100%',
  maxWidth: theme.width.content,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surface,
  boxShadow: theme.shadow.card,
  overflow: 'hidden',
  [below.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'calc(100dvh - var(--above, 72px) - 84px - env(safe-area-inset-bottom))',
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
