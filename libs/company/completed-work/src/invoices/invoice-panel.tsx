import { apiLinks } from '@s4/links'
import type { InvoiceToSettle } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { Button, Callout, Divider, ExternalLink, Inline, Money, StatusBadge, Text } from '@s4/ui'
import { invoiceTitle } from '@s4/work'
import { useState } from 'react'
import { CreditPart } from './credit-part'
import { PaidModal } from './paid-modal'
import { ReopenModal } from './reopen-modal'

export function InvoicePanel({ invoice, worker }: { invoice: InvoiceToSettle; worker: string }) {
  const [openModal, setOpenModal] = useState<'paid' | 'reopen' | null>(null)
  const { id, number, status } = invoice
  const close = () => setOpenModal(null)

  return (
    <>
      <Divider />
      <Inline justify="between">
        <Inline>
          <ExternalLink href={apiLinks.invoicePdf(id)} target="_blank" rel="noreferrer">
            {invoiceTitle(invoice)} (PDF)
          </ExternalLink>
          <ExternalLink href={apiLinks.invoiceUbl(id)} download>
            XML
          </ExternalLink>
          <Money>{formatPence(invoice.total - invoice.credited)}</Money>
          <InvoiceState invoice={invoice} />
        </Inline>
        {status === 'issued' && (
          <Button size="small" onClick={() => setOpenModal('paid')}>
            Mark as paid
          </Button>
        )}
        {status === 'paid' && (
          <Button size="small" tone="plain" onClick={() => setOpenModal('reopen')}>
            This was not paid
          </Button>
        )}
      </Inline>
      {status === 'issued' && (
        <Text size="small" tone="muted">
          Pay {worker} directly, as you have agreed with them: S4 handles no money and never passes on bank details.
        </Text>
      )}
      {invoice.credited > 0 && (
        <Text size="small" tone="muted">
          Credit notes took {formatPence(invoice.credited)} off {formatPence(invoice.total)}.
        </Text>
      )}
      {invoice.refundDue > 0 && (
        <Callout tone="warning">
          You paid {formatPence(invoice.paid)} before: {worker} owes you {formatPence(invoice.refundDue)} back. Settle
          it between you: S4 handles no money.
        </Callout>
      )}
      <CreditPart invoice={invoice} worker={worker} />
      <PaidModal invoiceId={id} number={number} open={openModal === 'paid'} onClose={close} />
      {openModal === 'reopen' && <ReopenModal invoiceId={id} number={number} onClose={close} />}
    </>
  )
}

function InvoiceState({ invoice: { status, dueOn, paidOn, paymentReference } }: { invoice: InvoiceToSettle }) {
  if (status === 'credited') return <StatusBadge tone="neutral">Credited</StatusBadge>
  if (paidOn === null)
    return (
      <Inline>
        <StatusBadge tone="warning">To pay</StatusBadge>
        <Text size="small">Due by {dateText(dueOn)}</Text>
      </Inline>
    )
  return (
    <Inline>
      <StatusBadge tone={status === 'confirmed' ? 'success' : 'info'}>
        {status === 'confirmed' ? 'Paid and confirmed' : 'Marked as paid'}
      </StatusBadge>
      <Text size="small">
        {dateText(paidOn)}, reference {paymentReference}
      </Text>
    </Inline>
  )
}
