import { css, Global } from '@emotion/react'
import { theme } from '@s4/theme'
import { Siren } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface UrgentBarProps {
  title: string
  /** More about it; a phone has room for the title only. */
  children?: ReactNode
  /** What to do about it. */
  action?: ReactNode
  /** While the page is read: then it is scrolled by the bar's height, so that nothing moves under a thumb. */
  comesLater?: boolean | undefined
}

/** The height with the gap below it, in pixels. */
export const urgentBarRoom = 72

/** Something that needs a person now, above whatever screen is open. */
export function UrgentBar({ title, children, action, comesLater = false }: UrgentBarProps) {
  const bar = useRef<HTMLElement>(null)
  const cameLater = useRef(comesLater)
  useLayoutEffect(() => {
    // Below the top of a page most browsers keep what is shown in its place by themselves.
    if (!cameLater.current || !bar.current) return
    const isKept = scrollY > 0 && CSS.supports('overflow-anchor', 'auto')
    if (isKept) return
    // In a short window it scrolls away with the page.
    if (getComputedStyle(bar.current).position === 'static') return
    scrollBy({ top: bar.current.offsetHeight + GAP, behavior: 'instant' })
  }, [])
  return (
    <section ref={bar} aria-label="Alerts" css={[barStyle, comesLater && laterStyle]}>
      <Global styles={roomAbove} />
      <div role="alert" css={wordsStyle}>
        <Siren aria-hidden size={20} css={{ flex: 'none' }} />
        <strong css={titleStyle}>{title}</strong>
        {children && <span css={moreStyle}>{children}</span>}
      </div>
      <div css={actionStyle}>{action}</div>
    </section>
  )
}

const GAP = 16

/** What has the focus, and what stays beside a form, is not under this bar. */
const roomAbove = css({ html: { scrollPaddingTop: 64 + urgentBarRoom, '--alert-room': `${urgentBarRoom}px` } })

const barStyle = css({
  position: 'sticky',
  // Below the bar with the screen's title, which stays at the top, too.
  top: 64,
  zIndex: theme.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  minHeight: urgentBarRoom - GAP,
  marginBottom: GAP,
  padding: `${theme.space.sm} ${theme.space.md}`,
  borderRadius: theme.radius.control,
  background: theme.color.dangerSurface,
  color: theme.color.dangerText,
  border: `2px solid ${theme.color.dangerMark}`,
  [theme.below.tablet]: { top: 56, flexWrap: 'nowrap', padding: `${theme.space.xs} ${theme.space.sm}` },
  [theme.short]: { position: 'static' },
  '@media print': { display: 'none' },
})

/** A short page can be scrolled by the bar's height, too. */
const laterStyle = css({ 'main:has(> &)': { minHeight: 'calc(100dvh + 16px)' } })

const wordsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  minWidth: 0,
  [theme.below.tablet]: { flexWrap: 'nowrap' },
})

const titleStyle = css({
  fontWeight: theme.weight.heading,
  [theme.below.tablet]: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: 1.3,
  },
})

const moreStyle = css({ [theme.below.tablet]: { display: 'none' } })

const actionStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  [theme.below.tablet]: { flex: 'none', flexWrap: 'nowrap', gap: theme.space.xs },
})
