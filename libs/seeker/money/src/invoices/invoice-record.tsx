import { apiLinks, seekerLinks } from '@s4/links'
import { formatPence, formatRate } from '@s4/domain/money'
import { dateText, durationText } from '@s4/domain/shift-text'
import { Callout, Card, ExternalLink, Heading, Inline, Money, Text, TextLink } from '@s4/ui'
import { AnswerPart, awaitsAnswer } from './answer-part'
import { CreditRequestPart } from './credit-request-part'
import { InvoiceState } from './invoice-state'
import { LateClaimPart } from '../payments/late-claim-part'
import { PaymentList } from '../payments/payment-list'
import { useInvoice } from '../queries/money-queries'

/** One invoice in the worker's name, with its payments. */
export function InvoiceRecord({ id }: { id: string }) {
  const invoice = useInvoice(id)
  const { assignmentId, number, buyer, lines, vat, total, credited, issuedOn, supplements, refundDue, source } = invoice

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
      {lines.map((line) => (
        <Text key={line.description} size="small">
          {line.description}
          {line.minutes > 0 && `. ${durationText(line.minutes)} at ${formatRate(line.payPerHour)}`}:{' '}
          {formatPence(line.amount)}
        </Text>
      ))}
      <Text size="small">
        <TextLink to={seekerLinks.assignment(assignmentId)}>See the shift, with your breaks and hours</TextLink>
      </Text>
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
          You owe {buyer.name} {formatPence(refundDue)} back, since it was credited after they paid. S4 moves no money:
          give it back from your bank, and they record it here.
        </Callout>
      )}
      <Inline justify="between">
        <Inline>
          <InvoiceState invoice={invoice} />
        </Inline>
        <ExternalLink href={apiLinks.invoicePdf(id)} target="_blank" rel="noreferrer">
          {source === 'own' ? `Your own invoice ${number}` : `PDF of ${number}`}
        </ExternalLink>
      </Inline>
      <AnswerPart invoice={invoice} />
      <LateClaimPart invoice={invoice} />
      <PaymentList invoice={invoice} afterAnswer={awaitsAnswer(invoice)} />
      <CreditRequestPart invoice={invoice} />
    </Card>
  )
}
