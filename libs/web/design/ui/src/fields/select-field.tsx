import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, controlStyle, useFieldIds } from './field'

export interface Choice {
  value: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'prefix'>, FieldTexts {
  options: readonly Choice[]
  /** The label of the empty value. */
  emptyLabel?: string | undefined
}

/** The browser's own select. */
export function SelectField({ label, hint, error, optional, id, options, emptyLabel, ...rest }: SelectFieldProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <span css={selectBoxStyle}>
        <select {...rest} {...ids.control} css={[controlStyle, selectStyle]}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} />
      </span>
    </Field>
  )
}

const selectBoxStyle = css({
  position: 'relative',
  display: 'block',
  '& > svg': { position: 'absolute', right: 12, top: 13, pointerEvents: 'none', color: theme.color.textMuted },
})

const selectStyle = css({ appearance: 'none', paddingRight: 38, cursor: 'pointer', textOverflow: 'ellipsis' })
