import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, type FieldTexts, controlStyle, useFieldIds } from './field'

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Before the value: `£`, `+44`. */
  prefix?: string | undefined
  /** After the value: `per hour`, `m`. */
  suffix?: ReactNode
}

/** One line of text. Spread react-hook-form's `register(name)` into it. */
export function TextField({ label, hint, error, optional, id, prefix, suffix, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error })
  const grouped = Boolean(prefix || suffix)
  const input = <input type="text" {...rest} {...ids.control} css={[controlStyle, grouped && bareStyle]} />

  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      {grouped ? (
        <div css={groupStyle} data-invalid={error ? true : undefined}>
          {prefix && <span css={affixStyle}>{prefix}</span>}
          {input}
          {suffix && <span css={affixStyle}>{suffix}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

/** A date as `YYYY-MM-DD`, with the browser's own picker. */
export function DateField(props: TextFieldProps) {
  return <TextField {...props} type="date" />
}

/** A time of day, as 24-hour `HH:MM`. */
export function TimeField(props: TextFieldProps) {
  return <TextField {...props} type="time" />
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** Shows the label to screen readers only. */
  hiddenLabel?: boolean | undefined
}

export function SearchField({ label, hiddenLabel = true, id, ...rest }: SearchFieldProps) {
  const made = useId()
  const inputId = id ?? made
  const box = (
    <span css={searchStyle}>
      <Search aria-hidden size={18} />
      <input
        type="search"
        {...rest}
        id={inputId}
        aria-label={hiddenLabel ? label : undefined}
        css={[controlStyle, { paddingLeft: 40 }]}
      />
    </span>
  )
  if (hiddenLabel) return box
  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: theme.space.tight, width: '100%' }}>
      <label htmlFor={inputId} css={{ fontSize: theme.size.compact, fontWeight: theme.weight.strong }}>
        {label}
      </label>
      {box}
    </div>
  )
}

const searchStyle = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  color: theme.color.textMuted,
  '& > svg': { position: 'absolute', left: 13, top: 13, pointerEvents: 'none' },
})

export const groupStyle = css({
  display: 'flex',
  alignItems: 'stretch',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  overflow: 'hidden',
  '&:focus-within': { outline: `3px solid ${theme.color.focus}`, borderColor: theme.color.focus },
  '&[data-invalid]': { borderColor: theme.color.dangerMark, boxShadow: `inset 0 0 0 1px ${theme.color.dangerMark}` },
})

export const bareStyle = css({
  '&&': { border: 0, minHeight: 42, boxShadow: 'none', background: 'transparent' },
  [theme.below.tablet]: { '&&': { minHeight: 44 } },
  '&&:focus-visible': { outline: 'none' },
})

const affixStyle = css({
  display: 'flex',
  alignItems: 'center',
  padding: '0 12px',
  background: theme.color.surfaceMuted,
  color: theme.color.textMuted,
  fontSize: theme.size.compact,
  whiteSpace: 'nowrap',
})
