import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldNotes, type FieldTexts, fieldStyle, labelStyle, useFieldIds } from './field'

interface StarRatingProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  name: string
  onRate: (stars: number) => void
}

const STARS = [1, 2, 3, 4, 5]
const starsText = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

/** One to five stars, as five radio buttons. */
export function StarRating({ label, hint, error, optional, value, onRate, id, ...rest }: StarRatingProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <fieldset role="radiogroup" {...ids.control} aria-labelledby={ids.labelId} css={fieldStyle}>
      <legend id={ids.labelId} css={[labelStyle, { padding: 0 }]}>
        {label}
        {optional && ' (optional)'}
      </legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <span css={rowStyle}>
        {STARS.map((stars) => (
          <label key={stars} css={starStyle}>
            <input
              {...rest}
              type="radio"
              value={stars}
              checked={stars === value}
              onChange={() => onRate(stars)}
              aria-label={starsText(stars)}
              css={inputStyle}
            />
            <Star aria-hidden size={28} fill={stars <= value ? 'currentColor' : 'none'} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

interface StarRatingTextProps {
  /** The mean of all ratings, 1 to 5; null without ratings. */
  stars: number | null
  count: number
}

/** `4.6 (12 reviews)`. */
export function StarRatingText({ stars, count }: StarRatingTextProps) {
  if (stars === null || count === 0) return <span css={{ color: theme.color.textMuted }}>No reviews yet</span>
  return (
    <span css={textStyle}>
      <Star role="img" aria-label="Rated" size={16} fill="currentColor" css={{ color: theme.color.warningMark }} />
      {stars.toFixed(1)}
      <span css={{ color: theme.color.textMuted }}>
        ({count} {count === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  )
}

const rowStyle = css({ display: 'flex', gap: theme.space.xs })

const starStyle = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radius.control,
  color: theme.color.warningMark,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}` },
})

const inputStyle = css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })

const textStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.weight.medium,
})
