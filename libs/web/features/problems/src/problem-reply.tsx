import { useSendWithPictures } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { ReplyForm } from '@s4/thread'
import { useReply } from './problem-queries'

const loadReplyFields = () => import('./problem-reply-fields').then(({ ReplyFields }) => ReplyFields)

interface ProblemReplyProps {
  id: string
  hint: string
  onSent: () => void
}

/** Writes into the thread of a problem. */
export function ProblemReply({ id, hint, onSent }: ProblemReplyProps) {
  const reply = useReply()
  const { send, ...sending } = useSendWithPictures(reply)
  const { formProps, field } = useContractForm({
    schema: loadReplyFields,
    defaultValues: { text: '' },
    failure: reply.error,
    onSubmit: ({ text }) => send((sent) => reply.mutate({ id, text, ...sent }, { onSuccess: onSent })),
  })
  return <ReplyForm hint={hint} {...sending} formProps={formProps} field={field('text')} />
}
