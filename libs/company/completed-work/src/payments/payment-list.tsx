import type { PaymentRecord } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { dateText } from '@s4/domain/shift-text'
import { Button, Inline, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { TakeBackModal } from './take-back-modal'

/** The payments and refunds of an invoice, also those that were taken back. */
export function PaymentList({ payments }: { payments: readonly PaymentRecord[] }) {
  const [wrong, setWrong] = useState<PaymentRecord | null>(null)
  return (
    <>
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} onWrong={() => setWrong(payment)} />
      ))}
      {wrong && <TakeBackModal payment={wrong} onClose={() => setWrong(null)} />}
    </>
  )
}

function PaymentLine({ payment, onWrong }: { payment: PaymentRecord; onWrong: () => void }) {
  const { direction, amount, paidOn, reference, confirmedAt, reversedAt, reversalReason } = payment
  const isPayment = direction === 'payment'
  return (
    <Inline justify="between">
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
        <Button size="small" tone="plain" onClick={onWrong}>
          Withdraw this record
        </Button>
      )}
    </Inline>
  )
}
