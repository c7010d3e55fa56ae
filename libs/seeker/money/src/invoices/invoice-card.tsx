import { apiLinks } from '@s4/links'
import type { Invoice } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { Button, Callout, Card, ExternalLink, Heading, Inline, Money, StatusBadge, Text } from '@s4/ui'
import { useState } from 'react'
import { CreditRequestPart } from './credit-request-part'
import { useConfirm } from '../queries/money-queries'
import { NotReceivedModal } from './not-received-modal'

/** One invoice in the worker's name, with the confirmation of its payment. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const confirm = useConfirm()
  const [missing, setMissing] = useState(false)
  const { id, number, buyer, lines, vat, total, credited, status, issuedOn, supplements, paid, refundDue } = invoice

  return (
    <Card as="article" aria-label={`Invoice ${number}`}>
      <Inline justify="between">
        <Heading level={3} size="body">
          {number}
        </Heading>
        <Money>{formatPence(total - credited)}</Money>
      </Inline>
      <Text tone="muted">
        {buyer.name}, {dateText(issuedOn)}
      </Text>
      {supplements && (
        <Text size="small">Supplements invoice {supplements}: what was settled of the same work after it.</Text>
      )}
      {lines.map(({ description }) => (
        <Text key={description} size="small">
          {description}
        </Text>
      ))}
      {vat > 0 && (
        <Text size="small" tone="muted">
          {formatPence(vat)} of it is VAT, your output tax due to HMRC.
        </Text>
      )}
      {credited > 0 && (
        <Text size="small" tone="muted">
          Credit notes took {formatPence(credited)} off {formatPence(total)}.
        </Text>
      )}
      {refundDue > 0 && (
        <Callout tone="warning">
          {formatPence(paid)} was paid before: you owe {buyer.name} {formatPence(refundDue)} back. Settle it between
          you: S4 handles no money.
        </Callout>
      )}
      <Inline justify="between">
        <InvoiceState invoice={invoice} />
        <ExternalLink href={apiLinks.invoicePdf(id)} target="_blank" rel="noreferrer">
          PDF of {number}
        </ExternalLink>
      </Inline>
      {status === 'paid' && (
        <Inline>
          <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate({ id })}>
            I have received it
          </Button>
          <Button size="small" tone="quiet" onClick={() => setMissing(true)}>
            It has not arrived
          </Button>
        </Inline>
      )}
      <CreditRequestPart invoice={invoice} />
      {missing && <NotReceivedModal invoice={invoice} onClose={() => setMissing(false)} />}
    </Card>
  )
}

function InvoiceState({ invoice: { status, dueOn, paidOn, paymentReference } }: { invoice: Invoice }) {
  if (status === 'credited') return <StatusBadge tone="neutral">Credited in full</StatusBadge>
  if (paidOn === null)
    return (
      <Inline>
        <StatusBadge tone="warning">Not paid</StatusBadge>
        <Text size="small">Due by {dateText(dueOn)}</Text>
      </Inline>
    )
  return (
    <Inline>
      <StatusBadge tone={status === 'confirmed' ? 'success' : 'info'}>
        {status === 'confirmed' ? 'Paid' : 'Marked as paid'}
      </StatusBadge>
      <Text size="small">
        {dateText(paidOn)}, reference {paymentReference}
      </Text>
    </Inline>
  )
}
