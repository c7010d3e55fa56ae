import { useMay } from '@s4/auth-session'
import type { InvoiceToSettle } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { Button, Callout } from '@s4/ui'
import { useState } from 'react'
import { useWithdrawCredit } from '../queries/completed-work-queries'
import { CreditModal } from './credit-modal'

interface CreditPartProps {
  invoice: InvoiceToSettle
  worker: string
}

/** A company's request for a credit note and the worker's answer. */
export function CreditPart({ invoice, worker }: CreditPartProps) {
  const withdraw = useWithdrawCredit()
  const [isModalOpen, setModalOpen] = useState(false)
  const mayAsk = useMay()('credits.request')
  const { id, creditRequest: request, status } = invoice
  if (status === 'credited') return null

  if (request?.status === 'open') {
    return (
      <Callout
        tone="info"
        title={`You asked ${worker} for a credit note of ${formatPence(request.amount)}`}
        action={
          mayAsk && (
            <Button size="small" tone="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              Withdraw request
            </Button>
          )
        }
      >
        {asSentence(request.reason)} The invoice stays as it is until they accept.
      </Callout>
    )
  }
  return (
    <>
      {request?.status === 'declined' && (
        <Callout tone="warning" title={`${worker} declined a credit note of ${formatPence(request.amount)}`}>
          {request.answer}
        </Callout>
      )}
      {mayAsk && (
        <div>
          <Button size="small" tone="plain" onClick={() => setModalOpen(true)}>
            Ask for a credit note
          </Button>
        </div>
      )}
      <CreditModal invoice={invoice} worker={worker} open={isModalOpen} onClose={() => setModalOpen(false)} />
    </>
  )
}
