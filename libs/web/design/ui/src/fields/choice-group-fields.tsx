import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { ComponentProps, ReactNode } from 'react'
import { boxStyle, choiceLabelStyle, choiceStyle, choiceTextStyle, radioStyle } from './choice-style'
import { FieldNotes, type FieldTexts, fieldStyle, hintStyle, labelStyle, useFieldIds } from './field'
import type { Choice } from './select-field'

interface GroupProps extends FieldTexts {
  name: string
  options: readonly Choice[]
  /** Side by side on wide screens, for short choices. */
  inline?: boolean | undefined
}

export interface RadioGroupFieldProps extends GroupProps, Omit<ComponentProps<'input'>, 'name' | 'type' | 'value'> {
  /** The chosen value of a controlled field. */
  value?: string | undefined
}

/** Radio buttons. Takes `register(name)` or `value` with `onChange`. */
export function RadioGroupField({
  label,
  hint,
  error,
  optional,
  options,
  inline,
  value,
  id,
  ...rest
}: RadioGroupFieldProps) {
  const checked = value === undefined ? () => ({}) : (own: string) => ({ checked: own === value })
  return (
    <ChoiceSet id={id} label={label} hint={hint} error={error} optional={optional} inline={inline} role="radiogroup">
      {options.map((option) => (
        <ChoiceLine key={option.value} option={option}>
          {(ids) => (
            <input {...rest} {...ids} {...checked(option.value)} type="radio" value={option.value} css={radioStyle} />
          )}
        </ChoiceLine>
      ))}
    </ChoiceSet>
  )
}

export interface CheckboxGroupFieldProps extends GroupProps, Omit<ComponentProps<'input'>, 'name' | 'type' | 'value'> {
  /** The chosen values of a controlled field. */
  values?: readonly string[] | undefined
}

/** Checkboxes for one field. `register(name)` gives an array of values. */
export function CheckboxGroupField({
  label,
  hint,
  error,
  optional,
  options,
  inline,
  values,
  id,
  ...rest
}: CheckboxGroupFieldProps) {
  const checked = values === undefined ? () => ({}) : (own: string) => ({ checked: values.includes(own) })
  return (
    <ChoiceSet id={id} label={label} hint={hint} error={error} optional={optional} inline={inline} role="group">
      {options.map((option) => (
        <ChoiceLine key={option.value} option={option}>
          {(ids) => (
            <input {...rest} {...ids} {...checked(option.value)} type="checkbox" value={option.value} css={boxStyle} />
          )}
        </ChoiceLine>
      ))}
    </ChoiceSet>
  )
}

interface ChoiceSetProps extends FieldTexts {
  id?: string | undefined
  role: 'radiogroup' | 'group'
  inline?: boolean | undefined
  children: ReactNode
}

function ChoiceSet({ label, hint, error, optional, inline, id, role, children }: ChoiceSetProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <fieldset role={role} {...ids.control} aria-labelledby={ids.labelId} css={fieldStyle}>
      <legend id={ids.labelId} css={[labelStyle, { padding: 0, marginBottom: theme.space.tight }]}>
        {label}
        {optional && ' (optional)'}
      </legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      <div css={inline ? inlineSetStyle : setStyle}>{children}</div>
    </fieldset>
  )
}

interface ChoiceLineProps {
  option: Choice
  children: (ids: { id: string; disabled?: true; 'aria-describedby': string | undefined }) => ReactNode
}

function ChoiceLine({ option, children }: ChoiceLineProps) {
  const ids = useFieldIds({ hint: option.hint })
  const { id, 'aria-describedby': describedBy } = ids.control
  return (
    <span css={choiceStyle}>
      {children({ id, ...(option.disabled ? { disabled: true } : {}), 'aria-describedby': describedBy })}
      <span css={choiceTextStyle}>
        <label
          htmlFor={id}
          css={[choiceLabelStyle, option.disabled && { color: theme.color.textMuted, cursor: 'not-allowed' }]}
        >
          {option.label}
        </label>
        {option.hint && (
          <span id={ids.hintId} css={hintStyle}>
            {option.hint}
          </span>
        )}
      </span>
    </span>
  )
}

const setStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.xs })
const inlineSetStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.lg, rowGap: theme.space.xs })
