import type { ApiError } from '@s4/contract/api-error'
import { Button, Form, Refusal, TextArea } from '@s4/ui'
import type { ComponentProps } from 'react'
import { PicturesField, type PicturesFieldProps } from './pictures-field'

interface ReplyFormProps {
  /** Who reads it. */
  hint: string
  busy: boolean
  failure: ApiError | null
  pictures: PicturesFieldProps
  /** Of the contract's form that asks for the text. */
  formProps: Omit<ComponentProps<typeof Form>, 'label' | 'children'>
  /** Of the text in that form. */
  field: Partial<ComponentProps<typeof TextArea>>
}

/** Writes into a thread. */
export const ReplyForm = ({ hint, busy, failure, pictures, formProps, field }: ReplyFormProps) => (
  <Form label="Write into the thread" {...formProps}>
    <Refusal failure={failure} title="It did not go out">
      What you wrote is still here.
    </Refusal>
    <TextArea label="Your answer" hint={hint} rows={4} {...field} />
    <PicturesField {...pictures} />
    <Button type="submit" busy={busy}>
      Send
    </Button>
  </Form>
)
