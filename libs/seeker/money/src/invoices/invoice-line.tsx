import type { Invoice } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { LinkRow, Money, Text } from '@s4/ui'
import type { To } from 'react-router-dom'
import { awaitsAnswer } from './answer-part'
import { InvoiceState } from './invoice-state'

interface InvoiceLineProps {
  invoice: Invoice
  /** The address with the invoice beside the list. */
  to: To
  isOpen: boolean
}

/** An invoice in the list. */
export function InvoiceLine({ invoice, to, isOpen }: InvoiceLineProps) {
  const { number, buyer, lines, total, credited, issuedOn } = invoice
  // It names the job, the site and the day.
  const [work, ...more] = lines
  return (
    <LinkRow
      title={number}
      level={3}
      to={to}
      aria-current={isOpen || undefined}
      state={
        <>
          <InvoiceState invoice={invoice} />
          {awaitsAnswer(invoice) && (
            <Text size="small" weight="medium">
              Check and accept it
            </Text>
          )}
          {isObjectedTo(invoice) && (
            <Text size="small" weight="medium">
              You objected
            </Text>
          )}
          {awaitsConfirmation(invoice) && <Text size="small">Did it arrive?</Text>}
        </>
      }
      facts={[<Money key="total">{formatPence(total - credited)}</Money>, buyer.name, dateText(issuedOn)]}
    >
      {work && (
        <Text size="small" tone="muted">
          {work.description}
          {more.length > 0 && ` … and ${more.length} more ${more.length === 1 ? 'line' : 'lines'}`}
        </Text>
      )}
    </LinkRow>
  )
}

const isObjectedTo = ({ answer }: Invoice) =>
  answer !== null && answer.objectedAt !== null && answer.acceptedAt === null

const awaitsConfirmation = ({ payments }: Invoice) =>
  payments.some(
    ({ direction, confirmedAt, reversedAt }) => direction === 'payment' && confirmedAt === null && reversedAt === null,
  )
