import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Check } from 'lucide-react'

interface SavedMarkProps {
  /** The `status` of the change that the control sends. A refusal says itself what went wrong. */
  state: 'idle' | 'pending' | 'success' | 'error'
}

/** *Saving…*, then *Saved*, beside a control that saves by itself; read out without taking the focus. */
export function SavedMark({ state }: SavedMarkProps) {
  return (
    <span role="status" css={markStyle}>
      {state === 'pending' && 'Saving…'}
      {state === 'success' && (
        <>
          <Check size={14} aria-hidden css={tickStyle} />
          Saved
        </>
      )}
    </span>
  )
}

/** Its line is kept while it says nothing, so that nothing moves. */
const markStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: '1.5em',
  fontSize: theme.size.small,
  lineHeight: 1.5,
  color: theme.color.textMuted,
})

const tickStyle = css({ flex: 'none', color: theme.color.successText })
