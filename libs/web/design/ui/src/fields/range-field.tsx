import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Field, useFieldIds } from './field'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** What screen readers say in place of the number. */
  valueText: string
  onChange: (value: number) => void
}

/** A slider over numbers that nobody needs to read, such as a time in milliseconds. */
export function RangeField({ label, valueText, onChange, ...range }: RangeFieldProps) {
  const ids = useFieldIds({})
  return (
    <Field label={label} ids={ids}>
      <input
        {...ids.control}
        {...range}
        type="range"
        aria-valuetext={valueText}
        css={sliderStyle}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  )
}

const sliderStyle = css({ width: '100%', minHeight: 44, margin: 0, accentColor: theme.color.action })
