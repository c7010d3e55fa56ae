import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type StateTone, stateColours } from '../feedback/badge'

export interface Figure {
  label: string
  value: number
  /** The colour of a figure above zero. */
  tone?: StateTone | undefined
  /** Whether only what it counts is shown; left out for a figure that is no button. */
  pressed?: boolean | undefined
  onPress?: (() => void) | undefined
}

/** A few large numbers in a row. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul role="list" aria-label={label} css={rowStyle}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <OneFigure {...figure} />
        </li>
      ))}
    </ul>
  )
}

function OneFigure({ label, value, tone = 'neutral', pressed, onPress }: Figure) {
  const look = [figureStyle, value > 0 && tone !== 'neutral' && { color: stateColours[tone].text }]
  const words = (
    <>
      <span css={[valueStyle, look]}>{value}</span> <span css={labelStyle}>{label}</span>
    </>
  )
  return onPress ? (
    <button type="button" aria-pressed={pressed} onClick={onPress} css={pressableStyle}>
      {words}
    </button>
  ) : (
    <span css={boxStyle}>{words}</span>
  )
}

const { color, space } = theme

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.sm}`,
  // In columns, so that many take two rows.
  [theme.below.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' },
})
const boxStyle = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.tight,
  minHeight: 44,
  padding: `${space.xs} ${space.snug}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  [theme.below.tablet]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 0,
    width: '100%',
    padding: `${space.xs} ${space.sm}`,
  },
})
const pressableStyle = [
  boxStyle,
  css({
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: color.surfaceMuted },
    '&[aria-pressed="true"]': { background: color.selected, borderColor: color.controlBorder },
  }),
]
const figureStyle = css({ color: color.text })
const valueStyle = css({
  fontSize: theme.size.title,
  fontWeight: theme.weight.heading,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
const labelStyle = css({
  fontSize: theme.size.small,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  [theme.below.tablet]: { whiteSpace: 'normal', textAlign: 'left' },
})
