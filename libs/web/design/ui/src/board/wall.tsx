import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactNode, useEffect, useState } from 'react'

interface WallProps {
  /** Above the content; hidden while nobody moves the mouse, touches or types. */
  controls: ReactNode
  children: ReactNode
}

const HIDE_AFTER_MS = 6000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** A screen that hangs on a wall: large enough to read from three metres, with nothing around it. */
export function Wall({ controls, children }: WallProps) {
  const used = useInUse()
  return (
    <div css={wallStyle} style={{ cursor: used ? undefined : 'none' }}>
      <div css={[controlsStyle, !used && { opacity: 0, pointerEvents: 'none' }]}>{controls}</div>
      <div css={scaleStyle}>{children}</div>
    </div>
  )
}

function useInUse(): boolean {
  const [used, setUsed] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      clearTimeout(timer)
      setUsed(true)
      timer = setTimeout(() => setUsed(false), HIDE_AFTER_MS)
    }
    show()
    for (const sign of SIGNS) window.addEventListener(sign, show)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, show)
    }
  }, [])
  return used
}

const wallStyle = css({ minHeight: '100dvh', padding: theme.space.md, background: theme.color.canvas })
const controlsStyle = css({
  position: 'fixed',
  insetBlockEnd: theme.space.md,
  insetInlineEnd: theme.space.md,
  zIndex: theme.layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.sm,
  transition: `opacity ${theme.motion.calm}`,
})
// Twice the size on a large screen: capital letters a centimetre high on a 43-inch one.
const scaleStyle = css({ [theme.from.desktop]: { zoom: 1.5 }, '@media (min-width: 1700px)': { zoom: 2 } })
