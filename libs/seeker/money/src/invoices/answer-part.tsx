import type { Invoice } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Inline, Text } from '@s4/ui'
import { lazy, Suspense, useState } from 'react'
import { useAnswerInvoice } from '../queries/money-queries'

const ObjectModal = lazy(async () => ({ default: (await import('./object-modal')).ObjectModal }))

/** The worker accepts an invoice made in their name, or objects to it. */
export function AnswerPart({ invoice: { id, number, answer } }: { invoice: Invoice }) {
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
      <Text size="small">
        {answer.objectedAt === null
          ? 'You have not answered this invoice yet. Accept it, or object to it.'
          : `You objected on ${dateText(localDate(answer.objectedAt))}: ${answer.objection}`}
      </Text>
      <Inline>
        <Button
          size="small"
          tone="quiet"
          aria-label={`Accept invoice ${number}`}
          busy={send.isPending}
          onClick={() => send.mutate({ id, answer: 'accept' })}
        >
          Accept
        </Button>
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
      {objecting && (
        <Suspense>
          <ObjectModal id={id} number={number} onClose={() => setObjecting(false)} />
        </Suspense>
      )}
    </>
  )
}
