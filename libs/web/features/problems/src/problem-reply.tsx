import { useSendWithPictures } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { problems } from '@s4/contract'
import { ReplyForm } from '@s4/thread'
import { useReply } from './problem-queries'

const ReplyFields = problems['problems.reply'].input.pick({ text: true })

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
    schema: ReplyFields,
    defaultValues: { text: '' },
    failure: reply.error,
    onSubmit: ({ text }) => send((sent) => reply.mutate({ id, text, ...sent }, { onSuccess: onSent })),
  })
  return <ReplyForm hint={hint} {...sending} formProps={formProps} field={field('text')} />
}
