import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { useState } from 'react'
import { Field, controlStyle, useFieldIds } from './field'
import { type TextFieldProps, bareStyle, groupStyle } from './text-field'

/** A password that can be shown while it is typed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, optional, id, prefix: _, suffix: __, ...rest }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const ids = useFieldIds({ id, hint, error })

  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <div css={groupStyle} data-invalid={error ? true : undefined}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...ids.control}
          type={shown ? 'text' : 'password'}
          css={[controlStyle, bareStyle]}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={ids.control.id}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          css={toggleStyle}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  )
}

const toggleStyle = css({
  flex: 'none',
  minWidth: 64,
  padding: '0 14px',
  border: 0,
  background: 'transparent',
  color: theme.color.link,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
})
