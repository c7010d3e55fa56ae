import { useSendWithPictures } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { ReplyForm } from '@s4/thread'
import { useAskAgain } from './support-queries'

const loadReplyFields = () => import('./ticket-reply-fields').then(({ ReplyFields }) => ReplyFields)

interface TicketReplyProps {
  id: string
  hint: string
  onSent: () => void
}

/** Writes into the thread of a question to S4. */
export function TicketReply({ id, hint, onSent }: TicketReplyProps) {
  const askAgain = useAskAgain()
  const { send, ...sending } = useSendWithPictures(askAgain)
  const { formProps, field } = useContractForm({
    schema: loadReplyFields,
    defaultValues: { text: '' },
    failure: askAgain.error,
    onSubmit: ({ text }) => send((sent) => askAgain.mutate({ id, text, ...sent }, { onSuccess: onSent })),
  })
  return <ReplyForm hint={hint} {...sending} formProps={formProps} field={field('text')} />
}
