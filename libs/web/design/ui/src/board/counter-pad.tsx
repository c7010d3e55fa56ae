import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Minus, Plus } from 'lucide-react'
import { type StateTone, stateColours } from '../feedback/badge'

interface CounterPadProps {
  /** What is counted: `People`. */
  label: string
  value: number
  /** Beside the number: `of 400`. */
  note?: string | undefined
  tone?: StateTone | undefined
  inLabel: string
  outLabel: string
  onIn: () => void
  onOut: () => void
}

/** Two buttons large enough for a thumb in a glove, and the number between them. One press is one. */
export function CounterPad({ label, value, note, tone = 'neutral', inLabel, outLabel, onIn, onOut }: CounterPadProps) {
  return (
    <div role="group" aria-label={label} css={padStyle}>
      <button type="button" aria-label={outLabel} disabled={value <= 0} onClick={onOut} css={buttonStyle}>
        <Minus aria-hidden size={32} />
      </button>
      <output css={[numberStyle, tone !== 'neutral' && { color: stateColours[tone].text }]}>
        <span css={valueStyle}>{value}</span>
        {note && <span>{note}</span>}
      </output>
      <button type="button" aria-label={inLabel} onClick={onIn} css={[buttonStyle, inStyle]}>
        <Plus aria-hidden size={32} />
      </button>
    </div>
  )
}

const { color, space } = theme

const padStyle = css({ display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center', gap: space.sm })
const numberStyle = css({ display: 'grid', justifyItems: 'center', minWidth: 96 })
const valueStyle = css({
  fontSize: theme.size.display,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
const buttonStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.control,
  background: color.surface,
  color: color.text,
  // A second press soon after the first must not zoom the page.
  touchAction: 'manipulation',
  '&:disabled': { opacity: 0.5 },
})
const inStyle = css({ background: color.action, color: color.onAction, borderColor: color.action })
