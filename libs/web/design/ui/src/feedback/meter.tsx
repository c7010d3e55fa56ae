import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { useId } from 'react'

interface ProgressBarProps {
  label: string
  value: number
  max?: number | undefined
  /** The value as text: “3 of 5 done”. */
  text?: string | undefined
  tone?: 'action' | 'success' | 'warning' | 'danger' | undefined
}

/** How much of something is done or taken, as a bar and as text. */
export function ProgressBar({ label, value, max = 100, text, tone = 'action' }: ProgressBarProps) {
  const id = useId()
  const share = Math.min(100, Math.max(0, (value / max) * 100))
  const words = text ?? `${Math.round(share)}%`

  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: theme.space.tight, width: '100%' }}>
      <div css={headStyle}>
        <span id={id}>{label}</span>
        {/* New words are a new part: longer ones, which begin further left, have not moved. */}
        <span key={words} css={wordsStyle}>
          {words}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
        css={trackStyle}
      >
        <div css={[barStyle, { background: fills[tone] }]} style={{ transform: `scaleX(${share / 100})` }} />
      </div>
    </div>
  )
}

const fills = {
  action: theme.color.action,
  success: theme.color.successMark,
  warning: theme.color.warningMark,
  danger: theme.color.dangerMark,
}

const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.md,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
})

const wordsStyle = css({
  color: theme.color.textMuted,
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

const trackStyle = css({
  height: 8,
  borderRadius: theme.radius.pill,
  background: theme.color.skeleton,
  overflow: 'hidden',
})

const barStyle = css({
  height: '100%',
  borderRadius: theme.radius.pill,
  transformOrigin: 'left',
  transition: `transform ${theme.motion.calm}`,
})
