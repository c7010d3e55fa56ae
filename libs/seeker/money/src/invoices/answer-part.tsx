import type { Invoice } from '@s4/contract'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Button, Inline, Text } from '@s4/ui'
import { lazy, Suspense, useState } from 'react'
import { useAnswerInvoice } from '../queries/money-queries'

const ObjectModal = lazy(async () => ({ default: (await import('./object-modal')).ObjectModal }))

/** Nobody is asked about an invoice that is paid or credited; they may still object. */
const settled: readonly Invoice['status'][] = ['paid', 'confirmed', 'credited']

/** The worker accepts an invoice made in their name, or objects to it. */
export function AnswerPart({ invoice: { id, number, answer, status } }: { invoice: Invoice }) {
  const send = useAnswerInvoice()
  const [objecting, setObjecting] = useState(false)
  if (answer === null) return null
  if (answer.acceptedAt !== null)
    return (
      <Text size="small" tone="muted">
        You accepted this invoice on {dateText(localDate(answer.acceptedAt))}.
      </Text>
    )
  const asks = answer.objectedAt === null && !settled.includes(status)
  return (
    <>
      {asks && <Text size="small">Is this invoice right? Accept it, or object to it.</Text>}
      {answer.objectedAt !== null && (
        <Text size="small">
          You objected on {dateText(localDate(answer.objectedAt))}: {answer.objection}
        </Text>
      )}
      <Inline>
        {!settled.includes(status) && (
          <Button
            size="small"
            tone="quiet"
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
      {objecting && (
        <Suspense>
          <ObjectModal id={id} number={number} onClose={() => setObjecting(false)} />
        </Suspense>
      )}
    </>
  )
}
