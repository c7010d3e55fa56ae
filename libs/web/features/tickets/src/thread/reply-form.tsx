import { useContractForm } from '@s4/api-client/forms'
import { problems } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { Button, Form, Refusal, TextArea } from '@s4/ui'
import { useState } from 'react'
import { PicturesField } from './pictures-field'
import { useWritten } from './use-written'

interface Reply {
  id: string
  text: string
  fileIds: string[]
}

interface ReplyFormProps {
  id: string
  hint: string
  write: {
    isPending: boolean
    error: ApiError | null
    mutate: (reply: Reply, options: { onSuccess: () => void }) => void
  }
}

const ReplyFields = problems['problems.reply'].input.pick({ text: true })

/** Writes into a thread. */
export function ReplyForm(props: ReplyFormProps) {
  // A reply that has arrived gives way to an empty form, pictures included.
  const [draft, setDraft] = useState(0)
  return <ReplyFieldsForm key={draft} {...props} onWritten={() => setDraft(draft + 1)} />
}

function ReplyFieldsForm({ id, hint, write, onWritten }: ReplyFormProps & { onWritten: () => void }) {
  const { busy, trouble, pictures, send } = useWritten(write)
  const { formProps, field } = useContractForm({
    schema: ReplyFields,
    defaultValues: { text: '' },
    failure: write.error,
    onSubmit: ({ text }) => send((sent) => write.mutate({ id, text, ...sent }, { onSuccess: onWritten })),
  })

  return (
    <Form label="Write into the thread" {...formProps}>
      <Refusal failure={trouble} title="It did not go out">
        What you wrote is still here.
      </Refusal>
      <TextArea label="Your answer" hint={hint} rows={4} {...field('text')} />
      <PicturesField {...pictures} />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </Form>
  )
}
