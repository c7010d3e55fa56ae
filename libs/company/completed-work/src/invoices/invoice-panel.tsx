import { useMay } from '@s4/auth-session'
import { apiLinks } from '@s4/links'
import type { InvoiceToSettle } from '@s4/contract'
import { isOverdue } from '@s4/domain/late-payment'
import { formatPence } from '@s4/domain/money'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Badge, Button, Callout, Divider, ExternalLink, Inline, Money, StatusBadge, Text } from '@s4/ui'
import { invoiceTitle, statusTones } from '@s4/work'
import { useState } from 'react'
import { PayModal } from '../payments/pay-modal'
import { PaymentList } from '../payments/payment-list'
import { RefundModal } from '../payments/refund-modal'
import { CreditPart } from './credit-part'

export function InvoicePanel({ invoice, worker }: { invoice: InvoiceToSettle; worker: string }) {
  const [openModal, setOpenModal] = useState<'pay' | 'refund' | null>(null)
  const { id, number, toPay, refundDue, source, objection } = invoice
  const close = () => setOpenModal(null)
  const may = useMay()

  return (
    <>
      <Divider />
      <Inline justify="between">
        <Inline>
          <ExternalLink href={apiLinks.invoicePdf(id)} target="_blank" rel="noreferrer">
            {invoiceTitle(invoice)} (PDF)
          </ExternalLink>
          {source === 'own' ? (
            <Badge>worker’s own invoice</Badge>
          ) : (
            <ExternalLink href={apiLinks.invoiceUbl(id)} download>
              XML of {number}
            </ExternalLink>
          )}
          <Money>{formatPence(invoice.total - invoice.credited)}</Money>
          <InvoiceState invoice={invoice} worker={worker} />
        </Inline>
        {toPay > 0 && may('payments.record') && (
          <Button
            size="small"
            aria-label={`Pay ${formatPence(toPay)} to ${worker}, invoice ${number}`}
            onClick={() => setOpenModal('pay')}
          >
            Pay {formatPence(toPay)}
          </Button>
        )}
      </Inline>
      {objection !== null && (
        <Callout tone="warning" title={`${worker} objects to this invoice`}>
          {objection}
        </Callout>
      )}
      {source === 'selfBilled' && objection === null && (invoice.accepted || toPay > 0) && (
        <Text size="small" tone="muted">
          {invoice.accepted
            ? `${worker} has accepted this invoice.`
            : `${worker} has not accepted this invoice yet. You can pay it now.`}
        </Text>
      )}
      {invoice.credited > 0 && (
        <Text size="small" tone="muted">
          Credit notes took {formatPence(invoice.credited)} off {formatPence(invoice.total)}.
        </Text>
      )}
      {invoice.creditNotes.map((note) => (
        <Inline key={note.id}>
          <ExternalLink href={apiLinks.creditNotePdf(note.id)} target="_blank" rel="noreferrer">
            Credit note {note.number} (PDF)
          </ExternalLink>
          {source === 'selfBilled' && (
            <ExternalLink href={apiLinks.creditNoteUbl(note.id)} download>
              XML of {note.number}
            </ExternalLink>
          )}
        </Inline>
      ))}
      <PaymentList payments={invoice.payments} />
      {refundDue > 0 && (
        <Callout
          tone="warning"
          action={
            may('payments.record') && (
              <Button size="small" tone="quiet" onClick={() => setOpenModal('refund')}>
                Record the refund
              </Button>
            )
          }
        >
          {worker} owes you {formatPence(refundDue)} back, since it was credited after you paid.
        </Callout>
      )}
      <CreditPart invoice={invoice} worker={worker} />
      {openModal === 'pay' && <PayModal ids={[id]} onClose={close} />}
      {openModal === 'refund' && <RefundModal invoice={invoice} onClose={close} />}
    </>
  )
}

function InvoiceState({
  invoice: { status, dueOn, toPay, paid },
  worker,
}: {
  invoice: InvoiceToSettle
  worker: string
}) {
  const [today] = useState(() => localDate(new Date().toISOString()))
  if (status === 'credited') return <StatusBadge tone={statusTones.invoice.credited}>Credited</StatusBadge>
  if (status === 'paid')
    return (
      <Inline>
        <StatusBadge tone={statusTones.invoice.paid}>Recorded as paid</StatusBadge>
        <Text size="small">{worker} has not confirmed it yet</Text>
      </Inline>
    )
  if (status === 'confirmed') return <StatusBadge tone={statusTones.invoice.confirmed}>Paid</StatusBadge>
  return (
    <Inline>
      {isOverdue({ dueOn, toPay }, today) && <StatusBadge tone="danger">Overdue</StatusBadge>}
      <StatusBadge tone={statusTones.invoice.issued}>
        {paid > 0 ? `${formatPence(toPay)} left to pay` : 'To pay'}
      </StatusBadge>
      <Text size="small">Due by {dateText(dueOn)}</Text>
    </Inline>
  )
}
