import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { TextField, type TextFieldProps } from './text-field'

/** Four digits as text, so that leading zeros stay. */
export function PinField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" maxLength={4} pattern="\d{4}" {...props} css={pinStyle} />
}

const pinStyle = css({
  maxWidth: 200,
  fontSize: theme.size.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.4em',
  textAlign: 'center',
})
