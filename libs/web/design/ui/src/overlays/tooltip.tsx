import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ReactElement, type ReactNode, cloneElement, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'

interface TooltipProps {
  /** Without text there is no tooltip. */
  text: string | undefined
  side?: 'top' | 'right' | undefined
  /** One element that can be focused. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Explains a control on hover, focus and tap. Never the only place of a necessary text. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<DOMRect>()
  const hide = () => setAnchor(undefined)
  const shown = anchor !== undefined

  // Touch has no pointer-leave, so the next touch or scroll hides it.
  useEffect(() => {
    if (!shown) return undefined
    const close = () => setAnchor(undefined)
    document.addEventListener('pointerdown', close)
    document.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('scroll', close, true)
    }
  }, [shown])

  if (!text) return children

  return (
    <span
      role="presentation"
      css={{ display: 'contents' }}
      onPointerOver={(event) => setAnchor(anchorBox(event.currentTarget))}
      onPointerLeave={(event) => event.pointerType !== 'touch' && hide()}
      onFocus={(event) => setAnchor(anchorBox(event.currentTarget))}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {anchor &&
        createPortal(
          <Bubble anchor={anchor} side={side}>
            {text}
          </Bubble>,
          document.body,
        )}
    </span>
  )
}

// The wrapper has `display: contents`, so the control inside is measured.
const anchorBox = (wrapper: Element) => (wrapper.firstElementChild ?? wrapper).getBoundingClientRect()

function Bubble({ anchor, side, children }: { anchor: DOMRect; side: 'top' | 'right'; children: ReactNode }) {
  const place =
    side === 'right'
      ? { left: anchor.right + 8, top: anchor.top + anchor.height / 2, transform: 'translateY(-50%)' }
      : {
          left: Math.min(Math.max(anchor.left + anchor.width / 2, 140), window.innerWidth - 140),
          top: anchor.top - 8,
          transform: 'translate(-50%, -100%)',
        }
  return (
    <span role="tooltip" aria-hidden style={place} css={bubbleStyle}>
      {children}
    </span>
  )
}

const bubbleStyle = css({
  position: 'fixed',
  zIndex: theme.layer.tooltip,
  width: 'max-content',
  maxWidth: 260,
  padding: '6px 10px',
  outline: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: theme.color.text,
  color: theme.color.canvas,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  lineHeight: 1.4,
  boxShadow: theme.shadow.raised,
  pointerEvents: 'none',
})
