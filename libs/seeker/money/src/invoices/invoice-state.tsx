import type { Invoice } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'

/** Whether an invoice is paid, and until when it is due. */
export function InvoiceState({ invoice: { status, dueOn, toPay, paid } }: { invoice: Invoice }) {
  if (status === 'credited') return <StatusBadge tone={statusTones.invoice.credited}>Credited in full</StatusBadge>
  // The worker has not said yet that it arrived.
  if (status === 'paid') return <StatusBadge tone="info">Recorded as paid</StatusBadge>
  if (status === 'confirmed') return <StatusBadge tone={statusTones.invoice.confirmed}>Paid</StatusBadge>
  return (
    <>
      <StatusBadge tone={statusTones.invoice.issued}>
        {paid > 0 ? `${formatPence(toPay)} not paid` : 'Not paid'}
      </StatusBadge>
      <Text size="small">Due by {dateText(dueOn)}</Text>
    </>
  )
}
