import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, controlStyle, useFieldIds } from './field'

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optional, id, ...rest }: TextAreaProps) {
  const ids = useFieldIds({ id, hint, error })
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <textarea rows={4} {...rest} {...ids.control} css={[controlStyle, areaStyle]} />
    </Field>
  )
}

const areaStyle = css({ resize: 'vertical', minHeight: 96, maxHeight: '60vh' }, 'field-sizing:content;')
