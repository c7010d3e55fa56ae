import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps } from 'react'
import { boxStyle, choiceLabelStyle, choiceStyle, choiceTextStyle } from './choice-style'
import { FieldNotes, type FieldTexts, fieldStyle, hintStyle, useFieldIds } from './field'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'>, Omit<FieldTexts, 'optional'> {}

/** A checkbox that is submitted with its form. */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <div css={fieldStyle}>
      {error && <FieldNotes error={error} hint={undefined} ids={ids} />}
      <span css={choiceStyle}>
        <input {...rest} {...ids.control} type="checkbox" css={boxStyle} />
        <span css={choiceTextStyle}>
          <label htmlFor={ids.control.id} css={choiceLabelStyle}>
            {label}
          </label>
          {hint && (
            <span id={ids.hintId} css={hintStyle}>
              {hint}
            </span>
          )}
        </span>
      </span>
    </div>
  )
}

export interface SwitchFieldProps extends CheckboxFieldProps {}

/** A switch that takes effect at once. */
export function SwitchField({ label, hint, error, id, ...rest }: SwitchFieldProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <div css={fieldStyle}>
      <span css={[choiceStyle, { justifyContent: 'space-between' }]}>
        <span css={choiceTextStyle}>
          <label htmlFor={ids.control.id} css={choiceLabelStyle}>
            {label}
          </label>
          <FieldNotes hint={hint} error={error} ids={ids} />
        </span>
        <input {...rest} {...ids.control} type="checkbox" role="switch" css={switchStyle} />
      </span>
    </div>
  )
}

const { color } = theme

const switchStyle = css({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 46,
  height: 28,
  margin: 0,
  border: `1.5px solid ${color.controlBorder}`,
  borderRadius: theme.radius.pill,
  background: color.surfaceMuted,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 19,
    height: 19,
    borderRadius: theme.radius.round,
    background: color.controlBorder,
    transition: `transform ${theme.motion.quick}`,
  },
  '&:checked': { background: color.action, borderColor: color.action },
  '&:checked::before': { transform: 'translateX(18px)', background: color.onAction },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
})
