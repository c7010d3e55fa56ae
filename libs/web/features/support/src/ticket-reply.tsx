import { useSendWithPictures } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import { tickets } from '@s4/contract'
import { ReplyForm } from '@s4/thread'
import { useAskAgain } from './support-queries'

const ReplyFields = tickets['tickets.reply'].input.pick({ text: true })

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
    schema: ReplyFields,
    defaultValues: { text: '' },
    failure: askAgain.error,
    onSubmit: ({ text }) => send((sent) => askAgain.mutate({ id, text, ...sent }, { onSuccess: onSent })),
  })
  return <ReplyForm hint={hint} {...sending} formProps={formProps} field={field('text')} />
}
