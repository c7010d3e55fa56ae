import { css, keyframes } from '@emotion/react'
import { theme } from '@s4/theme'
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type AnimationEvent, useEffect, useState } from 'react'
import type { ToastAction, ToastType } from './toasts'

export interface ToastCardProps {
  message: string
  title?: string | undefined
  /** Anything unknown is shown as info. */
  type?: string | undefined
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined
  action?: ToastAction | undefined
  onClose: () => void
}

const EXIT_MS = 200
const DEFAULT_MS = 5000
/** How long a pointer that rests holds a toast, such as one that lay there before. */
const RESTING_MS = 5000

/** A toast with its own live region, for use outside the provider. */
export function ToastCard(props: ToastCardProps) {
  return (
    <div role={props.type === 'error' ? 'alert' : 'status'}>
      <ToastBody {...props} />
    </div>
  )
}

/** A toast without a live region. The focus pauses its timer, and a pointer that moves over it. */
export function ToastBody({ message, title, type, action, duration = DEFAULT_MS, onClose }: ToastCardProps) {
  const [leaving, setLeaving] = useState(false)
  const [held, setHeld] = useState(false)
  const { icon: Icon, word, mark } = isToastType(type) ? kinds[type] : kinds.info

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(onClose, EXIT_MS)
    return () => clearTimeout(timer)
  }, [leaving, onClose])

  useEffect(() => {
    if (!held) return undefined
    const timer = setTimeout(() => setHeld(false), RESTING_MS)
    return () => clearTimeout(timer)
  }, [held])

  // Only the end of the bar's animation means that the time is over.
  const handleTimeUp = (event: AnimationEvent) => {
    event.stopPropagation()
    setLeaving(true)
  }

  return (
    <div
      css={[cardStyle, held && heldStyle, leaving && leavingStyle]}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon role="img" aria-label={word} size={20} css={{ flex: 'none', marginTop: 1, color: mark }} />
      <p css={messageStyle}>{title ? `${title}: ${message}` : message}</p>
      {action && (
        <button type="button" onClick={() => (action.run(), onClose())} css={actionStyle}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Close" onClick={() => setLeaving(true)} css={closeStyle}>
        <X aria-hidden size={18} />
      </button>
      <span css={trackStyle}>
        <span
          data-part="progress"
          onAnimationEnd={handleTimeUp}
          css={[barStyle, { background: mark }]}
          style={{ animationDuration: `${duration}ms` }}
        />
      </span>
    </div>
  )
}

const { color, space } = theme

const kinds: Record<ToastType, { icon: typeof Info; word: string; mark: string }> = {
  success: { icon: CircleCheck, word: 'Success', mark: color.successMark },
  error: { icon: CircleX, word: 'Error', mark: color.dangerMark },
  warning: { icon: TriangleAlert, word: 'Warning', mark: color.warningMark },
  info: { icon: Info, word: 'Information', mark: color.infoMark },
}

const isToastType = (type: string | undefined): type is ToastType => type !== undefined && Object.hasOwn(kinds, type)

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.95)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(8px) scale(0.97)' } })
const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } })

const barStyle = css({
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  animation: `${runOut} linear forwards`,
})

const cardStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.snug,
  width: '100%',
  padding: '14px 10px 16px 16px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.card,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: theme.shadow.raised,
  animation: `${enter} ${theme.motion.calm}`,
  pointerEvents: 'auto',
  '&:focus-within [data-part]': { animationPlayState: 'paused' },
  [theme.still]: { animation: 'none' },
})

const heldStyle = css({ '& [data-part]': { animationPlayState: 'paused' } })

const leavingStyle = css({ animation: `${leave} ${theme.motion.calm} forwards`, [theme.still]: { animation: 'none' } })

const messageStyle = css({
  flex: 1,
  minWidth: 0,
  fontSize: theme.size.compact,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
})

const closeStyle = css({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 32,
  height: 32,
  margin: '-5px 0',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  '&:hover': { background: color.surfaceMuted, color: color.text },
  [theme.below.tablet]: { width: 44, height: 44, margin: '-11px -6px -11px 0' },
})

const actionStyle = css({
  flex: 'none',
  minHeight: 32,
  margin: '-5px 0',
  padding: '0 8px',
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  color: color.link,
  fontSize: theme.size.compact,
  fontWeight: theme.weight.heading,
  cursor: 'pointer',
  '&:hover': { background: color.surfaceMuted },
  [theme.below.tablet]: { minHeight: 44, margin: '-11px 0' },
})

const trackStyle = css({ position: 'absolute', inset: 'auto 0 0', height: 4, background: color.surfaceMuted })
