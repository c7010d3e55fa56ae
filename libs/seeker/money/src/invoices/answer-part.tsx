import type { Invoice } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Inline, Text, lazyDialog } from '@s4/ui'
import { useState } from 'react'
import { useAnswerInvoice } from '../queries/money-queries'

const ObjectModal = lazyDialog(async () => (await import('./object-modal')).ObjectModal)

/** Nobody is asked about an invoice that is paid or credited; they may still object. */
const settled: readonly Invoice['status'][] = ['paid', 'confirmed', 'credited']

/** Whether the worker has neither accepted the invoice nor objected to it, and is still asked. */
export const awaitsAnswer = ({ answer, status }: Invoice) =>
  answer !== null && answer.acceptedAt === null && answer.objectedAt === null && !settled.includes(status)

/** The worker accepts an invoice made in their name, or objects to it. */
export function AnswerPart({ invoice }: { invoice: Invoice }) {
  const { id, number, answer, status } = invoice
  const send = useAnswerInvoice()
  const [objecting, setObjecting] = useState(false)
  if (answer === null) return null
  if (answer.acceptedAt !== null)
    return (
      <Text size="small" tone="muted">
        You accepted this invoice on {dateText(localDate(answer.acceptedAt))}.
      </Text>
    )
  return (
    <>
      {awaitsAnswer(invoice) && (
        <Text size="small">
          Is this invoice right? Accept it, or object to it. Once you accept, you cannot object. Without an answer it is
          still due by {dateText(invoice.dueOn)}, and the company reads that you have not accepted it.
        </Text>
      )}
      {answer.objectedAt !== null && (
        <Text size="small">
          You objected on {dateText(localDate(answer.objectedAt))}: {answer.objection}
        </Text>
      )}
      <Inline>
        {!settled.includes(status) && (
          <Button
            size="small"
            tone={awaitsAnswer(invoice) ? 'action' : 'quiet'}
            aria-label={`Accept invoice ${number}`}
            busy={send.isPending}
            onClick={() => send.mutate({ id, answer: 'accept' })}
          >
            Accept
          </Button>
        )}
        {answer.objectedAt === null && (
          <Button
            size="small"
            tone="plain"
            aria-label={`Object to invoice ${number}`}
            onClick={() => setObjecting(true)}
          >
            Object
          </Button>
        )}
      </Inline>
      {objecting && <ObjectModal id={id} number={number} onClose={() => setObjecting(false)} />}
    </>
  )
}
