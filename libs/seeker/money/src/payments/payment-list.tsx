import type { Invoice, PaymentRecord } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { dateText } from '@s4/domain/shift-text'
import { Button, Inline, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { useConfirm } from '../queries/money-queries'
import { WrongPaymentModal } from './wrong-payment-modal'

interface PaymentListProps {
  invoice: Invoice
  /** Whether the invoice itself is to be answered first. */
  afterAnswer: boolean
}

/** The payments of an invoice, each with the worker's confirmation. */
export function PaymentList({ invoice: { payments, buyer }, afterAnswer }: PaymentListProps) {
  const [wrong, setWrong] = useState<PaymentRecord | null>(null)
  return (
    <>
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} isNext={!afterAnswer} onWrong={() => setWrong(payment)} />
      ))}
      {wrong && <WrongPaymentModal payment={wrong} company={buyer.name} onClose={() => setWrong(null)} />}
    </>
  )
}

interface PaymentLineProps {
  payment: PaymentRecord
  /** Whether nothing else of the invoice is to be answered first. */
  isNext: boolean
  onWrong: () => void
}

function PaymentLine({ payment, isNext, onWrong }: PaymentLineProps) {
  const confirm = useConfirm()
  const { id, direction, amount, paidOn, reference, confirmedAt, reversedAt, reversalReason } = payment
  const isPayment = direction === 'payment'
  return (
    <>
      <Inline>
        <Text size="small">
          {formatPence(amount)} {isPayment ? 'paid' : 'given back'} on {dateText(paidOn)}, reference {reference}
        </Text>
        {confirmedAt !== null && <StatusBadge tone={statusTones.payment.confirmed}>Confirmed</StatusBadge>}
        {reversedAt !== null && (
          <>
            <StatusBadge tone={statusTones.payment.withdrawn}>Withdrawn</StatusBadge>
            <Text size="small">{asSentence(reversalReason ?? '')}</Text>
          </>
        )}
      </Inline>
      {confirmedAt === null && reversedAt === null && (
        <Inline>
          {isPayment && <Text size="small">Did this payment arrive?</Text>}
          <Button
            size="small"
            tone={isNext ? 'action' : 'quiet'}
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ id })}
          >
            {isPayment ? 'It arrived' : 'I gave it back'}
          </Button>
          <Button size="small" tone="quiet" onClick={onWrong}>
            {isPayment ? 'It did not arrive' : 'That is wrong'}
          </Button>
        </Inline>
      )}
    </>
  )
}
